// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// A node on whose behalf the methods of a custom layout run.
@usableFromInline
package protocol LayoutClient: AnyObject {
  func run(_ code: () -> Void)
}

/// The object that measures and places the subviews of a record with the role `custom`.
@usableFromInline
package protocol LayoutBox: AnyObject {
  /// From now on the methods of a client's layout run on a node's behalf. Those of the engine's own layouts need not.
  func act(for client: any LayoutClient)
  /// The type of a client's layout, whose methods may answer for guides; the engine's own layouts do not.
  var clientType: ObjectIdentifier? { get }
  /// The first number of the layout that was refused, and the modifier it belongs to; reported when the box is given
  /// to a record.
  var refused: (check: NumberCheck, modifier: String)? { get }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
  /// Whether `sizeThatFits` was asked with this proposal last, with the cache as it is now (L-82).
  func wasAskedLast(for proposal: ProposedViewSize) -> Bool
  /// Takes over what `previous` has cached, if it is a box of the same layout type.
  func adoptCache(of previous: any LayoutBox)
  /// The subviews, or something in them, changed: the cache is updated before it is used again.
  func subviewsChanged()
}

// The answers of a box that has no cache, and no numbers of a client.
extension LayoutBox {
  package func act(for client: any LayoutClient) {}
  package var clientType: ObjectIdentifier? { nil }
  package var refused: (check: NumberCheck, modifier: String)? { nil }

  package func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }
  package func wasAskedLast(for proposal: ProposedViewSize) -> Bool { true }
  package func adoptCache(of previous: any LayoutBox) {}
  package func subviewsChanged() {}
}

extension Layout {
  /// The layout with its type hidden, and a cache for one record. Giving a record a new box of the same layout type
  /// keeps the cache.
  package func boxed() -> any LayoutBox { CachingLayoutBox(self) }

  /// Boxes a layout whose numbers have been checked.
  package func boxed(_ check: NumberCheck, of modifier: String) -> any LayoutBox {
    check.refusal == nil ? CachingLayoutBox(self) : RefusingLayoutBox(self, (check, modifier))
  }
}

private class CachingLayoutBox<L: Layout>: LayoutBox {
  /// The node on whose behalf the layout's methods run; nil for the engine's own layouts. Unsafe, because the node owns
  /// the record that the box belongs to, and removes the record before it is freed.
  private unowned(unsafe) final var client: (any LayoutClient)?
  final let layout: L
  /// The cache, once it was made.
  private final let cache = ValueSlot<L.Cache>()
  private final var hasCache = false
  private final var isStale = true
  /// Whether there is a client: asking the reference itself would count it.
  private final var hasClient = false
  /// The proposal of the last `sizeThatFits` with this cache.
  private final var lastProposal: ProposedViewSize?

  init(_ layout: L) { self.layout = layout }

  deinit { cache.deallocate(isFull: hasCache) }

  var refused: (check: NumberCheck, modifier: String)? { nil }

  final func act(for client: any LayoutClient) { (self.client, hasClient) = (client, true) }

  final var clientType: ObjectIdentifier? { hasClient ? ObjectIdentifier(L.self) : nil }

  /// Runs a method of the layout, after the cache was made or brought up to date.
  private func run(_ subviews: LayoutSubviews, _ method: () -> Void) {
    guard let client else {
      prepareCache(subviews)
      return method()
    }
    client.run {
      prepareCache(subviews)
      method()
    }
  }

  private func prepareCache(_ subviews: LayoutSubviews) {
    if !hasCache {
      cache.fill(layout.makeCache(subviews: subviews))
      hasCache = true
    } else if isStale {
      layout.updateCache(&cache.value, subviews: subviews)
    }
    isStale = false
  }

  final func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    lastProposal = proposal
    var size = CGSize.zero
    run(subviews) {
      size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
    }
    return size
  }

  final func wasAskedLast(for proposal: ProposedViewSize) -> Bool {
    // A cache without stored values is the same for every proposal.
    MemoryLayout<L.Cache>.size == 0 || (!isStale && lastProposal == proposal)
  }

  final func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    run(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
    }
  }

  final func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    var guide: CGFloat?
    run(subviews) {
      guide =
        key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache.value)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache.value)
    }
    return guide
  }

  final func adoptCache(of previous: any LayoutBox) {
    guard let previous = previous as? CachingLayoutBox<L>, previous.hasCache else { return }
    if hasCache { _ = cache.take() }
    cache.fill(previous.cache.value)
    hasCache = true
  }

  final func subviewsChanged() { isStale = true }
}

/// The box of a layout one of whose numbers was refused.
private final class RefusingLayoutBox<L: Layout>: CachingLayoutBox<L> {
  private let said: (check: NumberCheck, modifier: String)

  init(_ layout: L, _ said: (check: NumberCheck, modifier: String)) {
    self.said = said
    super.init(layout)
  }

  override var refused: (check: NumberCheck, modifier: String)? { said }
}
