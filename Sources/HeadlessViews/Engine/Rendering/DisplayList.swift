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

/// The drawn properties of a leaf.
struct LeafAppearance: Equatable {
  var kind: DisplayItem.Kind
  var text: String?
  var color: String?
}

/// A text as an item showed it, for its leaf to compare with what it shows now.
struct DisplayedText {
  /// The characters of the first piece.
  let leading: String
  /// What else there is; of a kind that only the leaf knows.
  let attributes: AnyObject?
}
