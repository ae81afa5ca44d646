// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  /// Where the child's centre goes.
  fileprivate var center: SIMD2<Double> { SIMD2(first, second) }
}

/// Puts the child's centre at a point (L-44).
enum PositionRole: UnaryRole {
  static func write(_ point: CGPoint, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .position
    let point = tree.checked("position") { $0.point(point) }
    tree.arguments[id].first = point.x
    tree.arguments[id].second = point.y
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    var result = child
    result.facts.subtract(.openEdges)
    if !child.facts.contains(.exact) { return .general(result.facts) }
    result.width = AxisRange(0, child.width.ideal, .infinity)
    result.height = AxisRange(0, child.height.ideal, .infinity)
    result.facts.formUnion([.usesWidth, .usesHeight])
    if child.facts.contains(.textual) { result.bounds.narrowest = 0 }
    return result
  }

  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse {
    let child = tree.measureChild(id, proposal)
    let size = SIMD2(
      proposal.x.isNaN ? child.x : max(proposal.x, 0), proposal.y.isNaN ? child.y : max(proposal.y, 0))
    return UnaryResponse(childProposal: proposal, childSize: child, size: size)
  }

  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement {
    let answer = tree.measure(tree.records[id].firstChild, proposal)
    return UnaryPlacement(proposal: proposal, size: answer, origin: tree.arguments[id].center - answer * 0.5)
  }
}
