// SPDX-License-Identifier: Apache-2.0

// A module that imports SwiftUI gets these, too, and clients rely on that: `CGFloat`, `UUID`, `@Observable`.
@_exported import Foundation
@_exported import Observation
// What screens say of sizes and places (`Alignment`, `Layout`, `ProposedViewSize`) is part of the engine's own face.
@_exported import LayoutEngine
