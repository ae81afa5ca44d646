// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A one-point line across its stack (L-24).
enum DividerRole: LeafRole {
  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    tree.orientation(id) == .horizontal
      ? Summary(width: AxisRange(fixed: 1), height: .fill, facts: [.exact, .leaf, .usesHeight])
      : Summary(width: .fill, height: AxisRange(fixed: 1), facts: [.exact, .leaf, .usesWidth])
  }
}
