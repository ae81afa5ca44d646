// SPDX-License-Identifier: Apache-2.0
import Foundation

// The guides are computed properties: they need no table, and no lazy initialisation that each use would have to wait
// for.

/// Where children meet on the horizontal axis.
/// - Source: Apple, `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The alignment on the guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  package init(_ key: AlignmentKey) { self.key = key }

  @usableFromInline
  init(_ code: AlignmentKey.Code) { key = AlignmentKey(.horizontal, code) }

  @inlinable public static var leading: Self { Self(.start) }
  @inlinable public static var center: Self { Self(.center) }
  @inlinable public static var trailing: Self { Self(.end) }
}

/// Where children meet on the vertical axis.
/// - Source: Apple, `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The alignment on the guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  package init(_ key: AlignmentKey) { self.key = key }

  @usableFromInline
  init(_ code: AlignmentKey.Code) { key = AlignmentKey(.vertical, code) }

  @inlinable public static var top: Self { Self(.start) }
  @inlinable public static var center: Self { Self(.center) }
  @inlinable public static var bottom: Self { Self(.end) }
  /// The baseline of the topmost line of text; the bottom edge of what has no text.
  @inlinable public static var firstTextBaseline: Self { Self(.firstTextBaseline) }
  /// The baseline of the last line of text; the bottom edge of what has no text.
  @inlinable public static var lastTextBaseline: Self { Self(.lastTextBaseline) }
}

/// Where children meet on both axes.
/// - Source: Apple, `Alignment`.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable
  init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  @inlinable public static var center: Self { Self(.center, .center) }
  @inlinable public static var leading: Self { Self(.leading, .center) }
  @inlinable public static var trailing: Self { Self(.trailing, .center) }
  @inlinable public static var top: Self { Self(.center, .top) }
  @inlinable public static var bottom: Self { Self(.center, .bottom) }
  @inlinable public static var topLeading: Self { Self(.leading, .top) }
  @inlinable public static var topTrailing: Self { Self(.trailing, .top) }
  @inlinable public static var bottomLeading: Self { Self(.leading, .bottom) }
  @inlinable public static var bottomTrailing: Self { Self(.trailing, .bottom) }
  @inlinable public static var centerFirstTextBaseline: Self { Self(.center, .firstTextBaseline) }
  @inlinable public static var centerLastTextBaseline: Self { Self(.center, .lastTextBaseline) }
  @inlinable public static var leadingFirstTextBaseline: Self { Self(.leading, .firstTextBaseline) }
  @inlinable public static var leadingLastTextBaseline: Self { Self(.leading, .lastTextBaseline) }
  @inlinable public static var trailingFirstTextBaseline: Self { Self(.trailing, .firstTextBaseline) }
  @inlinable public static var trailingLastTextBaseline: Self { Self(.trailing, .lastTextBaseline) }
}

/// Where the line between two rows of a list begins: accepted, as there is no line.
private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}
private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
}

extension HorizontalAlignment {
  public static var listRowSeparatorLeading: Self { Self(ListRowSeparatorLeading.self) }
  public static var listRowSeparatorTrailing: Self { Self(ListRowSeparatorTrailing.self) }
}
