// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// A stack's summary: the children's ranges added up along the stack, and the largest across. Where these do not describe
  /// all of the stack's answers, the summary says that the stack must be asked.
  ///
  /// Along the stack the greedy division of L-51 uses clamp(available, sum of minima, sum of maxima) in
  /// total if within each priority minima do not rise in the order of service (`FlexibleMinima`).
  func stackSummary(_ id: LayoutID, _ axis: Axis) -> Summary {
    let count = records[id].childCount
    if count == 0 { return Summary() }
    let sums = childSums(id, along: axis)
    let hasSpacers = sums.any.contains(.spacer)
    let hasOpenEdges = !sums.any.isDisjoint(with: .openEdges)
    if isRearranged(id) || hasOpenEdges || records[id].hasSpacers
      || count <= SumStorage.fanOut
      || !arguments[id].spacing.isNaN
    {
      arguments[id].totalSpacing = totalSpacing(id, axis)
    }
    records[id].hasSpacers = hasOpenEdges

    var facts = sums.any.intersection([.guidesX, .guidesY, .baselines, .usesWidth, .usesHeight, .anchored])
    if !sums.all.contains(.exact) || records[id].alignment(on: axis.other).isGuide
      || facts.contains(.guides(on: axis.other))
    {
      return .general(facts)
    }
    facts.insert(.exact)
    if sums.any.isDisjoint(with: .special) {
      facts.insert(.plain)
      if count <= SumStorage.fanOut && isServedInOrder(records[id].children, axis) { facts.insert(.inOrder) }
    }
    let spacing = arguments[id].totalSpacing
    let main = AxisRange(
      max(0, sums.main.minimum + spacing), max(0, sums.main.ideal + spacing),
      max(0, sums.main.maximum + spacing))
    var result = Summary(axis, along: main, across: sums.cross, facts)
    let isTextual = sums.any.contains(.textual)
    if axis == .horizontal && isTextual {
      guard let bounds = rowBounds(id) else { return .general(facts) }
      result.setThreshold(bounds.threshold, narrowest: bounds.narrowest)
      return result
    }
    // Spacers alone have a priority of their own, and their minima were compared apart.
    let hasPriorities = sums.any.contains(.prioritized) && (!hasSpacers || hasOtherPriorities(id))
    if !sums.minima.makeClamp || hasPriorities {
      guard main.isFlexible else { return finishColumn(result, sums, isTextual) }
      guard hasPriorities, minimaAgreeByPriority(id, axis) else { return .general(facts) }
    }
    return finishColumn(result, sums, isTextual)
  }

  private func finishColumn(_ summary: Summary, _ sums: ChildSums, _ isTextual: Bool) -> Summary {
    if !isTextual { return summary }
    var result = summary
    result.setThreshold(sums.threshold, narrowest: max(sums.narrowestMax, sums.plainCrossMinimum))
    return result
  }

  private func hasOtherPriorities(_ id: LayoutID) -> Bool {
    for slot in records[id].children {
      let facts = slots.infos[slot].facts
      if facts.contains(.prioritized) && !(facts.contains(.spacer) && slots.priority(slot) == -.infinity) {
        return true
      }
    }
    return false
  }

  /// Whether the children of each priority make a clamp.
  private func minimaAgreeByPriority(_ id: LayoutID, _ axis: Axis) -> Bool {
    if records[id].childCount > 64 { return false }
    for slot in records[id].children {
      let group = priority(ofSlot: slot)
      var minima = FlexibleMinima()
      for other in records[id].children where priority(ofSlot: other) == group {
        let range = slots.limits.lengths(on: axis)[other]
        if range.isFlexible { minima.add(range) }
      }
      if !minima.makeClamp { return false }
    }
    return true
  }
}
