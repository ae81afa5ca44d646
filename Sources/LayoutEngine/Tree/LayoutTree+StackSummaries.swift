// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// A stack's summary: a sum along it and a maximum across, where that is the whole truth.
  ///
  /// Along the stack the greedy division of L-51 uses clamp(available, sum of minima, sum of maxima) in
  /// total if within each priority minima do not rise in the order of service (`FlexibleMinima`).
  func stackSummary(_ i: Int, isRow: Bool) -> Summary {
    let count = Int(records[i].childCount)
    if count == 0 {
      clearChanged(i)
      return Summary()
    }
    let sums = childSums(i, isRow)
    let hasSpacers = sums.any.contains(.spacer)
    if records[i].flags.contains(.rearranged) || hasSpacers || records[i].c == 1 || count <= SumStorage.fanOut
      || !records[i].a.isNaN
    {
      records[i].b = totalSpacing(i)
    }
    records[i].c = hasSpacers ? 1 : 0

    var facts = sums.any.intersection([.guidesX, .guidesY, .baselines, .usesWidth, .usesHeight])
    let code = isRow ? records[i].vertical : records[i].horizontal
    if !sums.all.contains(.exact) || code.rawValue > AlignmentKey.Code.end.rawValue
      || facts.contains(isRow ? .guidesY : .guidesX)
    {
      return .general(facts)
    }
    facts.insert(.exact)
    if sums.any.isDisjoint(with: .special) {
      facts.insert(.plain)
      if count <= SumStorage.fanOut && isServedInOrder(childSlots(i), isRow) { facts.insert(.inOrder) }
    }
    let spacing = records[i].b
    let main = AxisRange(
      max(0, sums.main.minimum + spacing), max(0, sums.main.ideal + spacing),
      max(0, sums.main.maximum + spacing))
    var result = Summary(
      width: isRow ? main : sums.cross, height: isRow ? sums.cross : main, facts: facts)
    let isTextual = sums.any.contains(.textual)
    if isRow && isTextual {
      guard let bounds = rowBounds(i) else { return .general(facts) }
      result.setThreshold(bounds.threshold, narrowest: bounds.narrowest)
      return result
    }
    // Spacers alone have a priority of their own, and their minima were compared apart.
    let hasPriorities = sums.any.contains(.prioritized) && (!hasSpacers || hasOtherPriorities(i))
    if !sums.minima.makeClamp || hasPriorities {
      guard main.isFlexible else { return finishColumn(result, sums, isTextual) }
      guard hasPriorities, minimaAgreeByPriority(i, isRow) else { return .general(facts) }
    }
    return finishColumn(result, sums, isTextual)
  }

  private func finishColumn(_ summary: Summary, _ sums: ChildSums, _ isTextual: Bool) -> Summary {
    if !isTextual { return summary }
    var result = summary
    result.setThreshold(sums.threshold, narrowest: max(sums.narrowestMax, sums.plainCrossMinimum))
    return result
  }

  private func hasOtherPriorities(_ i: Int) -> Bool {
    for slot in childSlots(i) {
      let facts = slots.infos[slot].facts
      if facts.contains(.prioritized) && !(facts.contains(.spacer) && slots.priority(slot) == -.infinity) {
        return true
      }
    }
    return false
  }

  /// Whether the children of each priority make a clamp.
  private func minimaAgreeByPriority(_ i: Int, _ isRow: Bool) -> Bool {
    if records[i].childCount > 64 { return false }
    for slot in childSlots(i) {
      let group = priority(ofSlot: slot)
      var minima = FlexibleMinima()
      for other in childSlots(i) where priority(ofSlot: other) == group {
        let range = slots.ranges[2 * other + (isRow ? 0 : 1)]
        if range.isFlexible { minima.add(range) }
      }
      if !minima.makeClamp { return false }
    }
    return true
  }

  // MARK: - Sums

  private func childSums(_ i: Int, _ isRow: Bool) -> ChildSums {
    let children = childSlots(i)
    if children.count <= SumStorage.fanOut {
      sums.drop(&links[i].sums)
      return sum(children, isRow)
    }
    let index = links[i].sums
    let isKept =
      index >= 0 && !records[i].flags.contains(.rearranged) && !records[i].flags.contains(.mustArrange)
      && sums.trees[Int(index)].leafCount == children.count && hasFewChanged(i, of: children.count)
    if !isKept { sums.prepare(&links[i].sums, leafCount: children.count) }
    let tree = sums.trees[Int(links[i].sums)]
    if isKept {
      var child = links[i].firstChanged
      while child >= 0 {
        refreshPath(of: Int(records[Int(child)].slot) - children.lowerBound, children, isRow, tree.sums)
        child = links[Int(child)].nextChanged
      }
    } else {
      buildSums(children, isRow, tree.sums)
    }
    return tree.sums[SumStorage.sumCount(children.count) - 1]
  }

  /// Whether it costs less to sum up what is around each changed child than to sum up all of them.
  private func hasFewChanged(_ i: Int, of count: Int) -> Bool {
    var left = count / (2 * SumStorage.fanOut) + 1
    var child = links[i].firstChanged
    while child >= 0 && left > 0 {
      left -= 1
      child = links[Int(child)].nextChanged
    }
    return child < 0
  }

  private func sum(_ range: Range<Int>, _ isRow: Bool) -> ChildSums {
    var result = ChildSums()
    let ranges = slots.ranges
    let infos = slots.infos
    let bounds = slots.bounds
    for slot in range {
      let width = ranges[2 * slot]
      let height = ranges[2 * slot + 1]
      result.add(
        main: isRow ? width : height, cross: isRow ? height : width, facts: infos[slot].facts,
        bounds: bounds[slot])
    }
    return result
  }

  private func buildSums(_ children: Range<Int>, _ isRow: Bool, _ sums: UnsafeMutablePointer<ChildSums>) {
    let fanOut = SumStorage.fanOut
    var count = (children.count + fanOut - 1) / fanOut
    for block in 0..<count {
      let start = children.lowerBound + block * fanOut
      (sums + block).initialize(to: sum(start..<min(start + fanOut, children.upperBound), isRow))
    }
    var below = 0
    var level = count
    while count > 1 {
      let parents = (count + fanOut - 1) / fanOut
      for block in 0..<parents {
        (sums + level + block).initialize(to: combine(sums, below, block, count))
      }
      below = level
      level += parents
      count = parents
    }
  }

  private func combine(
    _ sums: UnsafeMutablePointer<ChildSums>, _ below: Int, _ block: Int, _ count: Int
  ) -> ChildSums {
    let fanOut = SumStorage.fanOut
    var result = ChildSums()
    for index in (block * fanOut)..<min((block + 1) * fanOut, count) { result.add(sums[below + index]) }
    return result
  }

  private func refreshPath(
    of child: Int, _ children: Range<Int>, _ isRow: Bool, _ sums: UnsafeMutablePointer<ChildSums>
  ) {
    let fanOut = SumStorage.fanOut
    var block = child / fanOut
    let start = children.lowerBound + block * fanOut
    sums[block] = sum(start..<min(start + fanOut, children.upperBound), isRow)
    var count = (children.count + fanOut - 1) / fanOut
    var below = 0
    while count > 1 {
      let level = below + count
      block /= fanOut
      sums[level + block] = combine(sums, below, block, count)
      below = level
      count = (count + fanOut - 1) / fanOut
    }
  }

  // MARK: - Rows of text

  /// The width from which on every text of a row is offered its unwrapped width, and the row's width when
  /// it is offered none; nil where the row has to be asked.
  ///
  /// From that width on texts are fixed. The sum of L-51 is still a clamp if the children that are not
  /// are served in the order of their maxima and none takes more than it is offered, or if there are none.
  private func rowBounds(_ i: Int) -> TextBounds? {
    let count = Int(records[i].childCount)
    if count > 64 || records[i].b < 0 { return nil }
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
        let start = Int(records[i].childStart)
        var narrowestSum = records[i].b
        for index in 0..<count {
          (items.baseAddress! + index).initialize(to: StackItem(slot: start + index))
          findFlexibility(&items[index], true, .nan)
          narrowestSum += items[index].minimum
        }
        sortForService(items, order)
        guard isClampFromThresholdOn(items, order), let threshold = leastWidth(i, items, order) else {
          return nil
        }
        return TextBounds(threshold: threshold, narrowest: max(0, narrowestSum))
      }
    }
  }

  private func isClampFromThresholdOn(
    _ items: UnsafeMutableBufferPointer<StackItem>, _ order: UnsafeMutableBufferPointer<Int32>
  ) -> Bool {
    var hasStretchyText = false
    var stretchyMinimum = Double.nan
    var largest = -Double.infinity
    var priority = Double.nan
    for place in 0..<items.count {
      let item = items[Int(order[place])]
      let facts = slots.infos[item.slot].facts
      let range = slots.ranges[2 * item.slot]
      if item.priority != priority {
        // Lower priorities are reserved what they take at least, which for text is less than it needs.
        if place > 0 && !(facts.contains(.spacer) && item.priority == -.infinity) {
          return items.allSatisfy {
            !slots.ranges[2 * $0.slot].isFlexible || slots.infos[$0.slot].facts.contains(.spacer)
          }
        }
        priority = item.priority
        largest = -.infinity
        stretchyMinimum = .nan
        hasStretchyText = false
      }
      let isTextual = facts.contains(.textual)
      if item.flexibility == 0 && !isTextual { continue }
      if range.maximum < largest { return false }
      largest = max(largest, range.maximum)
      if isTextual && range.isFlexible {
        hasStretchyText = true
        if range.minimum > slots.bounds[item.slot].threshold { return false }
      } else if !isTextual {
        if !stretchyMinimum.isNaN && stretchyMinimum != range.minimum { return false }
        stretchyMinimum = range.minimum
      }
      if hasStretchyText && stretchyMinimum > 0 { return false }
    }
    return true
  }

  /// The least width, or one not much larger, at which every text is offered its threshold.
  private func leastWidth(
    _ i: Int, _ items: UnsafeMutableBufferPointer<StackItem>, _ order: UnsafeMutableBufferPointer<Int32>
  ) -> Double? {
    let count = items.count
    // From the last served to the first: what must be available for it and the ones after it.
    var needed = -Double.infinity
    var end = count
    while end > 0 {
      var first = end - 1
      let priority = items[Int(order[first])].priority
      while first > 0 && items[Int(order[first - 1])].priority == priority { first -= 1 }
      for place in stride(from: end - 1, through: first, by: -1) {
        let item = items[Int(order[place])]
        let left = Double(end - place)
        needed = leastAvailable(slots.ranges[2 * item.slot], left, leaving: needed)
        if slots.infos[item.slot].facts.contains(.textual) {
          needed = max(needed, left * slots.bounds[item.slot].threshold)
        }
      }
      // Before this group was served, its own minima were set aside.
      if first > 0 { for place in first..<end { needed -= items[Int(order[place])].minimum } }
      end = first
    }
    let top = items[Int(order[0])].priority
    for item in items where item.priority < top { needed += item.minimum }
    var width = max(needed + records[i].b, slots.bounds[items[Int(order[0])].slot].threshold)
    for _ in 0..<4 {
      if fits(i, items, order, width) { return width }
      width = width * (1 + 1e-15) + 1e-12
    }
    return nil
  }

  /// The least A with A - clamp(A / left, range) at least `rest`.
  private func leastAvailable(_ range: AxisRange, _ left: Double, leaving rest: Double) -> Double {
    if rest == -.infinity { return rest }
    let below = rest + range.minimum
    if below <= range.minimum * left { return below }
    if left > 1 {
      let inside = rest * left / (left - 1)
      if inside <= range.maximum * left { return inside }
    }
    return rest + range.maximum
  }

  /// Whether every text of a row gets its threshold at `width`.
  private func fits(
    _ i: Int, _ items: UnsafeMutableBufferPointer<StackItem>, _ order: UnsafeMutableBufferPointer<Int32>,
    _ width: Double
  ) -> Bool {
    let count = items.count
    let first = items[Int(order[0])].priority
    var available = width - records[i].b
    for item in items where item.priority < first { available -= item.minimum }
    var next = 0
    while next < count {
      let priority = items[Int(order[next])].priority
      var end = next
      while end < count && items[Int(order[end])].priority == priority {
        if priority < first { available += items[Int(order[end])].minimum }
        end += 1
      }
      while next < end {
        let slot = items[Int(order[next])].slot
        let offer = max(available / Double(end - next), 0)
        if slots.infos[slot].facts.contains(.textual) && offer < slots.bounds[slot].threshold { return false }
        available -= slots.ranges[2 * slot].answer(offer)
        next += 1
      }
    }
    return true
  }
}
