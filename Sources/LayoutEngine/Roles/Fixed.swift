// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  fileprivate var fixedWidth: Double { first }
  fileprivate var fixedHeight: Double { second }
}

/// Always the same size.
enum FixedRole: LeafRole {
  static func write(_ size: CGSize, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .fixed
    tree.arguments[id].first = size.width
    tree.arguments[id].second = size.height
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    Summary(
      width: AxisRange(fixed: tree.arguments[id].fixedWidth),
      height: AxisRange(fixed: tree.arguments[id].fixedHeight),
      facts: [.exact, .leaf])
  }
}
