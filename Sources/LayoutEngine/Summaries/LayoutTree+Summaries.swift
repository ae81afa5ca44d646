// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Brings a record's summary up to date from its children's.
  /// - Returns: Whether the parent has to know.
  @inline(__always)
  func summarize(_ id: LayoutID) -> Bool {
    counters.sizeCalls += 1
    if records[id].kind.isStack, let changed = summarizePlainStack(id) { return changed }
    return summarizeFully(id)
  }

  /// The same where every record is summarized and counted together, so that no parent has to be told.
  @inline(__always)
  func resummarize(_ id: LayoutID) {
    if records[id].kind.isStack && resummarizePlainStack(id) { return }
    _ = summarizeFully(id)
  }

  @inline(never)
  private func summarizeFully(_ id: LayoutID) -> Bool {
    if records[id].flags.contains(.hasHoles) { store.closeHoles(id) }
    let kind = records[id].kind
    // Then what a client's layout has answered stands.
    let isSettling = kind == .custom && ownGuides.isSettling
    if kind == .text {
      TextRole.measureFirst(self, id)
    } else if kind == .custom && !isSettling {
      CustomRole.subviewsDidChange(self, id)
    } else if kind == .grid {
      GridRole.cellsDidChange(self, id)
    }
    var summary = summary(of: id)
    if records[id].flags.contains(.recount) { updateWeight(id) }
    // What is known of the record is read once and written once: each write might change what the compiler has read.
    let (records, infos) = (records, slots.infos)
    let (widths, heights, bounds) = (slots.widths, slots.heights, slots.bounds)
    let slot = records[id].slot
    var flags = records[id].flags
    if flags.contains(.hasOwnPriority) { summary.priority = slots.priority(slot) }
    if summary.priority != 0 {
      summary.facts.insert(.prioritized)
    } else {
      summary.facts.remove(.prioritized)
    }
    if flags.contains(.remembers) && !isSettling { store.forgetAnswers(id) }
    summary.noteIdeals()

    let facts = summary.facts
    let oldFacts = infos[slot].facts
    var changed =
      !flags.isDisjoint(with: [.remembers, .tellParent]) || !facts.contains(.exact)
      || !facts.isDisjoint(with: [.guidesX, .guidesY]) || (asksForBaselines && facts.contains(.baselines))
    if oldFacts.intersection(.summary) != facts {
      infos[slot].facts = oldFacts.subtracting(.summary).union(facts)
      flags.insert(.mustArrange)
      changed = true
      let parent = records[id].parent
      if parent.isRecord && oldFacts.intersection(.openEdges) != facts.intersection(.openEdges) {
        // Its neighbours keep another distance now.
        records[parent].flags.insert(.mustArrange)
      }
    }
    if widths[slot] != summary.width.limits || heights[slot] != summary.height.limits {
      widths[slot] = summary.width.limits
      heights[slot] = summary.height.limits
      changed = true
    }
    if facts.contains(.ideals), store.slots.takeIdeals(slot, summary.ideals) { changed = true }
    if bounds[slot] != summary.bounds {
      bounds[slot] = summary.bounds
      if facts.contains(.textual) {
        // Children that were offered too little may be offered enough now, or the other way round.
        flags.insert(.mustArrange)
        changed = true
      }
    }
    if facts.contains(.prioritized) && slots.priority(slot) != summary.priority {
      store.slots.setPriority(slot, summary.priority)
      changed = true
    }
    flags.subtract(isSettling ? .stale : [.stale, .rearranged, .tellParent, .remembers])
    records[id].flags = flags
    if kind.isFrame { settleFusing(id) }
    return changed
  }

  /// Counts the subtree's display items anew; its parent's sum takes the difference.
  private func updateWeight(_ id: LayoutID) {
    records[id].flags.remove(.recount)
    let slot = records[id].slot
    var weight = records[id].weight
    if records[id].childCount > 0 {
      for child in records[id].children { weight += slots.infos[child].weight }
    }
    let difference = weight - slots.infos[slot].weight
    slots.infos[slot].weight = weight
    // A parent that will count its items later in the pass replaces its sum, so the difference is not counted twice.
    let parent = records[id].parent
    if difference != 0 && parent.isRecord { addWeight(difference, above: parent) }
  }

  private func addWeight(_ difference: Int32, above first: LayoutID) {
    var id = first
    while !records[id].flags.contains(.recount) {
      slots.infos[records[id].slot].weight += difference
      if !records[id].parent.isRecord { return }
      id = records[id].parent
    }
  }

  @inline(__always)
  func childSummary(_ slot: SlotIndex) -> Summary {
    let facts = slots.infos[slot].facts
    let (width, height) = (slots.widths[slot], slots.heights[slot])
    var summary = Summary(
      width: AxisRange(width, ideal: width.minimum), height: AxisRange(height, ideal: height.minimum),
      facts: facts.intersection(.summary))
    if facts.contains(.ideals) {
      summary.width.ideal = ownIdeal(slot, .horizontal)
      summary.height.ideal = ownIdeal(slot, .vertical)
    }
    if facts.contains(.textual) { summary.bounds = slots.bounds[slot] }
    if facts.contains(.prioritized) { summary.priority = slots.priority(slot) }
    return summary
  }

  /// The highest priority among some children.
  func decidingPriority(_ children: Range<SlotIndex>) -> Double {
    var highest = -Double.infinity
    for slot in children { highest = max(highest, priority(ofSlot: slot)) }
    return highest
  }

  @inline(__always)
  func priority(ofSlot slot: SlotIndex) -> Double {
    slots.infos[slot].facts.contains(.prioritized) ? slots.priority(slot) : 0
  }

  /// An exact record's width for an offer of 0.
  @inline(__always)
  func narrowest(_ slot: SlotIndex) -> Double {
    slots.infos[slot].facts.contains(.textual) ? slots.bounds[slot].narrowest : slots.widths[slot].minimum
  }
}
