// SPDX-License-Identifier: Apache-2.0

// Memory of one value for each record, or for each slot. These are the only raw pointers that passes and roles come
// near, and they take typed indices alone. Elements are values without references, so they need no deinitialisation.

extension UnsafeMutablePointer {
  /// Takes other memory, moves the first `count` values there and gives the old memory back.
  fileprivate mutating func move(toCapacity capacity: Int, count: Int) {
    let new = Self.allocate(capacity: capacity)
    new.moveInitialize(from: self, count: count)
    deallocate()
    self = new
  }
}

/// One value for each record.
struct RecordColumn<Element> {
  private var base: UnsafeMutablePointer<Element>

  init(capacity: Int) { base = .allocate(capacity: capacity) }

  func deallocate() { base.deallocate() }

  /// Goes on in other memory, with the first `count` values.
  mutating func move(toCapacity capacity: Int, count: Int) { base.move(toCapacity: capacity, count: count) }

  @inline(__always)
  func initialize(_ id: LayoutID, to value: Element) { (base + Int(id.raw)).initialize(to: value) }

  subscript(id: LayoutID) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + Int(id.raw)) }
    @inline(__always) nonmutating unsafeMutableAddress { base + Int(id.raw) }
  }
}

/// One value for each slot.
struct SlotColumn<Element> {
  private var base: UnsafeMutablePointer<Element>

  init(capacity: Int) { base = .allocate(capacity: capacity) }

  func deallocate() { base.deallocate() }

  mutating func move(toCapacity capacity: Int, count: Int) { base.move(toCapacity: capacity, count: count) }

  /// Copies a run of values; the two runs may overlap.
  func copy(_ source: SlotIndex, to target: SlotIndex, count: Int) {
    (base + target.offset).update(from: base + source.offset, count: count)
  }

  subscript(slot: SlotIndex) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + slot.offset) }
    @inline(__always) nonmutating unsafeMutableAddress { base + slot.offset }
  }
}

/// Words of bits, all of them empty at first.
struct WordColumn {
  private var base: UnsafeMutablePointer<UInt64>?
  private(set) var count = 0

  func deallocate() { base?.deallocate() }

  /// Adds empty words behind the others.
  mutating func grow(to newCount: Int) {
    let new = UnsafeMutablePointer<UInt64>.allocate(capacity: newCount)
    if let base {
      new.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    (new + count).initialize(repeating: 0, count: newCount - count)
    (base, count) = (new, newCount)
  }

  /// The index is below `count`.
  subscript(index: Int) -> UInt64 {
    @inline(__always) unsafeAddress { UnsafePointer(base.unsafelyUnwrapped + index) }
    @inline(__always) nonmutating unsafeMutableAddress { base.unsafelyUnwrapped + index }
  }
}

/// A value for each slot that hardly any slot has. There is no memory until the first slot has one.
struct RareColumn<Element> {
  private var column: SlotColumn<Element>?

  func deallocate() { column?.deallocate() }

  mutating func move(toCapacity capacity: Int, count: Int) {
    column?.move(toCapacity: capacity, count: count)
  }

  func copy(_ source: SlotIndex, to target: SlotIndex, count: Int) {
    column?.copy(source, to: target, count: count)
  }

  /// A column for the same slots, which are still to be copied.
  func empty(capacity: Int) -> RareColumn {
    RareColumn(column: column.map { _ in SlotColumn(capacity: capacity) })
  }

  /// The value of a slot; nil as long as no slot has one.
  @inline(__always)
  subscript(slot: SlotIndex) -> Element? { column?[slot] }

  /// Gives a slot a value.
  /// - Parameters:
  ///   - capacity: How many slots there are in all.
  ///   - usual: What the others get, if this is the first one.
  mutating func set(_ slot: SlotIndex, _ value: Element, of capacity: Int, others usual: Element) {
    if column == nil {
      let made = SlotColumn<Element>(capacity: capacity)
      for offset in 0..<capacity { made[SlotIndex(offset)] = usual }
      column = made
    }
    column?[slot] = value
  }

  /// Gives a slot the value of those that have none.
  @inline(__always)
  func reset(_ slot: SlotIndex, to usual: Element) { column?[slot] = usual }

  /// Takes the value over that a slot has in another column.
  @inline(__always)
  func copy(from other: RareColumn, _ source: SlotIndex, to target: SlotIndex) {
    if let column, let value = other[source] { column[target] = value }
  }
}

/// The answers of each slot on one axis. The answers on both axes lie side by side, so one cache line has both.
struct LimitColumn {
  private var base: UnsafeMutablePointer<AxisLimits>

  /// - Parameter axis: 0 for widths, 1 for heights.
  @inline(__always)
  fileprivate init(_ base: UnsafeMutablePointer<AxisLimits>, axis: Int) { self.base = base + axis }

  subscript(slot: SlotIndex) -> AxisLimits {
    @inline(__always) unsafeAddress { UnsafePointer(base + 2 * slot.offset) }
    @inline(__always) nonmutating unsafeMutableAddress { base + 2 * slot.offset }
  }
}

/// The answers of each slot on both axes.
struct LimitPairColumn {
  private var base: UnsafeMutablePointer<AxisLimits>

  init(capacity: Int) { base = .allocate(capacity: 2 * capacity) }

  func deallocate() { base.deallocate() }

  mutating func move(toCapacity capacity: Int, count: Int) {
    base.move(toCapacity: 2 * capacity, count: 2 * count)
  }

  func copy(_ source: SlotIndex, to target: SlotIndex, count: Int) {
    (base + 2 * target.offset).update(from: base + 2 * source.offset, count: 2 * count)
  }

  @inline(__always)
  var widths: LimitColumn { LimitColumn(base, axis: 0) }
  @inline(__always)
  var heights: LimitColumn { LimitColumn(base, axis: 1) }
}
