// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A container that arranges its subviews by rules of its own.
///
/// Measuring calls may repeat with several proposals; only results are part of the contract (L-80).
/// - Source: Apple, `Layout`.
public protocol Layout: Sendable {
  /// What the layout wants to keep between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// A cache for `subviews`; made once and again when it cannot be updated.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings `cache` up to date when the layout or its subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's answer to `proposal`, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places every subview in `bounds`; one that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The container's own value for a horizontal guide; nil leaves it to the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The container's own value for a vertical guide; nil leaves it to the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.tree.ownGuides.noteDefault(of: Self.self)
    return nil
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.tree.ownGuides.noteDefault(of: Self.self)
    return nil
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
