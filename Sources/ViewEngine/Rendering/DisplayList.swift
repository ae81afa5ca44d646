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
  /// What else is perceived of it: its own first, then what the views around add, inner ones first. Empty for most items,
  /// and then without storage.
  public var attributes: [DisplayAttribute] = []

  package init(
    kind: Kind, text: String? = nil, color: String? = nil, frame: CGRect, opacity: Double, isRemoving: Bool,
    identifier: String? = nil, attributes: [DisplayAttribute] = []
  ) {
    self.kind = kind
    self.text = text
    self.color = color
    self.frame = frame
    self.opacity = opacity
    self.isRemoving = isRemoving
    self.identifier = identifier
    self.attributes = attributes
  }
}

extension DisplayItem: CustomStringConvertible {
  public var description: String {
    var parts = [kind.rawValue]
    if let text { parts.append("\"\(text)\"") }
    if let color { parts.append(color) }
    parts.append(
      "(\(DisplayAttribute.number(frame.minX)), \(DisplayAttribute.number(frame.minY)), \(DisplayAttribute.number(frame.width)), "
        + "\(DisplayAttribute.number(frame.height)))")
    if opacity != 1 { parts.append("opacity \(DisplayAttribute.number(opacity))") }
    if isRemoving { parts.append("removing") }
    if let identifier { parts.append("#\(identifier)") }
    if !attributes.isEmpty { parts.append("{\(attributes.map(\.description).joined(separator: "; "))}") }
    return parts.joined(separator: " ")
  }
}

/// What is on screen, back to front.
public struct DisplayList: RandomAccessCollection, Hashable, Sendable, CustomStringConvertible {
  var items: [DisplayItem] = []

  package init(items: [DisplayItem] = []) {
    self.items = items
  }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> DisplayItem { items[position] }

  /// One item a line.
  public var description: String { items.map(\.description).joined(separator: "\n") }
}

/// The drawn properties of a leaf.
public struct LeafAppearance: Equatable {
  var kind: DisplayItem.Kind
  var text: String?
  var color: String?

  package init(kind: DisplayItem.Kind, text: String? = nil, color: String? = nil) {
    self.kind = kind
    self.text = text
    self.color = color
  }
}

/// A text as an item showed it, for its leaf to compare with what it shows now.
public struct DisplayedText {
  /// The characters of the first piece.
  package let leading: String
  /// What else there is; of a kind that only the leaf knows.
  package let attributes: AnyObject?

  package init(leading: String, attributes: AnyObject?) {
    self.leading = leading
    self.attributes = attributes
  }
}
