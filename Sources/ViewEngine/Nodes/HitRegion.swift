// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place on screen that a tap can meet: where a leaf is drawn, or a shape that a view says it is tapped in.
package struct HitRegion {
  let node: ViewNode
  /// Where it is before the effects around it.
  package let frame: CGRect
  let outline: DrawnOutline?
  /// What the effects around do to it.
  let transform: DrawingTransform?
  /// Shapes around it, beyond which it is not met, in the window.
  var limits: [DrawnOutline] = []

  func contains(_ point: CGPoint) -> Bool {
    var own = point
    if let transform {
      let map = transform.affine
      // What is drawn as a line or a point is met nowhere.
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
  /// Adds where a leaf can be met. What is clear cannot.
  @MainActor mutating func addHit(_ leaf: LeafNode, _ appearance: LeafAppearance, frame: CGRect) {
    if isHidden || appearance.color == "clear" { return }
    var detail = DrawnDetail(frame: frame)
    leaf.describe(&detail)
    hits?.append(HitRegion(node: leaf, frame: frame, outline: detail.outline, transform: transform))
  }

  /// Adds where a view can be met that draws nothing itself.
  @MainActor package mutating func addHit(of node: ViewNode, frame: @autoclosure () -> CGRect) {
    if hits == nil || isHidden { return }
    hits?.append(HitRegion(node: node, frame: frame(), outline: nil, transform: transform))
  }

  /// Draws a view that is tapped in a shape of its own, wherever it draws something.
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
