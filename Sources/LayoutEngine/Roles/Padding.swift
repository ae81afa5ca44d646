// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FourArguments {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(insets.leading, insets.top, insets.trailing, insets.bottom)
  }

  fileprivate var insets: EdgeInsets {
    EdgeInsets(top: second, leading: first, bottom: fourth, trailing: third)
  }
  /// What the insets take on both axes.
  fileprivate var insetSum: SIMD2<Double> { SIMD2(first + third, second + fourth) }
}

/// Distances around the child (L-42).
enum PaddingRole: UnaryRole {
  static func write(_ insets: EdgeInsets, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .padding
    tree.setFourArguments(id, FourArguments(tree.checked("padding") { $0.insets(insets) }))
  }

  static func isHeld(_ insets: EdgeInsets, _ tree: LayoutTree, _ id: LayoutID) -> Bool {
    tree.records[id].kind == .padding && tree.store.fourArguments(id).insets == insets
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    var child = child
    if !child.facts.isDisjoint(with: .openEdges) {
      closeEdges(&child.facts, tree.store.fourArguments(id).insets)
    }
    if !child.facts.contains(.exact) { return .general(child.facts) }
    var result = child
    let inset = tree.store.fourArguments(id).insetSum
    result.width = child.width.padded(inset.x)
    result.height = child.height.padded(inset.y)
    if child.facts.contains(.textual) {
      // The least offer that leaves the child its threshold, subtraction rounded as it will be.
      var threshold = child.bounds.threshold + inset.x
      while threshold - inset.x < child.bounds.threshold { threshold = threshold.nextUp }
      if inset.x >= 0 {
        result.setThreshold(threshold, narrowest: child.bounds.narrowest + inset.x)
      } else if -inset.x >= child.bounds.threshold {
        result.facts.remove(.textual)
      } else {
        return .general(child.facts)
      }
    }
    return result
  }

  /// An edge with an inset keeps its distance, whatever stands at that edge.
  @inline(never)
  private static func closeEdges(_ facts: inout SlotFacts, _ insets: EdgeInsets) {
    if insets.leading != 0 { facts.remove(.openLeading) }
    if insets.trailing != 0 { facts.remove(.openTrailing) }
    if insets.top != 0 { facts.remove(.openTop) }
    if insets.bottom != 0 { facts.remove(.openBottom) }
  }

  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse {
    let inset = tree.store.fourArguments(id).insetSum
    var offer = proposal
    if !offer.x.isNaN { offer.x = max(offer.x - inset.x, 0) }
    if !offer.y.isNaN { offer.y = max(offer.y - inset.y, 0) }
    let child = tree.measureChild(id, offer)
    let size = SIMD2(max(child.x + inset.x, 0), max(child.y + inset.y, 0))
    return UnaryResponse(childProposal: offer, childSize: child, size: size)
  }

  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement {
    let response = response(tree, id, proposal)
    let insets = tree.store.fourArguments(id).insets
    return UnaryPlacement(
      proposal: response.childProposal, size: response.childSize, origin: SIMD2(insets.leading, insets.top))
  }
}

extension AxisRange {
  fileprivate func padded(_ inset: Double) -> AxisRange {
    AxisRange(max(0, minimum + inset), max(0, ideal + inset), max(0, maximum + inset))
  }
}
