// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stack's child while space is divided.
struct StackItem {
  var slot: SlotIndex
  var priority = 0.0
  /// The child's answers along the stack to 0 and to infinity; NaN as long as it has not been asked.
  var minimum = Double.nan
  var maximum = Double.nan
  /// What the child was offered along the stack.
  var offer = Double.nan
  var main = 0.0
  var cross = 0.0
  var mainOrigin = 0.0
  var crossOrigin = 0.0

  /// Whether another division gave the child the same; for checks.
  func isSame(as other: StackItem) -> Bool {
    slot == other.slot && (offer == other.offer || offer.isNil && other.offer.isNil)
      && SIMD4(main, cross, mainOrigin, crossOrigin)
        == SIMD4(other.main, other.cross, other.mainOrigin, other.crossOrigin)
  }
}

extension LayoutTree {
  /// Divides `main` among the children of a stack and says where they go (L-51…L-58).
  /// - Returns: The stack's size.
  func solveStack(
    _ id: LayoutID, _ axis: Axis, _ main: Double, _ cross: Double,
    _ items: UnsafeMutableBufferPointer<StackItem>
  ) -> SIMD2<Double> {
    let start = records[id].firstChild
    for index in 0..<items.count {
      (items.baseAddress! + index).initialize(to: StackItem(slot: start + index))
    }
    if items.isEmpty { return SIMD2(0, 0) }
    if main.isNaN || main == .infinity {
      for index in 0..<items.count { ask(&items[index], axis, main, cross) }
    } else {
      divide(id, axis, main, cross, items)
    }
    let explicit = arguments[id].spacing
    var position = 0.0
    for index in 0..<items.count {
      if index > 0 { position += spacing(explicit, axis, before: start + index) }
      items[index].mainOrigin = position
      position += items[index].main
    }
    let acrossSize = alignAcross(id, axis, cross, items)
    // Negative spacing may take more than there is.
    position = max(position, 0)
    return SIMD2(axis, along: position, across: acrossSize)
  }

  @inline(__always)
  private func ask(_ item: inout StackItem, _ axis: Axis, _ main: Double, _ cross: Double) {
    item.offer = main
    let answer = measure(item.slot, SIMD2(axis, along: main, across: cross))
    item.main = answer[axis]
    item.cross = answer[axis.other]
  }

