// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stack's child while space is divided.
struct StackItem {
  var slot: SlotIndex
  var priority = 0.0
  /// The child's answers along the stack to 0 and to infinity.
  var minimum = 0.0
  var maximum = 0.0
  /// What the child was offered along the stack.
  var offer = Double.nan
  var main = 0.0
  var cross = 0.0
  var mainOrigin = 0.0
  var crossOrigin = 0.0

  var flexibility: Double { maximum == .infinity ? .infinity : maximum - minimum }

  /// L-51, step 3: higher priority, then less flexible, then larger minimum, then first come.
  @inline(__always)
  func isServed(before other: StackItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (mine, theirs) = (flexibility, other.flexibility)
    if mine != theirs { return mine < theirs }
    if mine == .infinity && minimum != other.minimum { return minimum > other.minimum }
    return slot < other.slot
  }
}

extension LayoutTree {
  /// Divides `main` among the children of a stack and says where they go (L-51…L-58).
  /// - Returns: The stack's size.
  func solveStack(
    _ id: LayoutID, isRow: Bool, _ main: Double, _ cross: Double,
    _ items: UnsafeMutableBufferPointer<StackItem>
  ) -> SIMD2<Double> {
    let start = records[id].firstChild
    for index in 0..<items.count {
      (items.baseAddress! + index).initialize(to: StackItem(slot: start + index))
    }
    if items.isEmpty { return SIMD2(0, 0) }
    if main.isNaN || main == .infinity {
      for index in 0..<items.count { ask(&items[index], isRow, main, cross) }
    } else {
      divide(id, isRow, main, cross, items)
    }
    var position = 0.0
    for index in 0..<items.count {
      if index > 0 { position += spacing(id, before: start + index) }
      items[index].mainOrigin = position
      position += items[index].main
    }
    let acrossSize = alignAcross(id, isRow, cross, items)
    // Negative spacing may take more than there is.
    position = max(position, 0)
    return isRow ? SIMD2(position, acrossSize) : SIMD2(acrossSize, position)
  }

  @inline(__always)
  private func ask(_ item: inout StackItem, _ isRow: Bool, _ main: Double, _ cross: Double) {
    item.offer = main
    let answer = measure(item.slot, isRow ? SIMD2(main, cross) : SIMD2(cross, main))
    item.main = isRow ? answer.x : answer.y
    item.cross = isRow ? answer.y : answer.x
  }

  private func divide(
    _ id: LayoutID, _ isRow: Bool, _ main: Double, _ cross: Double,
    _ items: UnsafeMutableBufferPointer<StackItem>
  ) {
    let count = items.count
    for index in 0..<count { findFlexibility(&items[index], isRow, cross) }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
      sortForService(items, order)
      var available = main - arguments[id].totalSpacing
      let first = items[Int(order[0])].priority
      for index in 0..<count where items[index].priority < first { available -= items[index].minimum }
      var next = 0
      while next < count {
        let priority = items[Int(order[next])].priority
        var end = next
        while end < count && items[Int(order[end])].priority == priority {
          if priority < first { available += items[Int(order[end])].minimum }
          end += 1
        }
        while next < end {
          let index = Int(order[next])
          ask(&items[index], isRow, max(available / Double(end - next), 0), cross)
          available -= items[index].main
          next += 1
        }
      }
    }
  }

  /// The answers to 0 and infinity along the stack.
  @inline(__always)
  func findFlexibility(_ item: inout StackItem, _ isRow: Bool, _ cross: Double) {
    let slot = item.slot
    let facts = slots.infos[slot].facts
    item.priority = priority(ofSlot: slot)
    if facts.contains(.exact)
      && (isRow || !(facts.contains(.textual) && cross < slots.bounds[slot].threshold))
    {
      item.minimum = isRow ? narrowest(slot) : slots.heights[slot].minimum
      item.maximum = slots.lengths(inRow: isRow)[slot].maximum
      return
    }
    let least = measure(slot, isRow ? SIMD2(0, cross) : SIMD2(cross, 0))
    let most = measure(slot, isRow ? SIMD2(.infinity, cross) : SIMD2(cross, .infinity))
    item.minimum = isRow ? least.x : least.y
    item.maximum = isRow ? most.x : most.y
  }

  func sortForService(
    _ items: UnsafeMutableBufferPointer<StackItem>, _ order: UnsafeMutableBufferPointer<Int32>
  ) {
    let count = items.count
    var isSorted = true
    for index in 0..<count {
      (order.baseAddress! + index).initialize(to: Int32(index))
      if index > 0 && items[index].isServed(before: items[index - 1]) { isSorted = false }
    }
    if isSorted { return }
    if count > 24 {
      var order = order
      order.sort { items[Int($0)].isServed(before: items[Int($1)]) }
      return
    }
    for index in 1..<count {
      let moved = order[index]
      var place = index
      while place > 0 && items[Int(moved)].isServed(before: items[Int(order[place - 1])]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moved
    }
  }

  /// Puts the children's guides on one line and returns the extent across (L-58).
  private func alignAcross(
    _ id: LayoutID, _ isRow: Bool, _ cross: Double, _ items: UnsafeMutableBufferPointer<StackItem>
  ) -> Double {
    let code = isRow ? records[id].vertical : records[id].horizontal
    var needsGuides = code.rawValue > AlignmentKey.Code.end.rawValue
    var extent = 0.0
    for item in items {
      extent = max(extent, item.cross)
      if slots.infos[item.slot].facts.contains(isRow ? .guidesY : .guidesX) { needsGuides = true }
    }
    // An endless child has no centre or end to align.
    if extent == .infinity { return extent }
    if !needsGuides {
      if code == .start { return extent }
      for index in 0..<items.count {
        let rest = extent - items[index].cross
        items[index].crossOrigin = code == .center ? rest * 0.5 : rest
      }
      return extent
    }
    let key = alignmentKey(id, isRow ? .vertical : .horizontal)
    var line = -Double.infinity
    for index in 0..<items.count {
      let item = items[index]
      let proposal = isRow ? SIMD2(item.offer, cross) : SIMD2(cross, item.offer)
      let size = isRow ? SIMD2(item.main, item.cross) : SIMD2(item.cross, item.main)
      // The guide's position for now.
      items[index].crossOrigin = guideValue(key, item.slot, proposal, size)
      line = max(line, items[index].crossOrigin)
    }
    extent = 0
    for index in 0..<items.count {
      items[index].crossOrigin = line - items[index].crossOrigin
      extent = max(extent, items[index].crossOrigin + items[index].cross)
    }
    return extent
  }
}
