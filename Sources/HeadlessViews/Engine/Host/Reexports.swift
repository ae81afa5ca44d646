// SPDX-License-Identifier: Apache-2.0

// Types with which views describe sizes and places (`Alignment`, `Layout`, `ProposedViewSize`) are part of the engine's
// public interface.
@_exported import LayoutEngine
