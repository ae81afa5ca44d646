// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The distances a view prefers to its neighbours: 8 points between ordinary views, none next to a
/// spacer (L-50).
/// - Source: Apple, `ViewSpacing`.
public struct ViewSpacing: Sendable {
  /// The distance between neighbours that state no other preference, in points.
  @usableFromInline package static let systemDistance: CGFloat = 8

  /// The preference per edge, in points; negative infinity where a neighbour's preference yields to it.
  var top, leading, bottom, trailing: CGFloat

  /// The preferences of an ordinary view.
  public init() { self.init(all: Self.systemDistance) }

  init(all distance: CGFloat) {
    top = distance
    leading = distance
    bottom = distance
    trailing = distance
  }

  /// The preferences of a view that keeps no distance of its own.
  public static let zero = ViewSpacing(all: 0)

  /// Those of a view with these facts: an open edge takes its neighbour's preference away.
  init(besides facts: SlotFacts) {
    self.init()
    if facts.contains(.openTop) { top = -.infinity }
    if facts.contains(.openLeading) { leading = -.infinity }
    if facts.contains(.openBottom) { bottom = -.infinity }
    if facts.contains(.openTrailing) { trailing = -.infinity }
  }
  /// Raises the preference on `edges` to that of `other` where the latter is larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// The larger preference of both on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance, in points, to keep from `next` when it follows along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return mine == -.infinity || theirs == -.infinity ? 0 : max(mine, theirs)
  }
}
