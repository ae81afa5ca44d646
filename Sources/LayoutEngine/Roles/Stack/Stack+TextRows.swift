// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Two widths of a row: the one from which on every text is offered its unwrapped width, and the row's width for an
  /// offer of 0. nil where the row has to be asked.
  ///
  /// From the first width on texts are fixed. Then the sum of L-51 is still a clamp in two cases: no other child is
  /// flexible, or the flexible ones are served in the order of their maxima and none takes more than its offer.
  func rowBounds(_ id: LayoutID) -> TextBounds? {
    let count = records[id].childCount
    if count > 64 || arguments[id].totalSpacing < 0 { return nil }
    if let bounds = fixedRowBounds(id) { return bounds }
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
        let start = records[id].firstChild
        var narrowestSum = arguments[id].totalSpacing
        for index in 0..<count {
          (items.baseAddress! + index).initialize(to: StackItem(slot: start + index))
          findFlexibility(&items[index], .horizontal, .nan)
          narrowestSum += items[index].minimum
        }
        sortForService(items, order, .horizontal, .nan)
        guard isClampFromThresholdOn(items, order), let threshold = leastWidth(id, items, order) else {
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
      let range = slots.widths[item.slot]
      if item.priority != priority {
        // Children of a lower priority have their minima reserved, and a text's minimum is less than the text needs.
        if place > 0 && !(facts.contains(.spacer) && item.priority == -.infinity) {
          return items.allSatisfy {
            !slots.widths[$0.slot].isFlexible || slots.infos[$0.slot].facts.contains(.spacer)
          }
        }
        priority = item.priority
        largest = -.infinity
        stretchyMinimum = .nan
        hasStretchyText = false
      }
      let isTextual = facts.contains(.textual)
      if item.maximum == item.minimum && !isTextual { continue }
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
    _ id: LayoutID, _ items: UnsafeMutableBufferPointer<StackItem>, _ order: UnsafeMutableBufferPointer<Int32>
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
        needed = leastAvailable(slots.widths[item.slot], left, leaving: needed)
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
    var width = max(needed + arguments[id].totalSpacing, slots.bounds[items[Int(order[0])].slot].threshold)
    for _ in 0..<4 {
      if fits(id, items, order, width) { return width }
      width = Self.slightlyWider(than: width)
    }
    return nil
  }

  /// The least A with A - clamp(A / left, range) at least `rest`.
  private func leastAvailable(_ range: AxisLimits, _ left: Double, leaving rest: Double) -> Double {
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
    _ id: LayoutID, _ items: UnsafeMutableBufferPointer<StackItem>,
    _ order: UnsafeMutableBufferPointer<Int32>,
    _ width: Double
  ) -> Bool {
    let count = items.count
    let first = items[Int(order[0])].priority
    var available = width - arguments[id].totalSpacing
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
        available -= slots.widths[slot].clamp(offer)
        next += 1
      }
    }
    return true
  }
}
