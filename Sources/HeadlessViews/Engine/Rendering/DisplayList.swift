// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One thing that is drawn.
public struct DisplayItem: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case text, color, shape, image, line
  }

  public var kind: Kind
  /// The displayed text of a text, the name of an image.
  public var text: String?
  /// The colour's name or components.
  public var color: String?
  /// Where it is drawn, in the host's space, in points; interpolated while it is animated.
  public var frame: CGRect
  /// The product of all opacities around it.
  public var opacity: Double
  /// Whether the item only stays until its removal transition ends.
  public var isRemoving: Bool
  /// The nearest accessibility identifier around it.
  public var identifier: String?
}

extension DisplayItem: CustomStringConvertible {
  public var description: String {
    var parts = [kind.rawValue]
    if let text { parts.append("\"\(text)\"") }
    if let color { parts.append(color) }
    parts.append(
      "(\(Self.short(frame.minX)), \(Self.short(frame.minY)), \(Self.short(frame.width)), "
        + "\(Self.short(frame.height)))")
    if opacity != 1 { parts.append("opacity \(Self.short(opacity))") }
    if isRemoving { parts.append("removing") }
    if let identifier { parts.append("#\(identifier)") }
    return parts.joined(separator: " ")
  }

  private static func short(_ value: Double) -> String {
    // Rounded to three decimals, because smaller differences come from the order of additions. Layout often gives
    // sixteenths of a point, which end in half a thousandth. So a number a little below a half rounds up, and noise
    // about the half makes no difference.
    let magnitude = (abs(value) * 1000 + 0.5001).rounded(.down) / 1000
    let rounded = value < 0 ? -magnitude : magnitude
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}

/// What is on screen, back to front.
public struct DisplayList: RandomAccessCollection, Hashable, Sendable, CustomStringConvertible {
  var items: [DisplayItem] = []

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> DisplayItem { items[position] }

  /// One item a line.
  public var description: String { items.map(\.description).joined(separator: "\n") }
}

/// Collects the display items of a tree, each with the effects of the nodes around it.
struct DisplayListBuilder {
  private(set) var list = DisplayList()
  /// The time for which animated values are taken.
  let time: Duration
  /// The product of the opacities on the way.
  var opacity = 1.0
  var isRemoving = false
  var isHidden = false
  var identifier: String?
  /// The map of the effects on the way; nil where there are none.
  var transform: DrawingTransform?
  /// The details that a picture shows, one for each item; nil unless a picture is drawn.
  var details: [DrawnDetail]?
  /// The part of the window that scroll views and upright clips on the way leave free; only for a picture.
  private(set) var clip: CGRect?
  /// Other outlines on the way that cut off what is beyond them, in the window; only for a picture.
  private(set) var clipOutlines: [DrawnOutline] = []

  init(time: Duration) {
    self.time = time
  }

  @MainActor mutating func add(_ leaf: LeafNode, _ appearance: LeafAppearance, frame: CGRect) {
    var detail = DrawnDetail(frame: frame)
    if details != nil {
      leaf.describe(&detail)
      detail.transform = transform
    }
    add(
      DisplayItem(
        kind: appearance.kind, text: appearance.text, color: appearance.color,
        frame: transform?.apply(to: frame) ?? frame,
        opacity: opacity, isRemoving: isRemoving, identifier: identifier), detail)
  }

  private mutating func add(_ item: DisplayItem, _ detail: DrawnDetail) {
    if isHidden { return }
    list.items.append(item)
    if details == nil { return }
    var detail = detail
    detail.clip = detail.clip.map(visible) ?? clip
    detail.clipOutlines = clipOutlines + detail.clipOutlines.map(inWindow)
    details?.append(detail)
  }

  /// Adds an item that was drawn by itself; the effects of the nodes on the way are still to be applied.
  mutating func addDrawn(_ item: DisplayItem, _ detail: DrawnDetail? = nil) {
    let detail = detail ?? DrawnDetail(frame: item.frame)
    var item = item
    item.frame = transform?.apply(to: item.frame) ?? item.frame
    item.opacity *= opacity
    item.isRemoving = item.isRemoving || isRemoving
    item.identifier = item.identifier ?? identifier
    add(item, detail)
  }

  /// Draws content that a picture shows inside of an outline only.
  ///
  /// - Parameter outline: Evaluated only for a picture.
  mutating func cut(at outline: @autoclosure () -> DrawnOutline, _ draw: (inout DisplayListBuilder) -> Void) {
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

  private func inWindow(_ outline: DrawnOutline) -> DrawnOutline {
    transform.map { outline.mapped($0.affine) } ?? outline
  }

  /// What is seen of a frame.
  private func visible(_ frame: CGRect) -> CGRect {
    let frame = transform?.apply(to: frame) ?? frame
    return clip.map(frame.intersection) ?? frame
  }
}
