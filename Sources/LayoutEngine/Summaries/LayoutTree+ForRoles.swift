// SPDX-License-Identifier: Apache-2.0

// What roles ask of the way up, and what they leave to it. Inlined, so that it costs what the flags cost.
extension LayoutTree {
  /// Whether nothing but children's answers has changed since the record was summarized.
  @inline(__always)
  func hasOnlyOtherAnswers(_ id: LayoutID) -> Bool { records[id].flags.isDisjoint(with: .needsFullSummary) }

  /// Whether the record's arguments or the list of its children changed since it was summarized.
  @inline(__always)
  func isRearranged(_ id: LayoutID) -> Bool { records[id].flags.contains(.rearranged) }

  /// Takes the arguments that a role has changed.
  @inline(__always)
  func argumentsDidChange(_ id: LayoutID) {
    records[id].flags.insert(.rearranged)
    markStale(id)
  }

  /// Takes note that a role has written other answers into its slot. Its summary will be what stands there, so it cannot
  /// be found out by comparison that they changed.
  @inline(__always)
  func answersStand(_ id: LayoutID) { records[id].flags.insert(.tellParent) }

  /// The children whose answers changed since the record was placed: the first of them, and the one after another.
  @inline(__always)
  func firstChangedChild(_ id: LayoutID) -> LayoutID { links[id].firstChanged }
  @inline(__always)
  func nextChangedChild(_ child: LayoutID) -> LayoutID { links[child].nextChanged }

  /// Takes the summary of a plain stack, which has neither a priority nor a text's threshold. The role hands on what it
  /// has read, which would be read again.
  /// - Parameter isComparing: Whether the old ranges matter; otherwise every record is summarized.
  /// - Returns: Whether the parent has to know.
  @inline(__always)
  func takePlainSummary(
    _ id: LayoutID, _ slot: SlotIndex, _ infos: SlotColumn<SlotInfo>, main: AxisLimits, in mains: LimitColumn,
    cross: AxisLimits, in crosses: LimitColumn, _ facts: SlotFacts, isComparing: Bool
  ) -> Bool {
    let oldFacts = infos[slot].facts
    var changed = asksForBaselines && facts.contains(.baselines)
    if oldFacts.intersection(.summary) != facts {
      infos[slot].facts = oldFacts.intersection(.marks).union(facts)
      records[id].flags.insert(.mustArrange)
      changed = true
    }
    if !isComparing || mains[slot] != main || crosses[slot] != cross {
      mains[slot] = main
      crosses[slot] = cross
      changed = true
    }
    if records[id].flags.contains(.stale) { records[id].flags.remove(.stale) }
    return changed
  }
}
