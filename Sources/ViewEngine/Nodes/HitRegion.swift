// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A region on screen that a tap can hit: the frame or outline of a leaf, or the content shape of a view.
package struct HitRegion {
  let node: ViewNode
  /// Where it is before the effects around it.
  package let frame: CGRect
  let outline: DrawnOutline?
  /// The coordinate map of the effects around it.
  let transform: DrawingTransform?
  /// Shapes around it, in coordinates of the window; a tap outside of them does not hit it.
  var limits: [DrawnOutline] = []

  func contains(_ point: CGPoint) -> Bool {
    var own = point
    if let transform {
      let map = transform.affine
      // A tap never hits something drawn as a line or a point.
      if abs(map.a * map.d - map.b * map.c) < 1e-12 { return false }
      own = point.applying(map.inverted())
    }
    if let outline {
      if !outline.contains(own) { return false }
    } else if !frame.contains(own) {
      return false
    }
    return limits.allSatisfy { $0.contains(point) }
  }
}

extension DisplayListBuilder {
  /// Adds the region of a leaf, unless the leaf is clear.
  @MainActor mutating func addHit(_ leaf: LeafNode, _ appearance: LeafAppearance, frame: CGRect) {
    if isHidden || appearance.color == "clear" { return }
    var detail = DrawnDetail(frame: frame)
    leaf.describe(&detail)
    hits?.append(HitRegion(node: leaf, frame: frame, outline: detail.outline, transform: transform))
  }

  /// Adds the region of a view that draws nothing itself.
  @MainActor package mutating func addHit(of node: ViewNode, frame: @autoclosure () -> CGRect) {
    if hits == nil || isHidden { return }
    hits?.append(HitRegion(node: node, frame: frame(), outline: nil, transform: transform))
  }

  /// Draws a view with a content shape; a tap hits it in that shape, wherever the view draws.
  package mutating func addHits(
    of node: ViewNode, in outline: DrawnOutline, _ draw: (inout DisplayListBuilder) -> Void
  ) {
    guard let before = hits?.count else { return draw(&self) }
    hits?.append(HitRegion(node: node, frame: .zero, outline: outline, transform: transform))
    draw(&self)
    let limit = transform.map { outline.mapped($0.affine) } ?? outline
    for index in (before + 1)..<(hits?.count ?? 0) { hits?[index].limits.append(limit) }
  }

  /// Draws a view that cannot be tapped.
  mutating func withoutHits(_ draw: (inout DisplayListBuilder) -> Void) {
    let before = hits
    draw(&self)
    hits = before
  }
}
