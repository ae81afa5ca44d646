// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  fileprivate var distance: SIMD2<Double> { SIMD2(first, second) }
}

/// Draws the child elsewhere without moving its neighbours (L-43).
enum OffsetRole: UnaryRole {
  static var forwardsPriority: Bool { true }
  static var forwardsSpacer: Bool { true }

  static func write(_ distance: CGSize, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .offset
    let distance = tree.checked("offset") { $0.size(distance) }
    tree.arguments[id].first = distance.width
    tree.arguments[id].second = distance.height
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary { child }

  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement {
    UnaryPlacement(proposal: proposal, size: size, origin: tree.arguments[id].distance)
  }

  /// The child's, where the layout has it: neighbours do not see the distance (recorded: text-semantics X3).
  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    guard tree.records[id].childCount > 0 else { return nil }
    return tree.explicitGuide(key, tree.records[id].firstChild, proposal)
  }
}
