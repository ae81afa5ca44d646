// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a record tells its parent: how it answers every proposal, or that it has to be asked.
struct Summary {
  var width = AxisRange(fixed: 0)
  var height = AxisRange(fixed: 0)
  var facts: SlotFacts = [.exact]
  var bounds = TextBounds()
  var priority = 0.0

  /// A record that has to be asked for each proposal.
  static func general(_ facts: SlotFacts) -> Summary {
    Summary(
      facts: facts.intersection([.guidesX, .guidesY, .baselines, .spacer]).union([.usesWidth, .usesHeight]))
  }

  @inline(__always)
  mutating func setThreshold(_ threshold: Double, narrowest: Double) {
    bounds = TextBounds(threshold: threshold, narrowest: narrowest)
    facts.insert(.textual)
  }
}

extension LayoutTree {
  /// Brings a record's summary up to date from its children's.
  /// - Returns: Whether the parent has to know.
  @inline(__always)
  func summarize(_ i: Int) -> Bool {
    counters.sizeCalls += 1
    if records[i].kind.isStack, let changed = summarizePlainStack(i) { return changed }
    return summarizeFully(i)
  }

  @inline(never)
  private func summarizeFully(_ i: Int) -> Bool {
    if records[i].flags.contains(.hasHoles) { closeHoles(i) }
    if records[i].kind == .custom { customDidChange(i) }
    var summary = summary(of: i)
    let slot = Int(records[i].slot)
    if records[i].flags.contains(.hasOwnPriority) { summary.priority = slots.priority(slot) }
    if summary.priority != 0 {
      summary.facts.insert(.prioritized)
    } else {
      summary.facts.remove(.prioritized)
    }
    updateWeight(i, slot)

    let wasAsked = records[i].flags.contains(.remembers)
    if wasAsked { memos.drop(&links[i].memo) }
    let oldFacts = slots.infos[slot].facts
    var changed =
      wasAsked || !summary.facts.contains(.exact) || records[i].flags.contains(.tellParent)
      || oldFacts.intersection(.summary) != summary.facts
      || !summary.facts.isDisjoint(with: [.guidesX, .guidesY])
      || (asksForBaselines && summary.facts.contains(.baselines))
    if oldFacts.intersection(.summary) != summary.facts { records[i].flags.insert(.mustArrange) }
    if slots.ranges[2 * slot] != summary.width || slots.ranges[2 * slot + 1] != summary.height {
      slots.ranges[2 * slot] = summary.width
      slots.ranges[2 * slot + 1] = summary.height
      changed = true
    }
    if summary.facts.contains(.textual) && slots.bounds[slot] != summary.bounds {
      // What was offered too little may be offered enough now, or the other way round.
      records[i].flags.insert(.mustArrange)
      changed = true
    }
    slots.bounds[slot] = summary.bounds
    if !records[i].flags.contains(.hasOwnPriority) && slots.priority(slot) != summary.priority {
      slots.setPriority(slot, summary.priority)
      changed = true
    }
    if records[i].parent >= 0 && oldFacts.contains(.spacer) != summary.facts.contains(.spacer) {
      // Its neighbours keep another distance now.
      records[Int(records[i].parent)].flags.insert(.mustArrange)
    }
    slots.infos[slot].facts = oldFacts.intersection(.marks).union(summary.facts)
    records[i].flags.subtract([.stale, .rearranged, .tellParent, .remembers])
    if records[i].kind.isFrame { settleFusing(i) }
    return changed
  }

  /// Keeps the subtree's sum of display items; its parent's sum takes the difference.
  private func updateWeight(_ i: Int, _ slot: Int) {
    guard records[i].flags.contains(.recount) else { return }
    records[i].flags.remove(.recount)
    var weight = records[i].weight
    if records[i].childCount > 0 {
      for child in childSlots(i) { weight += slots.infos[child].weight }
    }
    let difference = weight - slots.infos[slot].weight
    slots.infos[slot].weight = weight
    // A parent that will count itself later in the pass does not take it twice: counting replaces the sum.
    let parent = records[i].parent
    if difference != 0 && parent >= 0 { addWeight(difference, above: Int(parent)) }
  }

  private func addWeight(_ difference: Int32, above first: Int) {
    var i = first
    while !records[i].flags.contains(.recount) {
      slots.infos[Int(records[i].slot)].weight += difference
      if records[i].parent < 0 { return }
      i = Int(records[i].parent)
    }
  }

