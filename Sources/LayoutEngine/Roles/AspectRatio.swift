// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  /// Width over height; NaN takes the child's ideal shape.
  fileprivate var ratio: Double {
    get { first }
    set { first = newValue }
  }
}

/// Keeps width to height (L-41).
enum AspectRatioRole: UnaryRole {
  static func write(_ ratio: CGFloat?, _ mode: ContentMode, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .aspectRatio
    tree.arguments[id].ratio = ratio.map { given in tree.checked("aspectRatio") { $0.ratio(given) } } ?? .nan
    if mode == .fill { tree.records[id].flags.insert(.fills) }
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    .general(child.facts)
  }

  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse {
    let offer = offer(tree, id, proposal)
    let child = tree.measureChild(id, offer)
    return UnaryResponse(childProposal: offer, childSize: child, size: child)
  }

  /// The largest (smallest, for `.fill`) offer of the given shape.
  private static func offer(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> SIMD2<Double> {
    if proposal.x.isNaN && proposal.y.isNaN { return proposal }
    let ratio = tree.arguments[id].ratio
    let base = ratio.isNaN ? tree.measureChild(id, SIMD2(.nan, .nan)) : SIMD2(ratio, 1)
    guard base.x != 0, base.y > 0, base.x < .infinity, base.y < .infinity else { return proposal }
    let byWidth = proposal.x / base.x
    let byHeight = proposal.y / base.y
    let scale: Double
    if proposal.x.isNaN {
      scale = byHeight
    } else if proposal.y.isNaN {
      scale = byWidth
    } else {
      scale = tree.records[id].flags.contains(.fills) ? max(byWidth, byHeight) : min(byWidth, byHeight)
    }
    // A negative ratio makes nothing of nothing, not less than nothing.
    return base * scale + 0
  }
}
