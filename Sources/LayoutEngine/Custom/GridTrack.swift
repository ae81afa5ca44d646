// SPDX-License-Identifier: Apache-2.0

/// The length of a column or a row for each offer, worked out from the summaries of its cells. Each exact cell
/// answers by a clamp, and the largest of clamps is a clamp.
package struct GridTrack {
  /// Whether the summaries say everything for offers from the threshold on.
  private var isExact = true
  private var range = AxisRange(fixed: 0)
  /// The length for an offer of zero.
  private var least = 0.0
  private var threshold = 0.0

  package init() {}

  /// The length for an offer, NaN for none; nil where the cells have to be asked.
  package func length(_ offer: Double) -> Double? {
    if !isExact { return nil }
    if offer == 0 { return least }
    return offer < threshold ? nil : range.answer(offer)
  }

  package mutating func addWidth(of cell: LayoutID, _ tree: LayoutTree) {
    let slot = tree.records[cell].slot
    let facts = tree.slots.infos[slot].facts
    if !facts.contains(.exact) { isExact = false }
    if facts.contains(.textual) { threshold = max(threshold, tree.slots.bounds[slot].threshold) }
    least = max(least, tree.narrowest(slot))
    range = range.widest(tree.slots.width(slot, facts))
  }

  package mutating func addHeight(of cell: LayoutID, width: Double, _ tree: LayoutTree) {
    let slot = tree.records[cell].slot
    let facts = tree.slots.infos[slot].facts
    let isWrapped = facts.contains(.textual) && width < tree.slots.bounds[slot].threshold
    if isWrapped || !facts.contains(.exact) { isExact = false }
    range = range.widest(tree.slots.height(slot, facts))
    least = range.minimum
  }
}

extension LayoutTree {
  /// The width of a record that is offered a width and no height; NaN offers no width either.
  package func width(of id: LayoutID, offered width: Double) -> Double {
    measure(records[id].slot, SIMD2(width, .nan)).x
  }

  package func height(of id: LayoutID, width: Double, offered height: Double) -> Double {
    measure(records[id].slot, SIMD2(width, height)).y
  }
}
