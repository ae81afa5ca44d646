// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Collects the items of a tree, with what the nodes on the way contribute.
public struct DisplayListBuilder {
  package private(set) var list = DisplayList()
  /// The time for which animated values are taken.
  package let time: Duration
  /// The product of the opacities on the way.
  package var opacity = 1.0
  var isRemoving = false
  var isHidden = false
  package var identifier: String?
  /// What the modifiers on the way add to each item, inner ones first.
  package var attributes: [DisplayAttribute] = []
  /// What they add to the next item alone, because it is perceived once of a view as a whole.
  private var leadingAttributes: [DisplayAttribute] = []
  /// What the effects on the way do to drawn frames; nil where there are none.
  package var transform: DrawingTransform?
  /// What a picture shows besides, an element for each item; nil where nobody draws one.
  var details: [DrawnDetail]?
  /// Where a tap can meet something, back to front; nil where nobody taps.
  package var hits: [HitRegion]?
  /// The part of the window that scroll views and upright clips on the way leave free; only for a picture.
  private(set) var clip: CGRect?
  /// Other outlines on the way that cut off what is beyond them, in the window; only for a picture.
  private(set) var clipOutlines: [DrawnOutline] = []

  package init(time: Duration) {
    self.time = time
  }

  @MainActor package mutating func add(_ leaf: LeafNode, _ appearance: LeafAppearance, frame: CGRect) {
    if hits != nil { addHit(leaf, appearance, frame: frame) }
    var detail = DrawnDetail(frame: frame)
    if details != nil {
      leaf.describe(&detail)
      detail.transform = transform
    }
    // Whoever looks for what is tapped keeps no item.
    var own = hits == nil ? leaf.attributes(in: frame) : []
    // Controls are dimmed, and VoiceOver says so; other texts and pictures look as always.
    if hits == nil, !leaf.isInteractive, leaf.control != nil { own.append(DisplayAttribute("disabled")) }
    add(
      DisplayItem(
        kind: appearance.kind, text: appearance.text, color: appearance.color,
        frame: transform?.apply(to: frame) ?? frame,
        opacity: opacity, isRemoving: isRemoving, identifier: identifier, attributes: own), detail)
  }

  private mutating func add(_ item: DisplayItem, _ detail: DrawnDetail) {
    if isHidden { return }
    var item = item
    if let turn = transform?.turn(withScale: !item.attributes.isEmpty) { item.attributes.append(turn) }
    if !attributes.isEmpty { item.attributes += attributes }
    if !leadingAttributes.isEmpty {
      item.attributes += leadingAttributes
      leadingAttributes = []
    }
    list.items.append(item)
    if details == nil { return }
    var detail = detail
    detail.clip = detail.clip.map(visible) ?? clip
    detail.clipOutlines = clipOutlines + detail.clipOutlines.map(inWindow)
    details?.append(detail)
  }

  /// Adds an item from another builder. The opacity, transform, identifier and removal of the nodes above are applied to it
  /// here.
  package mutating func addDrawn(_ item: DisplayItem, _ detail: DrawnDetail? = nil) {
    let detail = detail ?? DrawnDetail(frame: item.frame)
    var item = item
    item.frame = transform?.apply(to: item.frame) ?? item.frame
    item.opacity *= opacity
    item.isRemoving = item.isRemoving || isRemoving
    item.identifier = item.identifier ?? identifier
    add(item, detail)
  }

  /// Draws what a picture shows inside of an outline only.
  ///
  /// - Parameter outline: Made only where somebody draws a picture.
  package mutating func cut(at outline: @autoclosure () -> DrawnOutline, _ draw: (inout DisplayListBuilder) -> Void) {
    if details == nil { return draw(&self) }
    let outer = (clip, clipOutlines)
    let outline = inWindow(outline())
    if let rect = outline.rect {
      clip = clip.map(rect.intersection) ?? rect
    } else {
      clipOutlines.append(outline)
    }
    draw(&self)
    (clip, clipOutlines) = outer
  }

  /// Draws items with what is perceived of each of them besides.
  package mutating func adding(_ new: [DisplayAttribute], _ draw: (inout DisplayListBuilder) -> Void) {
    if new.isEmpty { return draw(&self) }
    let outer = attributes
    attributes = new + outer
    draw(&self)
    attributes = outer
  }

  /// Draws items of which the first one has what is perceived of all together.
  package mutating func addingToFirst(_ new: [DisplayAttribute], _ draw: (inout DisplayListBuilder) -> Void) {
    if new.isEmpty { return draw(&self) }
    let (outer, count) = (leadingAttributes, list.count)
    leadingAttributes = new + outer
    draw(&self)
    // Where nothing is drawn, the next view is not to have it.
    if list.count == count { leadingAttributes = outer }
  }

  private func inWindow(_ outline: DrawnOutline) -> DrawnOutline {
    transform.map { outline.mapped($0.affine) } ?? outline
  }

  /// What is seen of a frame.
  private func visible(_ frame: CGRect) -> CGRect {
    let frame = transform?.apply(to: frame) ?? frame
    return clip.map(frame.intersection) ?? frame
  }
}
