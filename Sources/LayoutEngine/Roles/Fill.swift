// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Answers the proposal, 10 points where it is nil (L-2, L-22).
enum FillRole: LeafRole {
  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    Summary(width: .fill, height: .fill, facts: [.exact, .leaf, .usesWidth, .usesHeight])
  }
}