  private func divide(
    _ id: LayoutID, _ axis: Axis, _ main: Double, _ cross: Double,
    _ items: UnsafeMutableBufferPointer<StackItem>
  ) {
    let count = items.count
    for index in 0..<count { findFlexibility(&items[index], axis, cross) }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
      sortForService(items, order, axis, cross)
      var available = main - arguments[id].totalSpacing
      let first = items[Int(order[0])].priority
      for index in 0..<count where items[index].priority < first {
        available -= minimum(&items[index], axis, cross)
      }
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
          ask(&items[index], axis, max(available / Double(end - next), 0), cross)
          available -= items[index].main
          next += 1
        }
      }
    }
  }

  /// The priority, and the answers to 0 and infinity along the stack where the child need not be asked for them: because
  /// they follow from its ranges, or because it has given both.
  @inline(__always)
  func findFlexibility(_ item: inout StackItem, _ axis: Axis, _ cross: Double) {
    let slot = item.slot
    let facts = slots.infos[slot].facts
    item.priority = priority(ofSlot: slot)
    if facts.contains(.exact)
      && (axis == .horizontal || !(facts.contains(.textual) && cross < slots.bounds[slot].threshold))
    {
      item.minimum = axis == .horizontal ? narrowest(slot) : slots.heights[slot].minimum
      item.maximum = slots.limits.lengths(on: axis)[slot].maximum
    } else if let (least, most) = rememberedLengths(slot, axis, cross) {
      (item.minimum, item.maximum) = (least, most)
    }
  }

  @inline(__always)
  private func minimum(_ item: inout StackItem, _ axis: Axis, _ cross: Double) -> Double {
    if item.minimum.isNil { item.minimum = length(item.slot, axis, 0, cross) }
    return item.minimum
  }

  @inline(__always)
  private func maximum(_ item: inout StackItem, _ axis: Axis, _ cross: Double) -> Double {
    if item.maximum.isNil { item.maximum = length(item.slot, axis, .infinity, cross) }
    return item.maximum
  }

  @inline(never)
  private func length(_ slot: SlotIndex, _ axis: Axis, _ main: Double, _ cross: Double) -> Double {
    measure(slot, SIMD2(axis, along: main, across: cross))[axis]
  }

  /// Whether a child is served before one that stands earlier (L-51, step 3): the higher priority comes first, then the
  /// less flexible child, then the larger minimum, then the child that stands first.
  ///
  /// Children are asked only for what decides, the one that stands earlier first (recorded: stack-algorithms G3, G5b, X3).
  /// If that one is not flexible at all, it is served first, and the other is not asked. If only one of the two has a
  /// maximum, that one is served first, and the other is not asked for its minimum.
  @inline(__always)
  private func isServed(
    _ index: Int, before earlier: Int, _ items: UnsafeMutableBufferPointer<StackItem>, _ axis: Axis,
    _ cross: Double
  ) -> Bool {
    if items[index].priority != items[earlier].priority {
      return items[index].priority > items[earlier].priority
    }
    let most = maximum(&items[earlier], axis, cross)
    if most == .infinity {
      if maximum(&items[index], axis, cross) != .infinity { return true }
      let (mine, theirs) = (minimum(&items[index], axis, cross), minimum(&items[earlier], axis, cross))
      return mine == theirs ? index < earlier : mine > theirs
    }
    let flexibility = most - minimum(&items[earlier], axis, cross)
    if flexibility == 0 && index > earlier { return false }
    let ownMost = maximum(&items[index], axis, cross)
    if ownMost == .infinity { return false }
    let ownFlexibility = ownMost - minimum(&items[index], axis, cross)
    return ownFlexibility == flexibility ? index < earlier : ownFlexibility < flexibility
  }

  /// Puts the children into the order in which they are served.
  func sortForService(
    _ items: UnsafeMutableBufferPointer<StackItem>, _ order: UnsafeMutableBufferPointer<Int32>,
    _ axis: Axis, _ cross: Double
  ) {
    let count = items.count
    for index in 0..<count { (order.baseAddress! + index).initialize(to: Int32(index)) }
    if count > 24 {
      var order = order
      order.sort { isServed(Int($0), before: Int($1), items, axis, cross) }
      return
    }
    for index in 1..<max(count, 1) {
      let moved = order[index]
      var place = index
      while place > 0 && isServed(Int(moved), before: Int(order[place - 1]), items, axis, cross) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moved
    }
  }

  /// Puts the children's guides on one line and returns the extent across (L-58).
  private func alignAcross(
    _ id: LayoutID, _ axis: Axis, _ cross: Double, _ items: UnsafeMutableBufferPointer<StackItem>
  ) -> Double {
    let code = records[id].alignment(on: axis.other)
    var needsGuides = code.isGuide
    var extent = 0.0
    for item in items {
      extent = max(extent, item.cross)
      if slots.infos[item.slot].facts.contains(.guides(on: axis.other)) { needsGuides = true }
    }
    // A child of infinite length has no centre and no end that could be aligned.
    if extent == .infinity { return extent }
    if !needsGuides {
      if code == .start { return extent }
      for index in 0..<items.count { items[index].crossOrigin = code.part(of: extent - items[index].cross) }
      return extent
    }
    let key = alignmentKey(id, axis.other)
    var line = -Double.infinity
    for index in 0..<items.count {
      let item = items[index]
      let proposal = SIMD2(axis, along: item.offer, across: cross)
      let size = SIMD2(axis, along: item.main, across: item.cross)
      // Holds the guide's position until all of them are known.
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
