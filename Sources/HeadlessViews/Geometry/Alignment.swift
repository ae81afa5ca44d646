// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where children meet on the horizontal axis.
/// - Source: Apple, `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// The alignment on the guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  init(key: AlignmentKey) { self.key = key }

  public static let leading = HorizontalAlignment(
    key: AlignmentKey(LeadingEdge.self, .horizontal, code: .start))
  public static let center = HorizontalAlignment(
    key: AlignmentKey(HorizontalCenter.self, .horizontal, code: .center))
  public static let trailing = HorizontalAlignment(
    key: AlignmentKey(TrailingEdge.self, .horizontal, code: .end))

  private enum LeadingEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum TrailingEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// Where children meet on the vertical axis.
/// - Source: Apple, `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// The alignment on the guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  init(key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(key: AlignmentKey(TopEdge.self, .vertical, code: .start))
  public static let center = VerticalAlignment(
    key: AlignmentKey(VerticalCenter.self, .vertical, code: .center))
  public static let bottom = VerticalAlignment(key: AlignmentKey(BottomEdge.self, .vertical, code: .end))
  /// The baseline of the topmost line of text; the bottom edge of what has no text.
  public static let firstTextBaseline =
    VerticalAlignment(key: AlignmentKey(FirstTextBaseline.self, .vertical, code: .firstTextBaseline))
  /// The baseline of the last line of text; the bottom edge of what has no text.
  public static let lastTextBaseline =
    VerticalAlignment(key: AlignmentKey(LastTextBaseline.self, .vertical, code: .lastTextBaseline))

  private enum TopEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum BottomEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// Where children meet on both axes.
/// - Source: Apple, `Alignment`.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
