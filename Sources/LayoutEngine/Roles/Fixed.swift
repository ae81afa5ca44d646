// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutRecord {
  fileprivate var fixedWidth: Double { arguments.0 }
  fileprivate var fixedHeight: Double { arguments.1 }
}

/// Always the same size.
enum FixedRole: LeafRole {
  static func write(_ size: CGSize, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .fixed
    tree.records[id].arguments.0 = size.width
    tree.records[id].arguments.1 = size.height
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    Summary(
      width: AxisRange(fixed: tree.records[id].fixedWidth),
      height: AxisRange(fixed: tree.records[id].fixedHeight),
      facts: [.exact, .leaf])
  }
}