  /// What the record answers, from its arguments and its children's summaries. Changes nothing: checks ask it too.
  func summary(of i: Int) -> Summary {
    let kind = records[i].kind
    if kind.isUnary {
      guard records[i].childCount > 0 else { return unarySummary(i, Summary()) }
      return unarySummary(i, childSummary(Int(records[i].childStart)))
    }
    switch kind {
    case .fill:
      return Summary(width: .fill, height: .fill, facts: [.exact, .leaf, .usesWidth, .usesHeight])
    case .fixed:
      return Summary(
        width: AxisRange(fixed: records[i].a), height: AxisRange(fixed: records[i].b), facts: [.exact, .leaf])
    case .text: return textSummary(i)
    case .spacer: return spacerSummary(i)
    case .divider:
      return orientation(i) == .horizontal
        ? Summary(width: AxisRange(fixed: 1), height: .fill, facts: [.exact, .leaf, .usesHeight])
        : Summary(width: .fill, height: AxisRange(fixed: 1), facts: [.exact, .leaf, .usesWidth])
    case .hstack: return stackSummary(i, isRow: true)
    case .vstack: return stackSummary(i, isRow: false)
    case .zstack: return depthSummary(i)
    case .layered:
      return records[i].childCount > 0 ? childSummary(Int(records[i].childStart)).container : Summary()
    case .reader:
      return Summary(width: .fill, height: .fill, facts: [.exact, .usesWidth, .usesHeight])
    case .custom:
      var facts: SlotFacts = []
      for slot in childSlots(i) { facts.formUnion(slots.infos[slot].facts) }
      return .general(facts.subtracting(.spacer))
    default: return .general([])
    }
  }

  @inline(__always)
  func childSummary(_ slot: Int) -> Summary {
    let facts = slots.infos[slot].facts
    var summary = Summary(
      width: slots.ranges[2 * slot], height: slots.ranges[2 * slot + 1], facts: facts.intersection(.summary))
    if facts.contains(.textual) { summary.bounds = slots.bounds[slot] }
    if facts.contains(.prioritized) { summary.priority = slots.priority(slot) }
    return summary
  }

  private func textSummary(_ i: Int) -> Summary {
    let text = texts[Int(records[i].extra)]
    let size = text.metrics.size
    var summary = Summary(
      width: AxisRange(fixed: size.width), height: AxisRange(fixed: size.height),
      facts: [.exact, .leaf, .baselines])
    if size.width > 0 { summary.setThreshold(size.width, narrowest: text.narrowest) }
    return summary
  }

  private func spacerSummary(_ i: Int) -> Summary {
    let stretch = AxisRange(records[i].a, records[i].a, .infinity)
    var summary = Summary(facts: [.exact, .leaf, .spacer], priority: -.infinity)
    let axis = orientation(i)
    if axis != .vertical {
      summary.width = stretch
      summary.facts.insert(.usesWidth)
    }
    if axis != .horizontal {
      summary.height = stretch
      summary.facts.insert(.usesHeight)
    }
    return summary
  }

  /// The axis of the stack around a record, seen through what wraps it; nil outside stacks.
  private func orientation(_ i: Int) -> Axis? {
    var i = i
    while records[i].parent >= 0 {
      let parent = Int(records[i].parent)
      switch records[parent].kind {
      case .hstack: return .horizontal
      case .vstack: return .vertical
      case .layered where records[i].slot == records[parent].childStart: break
      case let kind where kind.isUnary: break
      default: return nil
      }
      i = parent
    }
    return nil
  }

  /// The highest priority among the children.
  func decidingPriority(_ i: Int) -> Double {
    var highest = -Double.infinity
    for slot in childSlots(i) { highest = max(highest, priority(ofSlot: slot)) }
    return highest
  }

  @inline(__always)
  func priority(ofSlot slot: Int) -> Double {
    slots.infos[slot].facts.contains(.prioritized) ? slots.priority(slot) : 0
  }

  /// An exact record's width when it is offered none.
  @inline(__always)
  func narrowest(_ slot: Int) -> Double {
    slots.infos[slot].facts.contains(.textual) ? slots.bounds[slot].narrowest : slots.ranges[2 * slot].minimum
  }
}

extension AxisRange {
  /// The larger of two answers to the same proposal: of two clamps it is a clamp again.
  func widest(_ other: AxisRange) -> AxisRange {
    AxisRange(max(minimum, other.minimum), max(ideal, other.ideal), max(maximum, other.maximum))
  }
}

extension Summary {
  /// The same answers from something that is no leaf.
  var container: Summary {
    var result = self
    result.facts.subtract([.leaf, .plain, .inOrder])
    return result
  }
}
