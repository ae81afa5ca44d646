// SPDX-License-Identifier: Apache-2.0

// What screens say of sizes and places (`Alignment`, `Layout`, `ProposedViewSize`) is part of the engine's own face.
@_exported import LayoutEngine
