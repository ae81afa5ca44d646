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

  /// The same where every record is summarized, so that no parent has to be told.
  @inline(__always)
  func resummarize(_ id: LayoutID) {
    counters.sizeCalls += 1
    if records[id].kind.isStack && resummarizePlainStack(id) { return }
    _ = summarizeFully(id)
  }

  @inline(never)
  private func summarizeFully(_ id: LayoutID) -> Bool {
    if records[id].flags.contains(.hasHoles) { store.closeHoles(id) }
    if records[id].kind == .custom { CustomRole.subviewsDidChange(self, id) }
    var summary = summary(of: id)
    let slot = records[id].slot
    if records[id].flags.contains(.hasOwnPriority) { summary.priority = slots.priority(slot) }
    if summary.priority != 0 {
      summary.facts.insert(.prioritized)
    } else {
      summary.facts.remove(.prioritized)
    }
    updateWeight(id, slot)

    let wasAsked = records[id].flags.contains(.remembers)
    if wasAsked { store.forgetAnswers(id) }
    let oldFacts = slots.infos[slot].facts
    var changed =
      wasAsked || !summary.facts.contains(.exact) || records[id].flags.contains(.tellParent)
      || oldFacts.intersection(.summary) != summary.facts
      || !summary.facts.isDisjoint(with: [.guidesX, .guidesY])
      || (asksForBaselines && summary.facts.contains(.baselines))
    if oldFacts.intersection(.summary) != summary.facts { records[id].flags.insert(.mustArrange) }
    if slots.widths[slot] != summary.width || slots.heights[slot] != summary.height {
      slots.widths[slot] = summary.width
      slots.heights[slot] = summary.height
      changed = true
    }
    if summary.facts.contains(.textual) && slots.bounds[slot] != summary.bounds {
      // Children that were offered too little may be offered enough now, or the other way round.
      records[id].flags.insert(.mustArrange)
      changed = true
    }
    slots.bounds[slot] = summary.bounds
    if !records[id].flags.contains(.hasOwnPriority) && slots.priority(slot) != summary.priority {
      store.slots.setPriority(slot, summary.priority)
      changed = true
    }
    if records[id].parent.isRecord && oldFacts.contains(.spacer) != summary.facts.contains(.spacer) {
      // Its neighbours keep another distance now.
      records[records[id].parent].flags.insert(.mustArrange)
    }
    slots.infos[slot].facts = oldFacts.intersection(.marks).union(summary.facts)
    records[id].flags.subtract([.stale, .rearranged, .tellParent, .remembers])
    if records[id].kind.isFrame { settleFusing(id) }
    return changed
  }

  /// Keeps the subtree's sum of display items; its parent's sum takes the difference.
  private func updateWeight(_ id: LayoutID, _ slot: SlotIndex) {
    guard records[id].flags.contains(.recount) else { return }
    records[id].flags.remove(.recount)
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
    var summary = Summary(
      width: slots.widths[slot], height: slots.heights[slot], facts: facts.intersection(.summary))
    if facts.contains(.textual) { summary.bounds = slots.bounds[slot] }
    if facts.contains(.prioritized) { summary.priority = slots.priority(slot) }
    return summary
  }

  /// The highest priority among the children.
  func decidingPriority(_ id: LayoutID) -> Double {
    var highest = -Double.infinity
    for slot in records[id].children { highest = max(highest, priority(ofSlot: slot)) }
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
