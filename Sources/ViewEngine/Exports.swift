// SPDX-License-Identifier: Apache-2.0

// A module that imports SwiftUI gets these, too, and clients rely on that: `CGFloat`, `UUID`, `@Observable`.
@_exported import Foundation
@_exported import Observation
// Types with which views describe sizes and places (`Alignment`, `Layout`, `ProposedViewSize`) are part of the engine's
// public interface, and so are observable objects and publishers.
@_exported import LayoutEngine
@_exported import Publishing
