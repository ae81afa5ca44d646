// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Collects the items of a tree, and applies to each item what the nodes above it contribute.
public struct DisplayListBuilder {
  package private(set) var list = DisplayList()
  /// The time for which animated values are taken.
  package let time: Duration
  /// The product of the opacities of the nodes above.
  package var opacity = 1.0
  var isRemoving = false
  var isHidden = false
  package var identifier: String?
  /// The attributes that the modifiers above add to each item, inner ones first.
  private var attributes: [DisplayAttribute] = []
  /// The attributes that they add only to the next item, because a person perceives them once for a whole view.
  private var leadingAttributes: [DisplayAttribute] = []
  /// The coordinate map of the effects above; nil if there are none.
  package var transform: DrawingTransform?
  /// Further data for a picture, an element for each item; nil if no picture is drawn.
  var details: [DrawnDetail]?
  /// Whether elements that another node arranges and draws, such as a toolbar's, are drawn with the view that says what they are.
  var includesElsewhere = false
  /// The regions that a tap can hit, back to front; nil if there is no tap.
  package var hits: [HitRegion]?
  /// The part of the window that scroll views and rectangular clips above leave visible; only for a picture.
  private(set) var clip: CGRect?
  /// Other clip outlines above, in coordinates of the window; only for a picture.
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
    // A search for the tapped view needs no items.
    var own = hits == nil ? leaf.attributes(in: frame) : []
    // Disabled controls are drawn dimmed, and VoiceOver says so; other texts and pictures look the same as if enabled.
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

  /// Draws items that a picture clips to an outline.
  ///
  /// - Parameter outline: Made only where somebody draws a picture.
  package mutating func cut(
    at outline: @autoclosure () -> DrawnOutline, _ draw: (inout DisplayListBuilder) -> Void
  ) {
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

  /// Draws items, each with these attributes.
  package mutating func adding(_ new: [DisplayAttribute], _ draw: (inout DisplayListBuilder) -> Void) {
    if new.isEmpty { return draw(&self) }
    let outer = attributes
    attributes = new + outer
    draw(&self)
    attributes = outer
  }

  /// Draws items, of which the first one has the attributes of all of them together.
  package mutating func addingToFirst(_ new: [DisplayAttribute], _ draw: (inout DisplayListBuilder) -> Void) {
    if new.isEmpty { return draw(&self) }
    let (outer, count) = (leadingAttributes, list.count)
    leadingAttributes = new + outer
    draw(&self)
    // If nothing was drawn, the next view must not get the attributes.
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
