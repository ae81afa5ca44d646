// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A layout of any type. The views in it keep their identity when it changes to another type of layout.
///
/// - Source: Apple, `AnyLayout`.
public struct AnyLayout: Layout {
  let base: any Layout

  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// The layout in the wrapper, with its cache.
  public struct Cache {
    fileprivate var box: any LayoutBox
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(box: base.boxed())
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let box = base.boxed()
    box.adoptCache(of: cache.box)
    box.subviewsChanged()
    cache.box = box
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.box.sizeThatFits(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.box.placeSubviews(in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.box.explicitAlignment(guide.key, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.box.explicitAlignment(guide.key, in: bounds, proposal, subviews)
  }
}
