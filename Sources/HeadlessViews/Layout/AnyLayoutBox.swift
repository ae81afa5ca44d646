// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Somebody on whose behalf the methods of a custom layout run.
protocol LayoutClient: AnyObject {
  func run(_ code: () -> Void)
}

/// A custom layout with its type hidden, and the cache it keeps for one record.
///
/// Make one with `AnyLayoutBox.box(_:)`; giving a record a new box of the same layout type keeps the cache.
package class AnyLayoutBox {
  /// On whose behalf the layout's methods run; nil where they are the engine's own.
  unowned(unsafe) var client: (any LayoutClient)?
  /// The numbers of the layout that were refused, and whose they are; said when the box is given to a record.
  var refused: (check: NumberCheck, modifier: String)? { nil }

  init() {}

  /// Boxes `layout`.
  package static func box<L: Layout>(_ layout: L) -> AnyLayoutBox { LayoutBox(layout) }

  /// Boxes a layout whose numbers have been checked.
  static func box<L: Layout>(_ layout: L, _ check: NumberCheck, of modifier: String) -> AnyLayoutBox {
    check.refusal == nil ? LayoutBox(layout) : RefusingLayoutBox(layout, (check, modifier))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }
  /// Whether `sizeThatFits` was asked with this proposal last, with the cache as it is now (L-82).
  func wasAskedLast(for proposal: ProposedViewSize) -> Bool { true }
  /// Takes over what `previous` has cached, if it is a box of the same layout type.
  func adoptCache(of previous: AnyLayoutBox) {}
  /// The subviews, or something in them, changed: the cache is updated before it is used again.
  func subviewsChanged() {}
}

private class LayoutBox<L: Layout>: AnyLayoutBox {
  final let layout: L
  private final var cache: L.Cache?
  private final var isStale = true
  /// The proposal of the last `sizeThatFits` with this cache.
  private final var lastProposal: ProposedViewSize?

  init(_ layout: L) {
    self.layout = layout
    super.init()
  }

  private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    guard let client else { return withCurrentCache(subviews, body) }
    var result: R?
    client.run { result = withCurrentCache(subviews, body) }
    guard let result else { preconditionFailure("a layout's method was not run") }
    return result
  }

  private func withCurrentCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    var current: L.Cache
    if var kept = cache {
      if isStale { layout.updateCache(&kept, subviews: subviews) }
      current = kept
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isStale = false
    cache = nil
    defer { cache = current }
    return body(&current)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    lastProposal = proposal
    return withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func wasAskedLast(for proposal: ProposedViewSize) -> Bool {
    // A cache without memory cannot be that of another proposal.
    MemoryLayout<L.Cache>.size == 0 || (!isStale && lastProposal == proposal)
  }

  override func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func adoptCache(of previous: AnyLayoutBox) {
    if let previous = previous as? LayoutBox<L> { cache = previous.cache }
  }

  override func subviewsChanged() { isStale = true }
}

/// The box of a layout one of whose numbers was refused.
private final class RefusingLayoutBox<L: Layout>: LayoutBox<L> {
  private let said: (check: NumberCheck, modifier: String)

  init(_ layout: L, _ said: (check: NumberCheck, modifier: String)) {
    self.said = said
    super.init(layout)
  }

  override var refused: (check: NumberCheck, modifier: String)? { said }
}
