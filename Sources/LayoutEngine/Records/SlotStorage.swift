// SPDX-License-Identifier: Apache-2.0

/// How slots lie in memory.
enum SlotOrder {
  /// In the order in which the tree was built: containers behind what is in them.
  case built
  /// In the order in which a sweep meets them.
  case packed
  /// As one of these, but for what came, went or changed places since.
  case edited
}

/// Parallel columns of slots. A record's slot lies in the block of its parent's children, in order; a
/// record without parent has a block of one. The first slot is that of records which have none yet.
struct SlotStorage {
  private(set) var limits: LimitPairColumn
  private(set) var infos: SlotColumn<SlotInfo>
  private(set) var frames: SlotColumn<SlotFrame>
  private(set) var proposals: SlotColumn<SIMD2<Double>>
  private(set) var bounds: SlotColumn<TextBounds>
  /// Ideal lengths, of slots with `SlotFacts.ideals`.
  private(set) var ideals = RareColumn<SIMD2<Double>>()
  private var priorities = RareColumn<Double>()
  /// How many slots are in use, or free again.
  private(set) var count = 0
  private var capacity = 0
  /// Freed blocks by their class, up to those of 4,096 slots, or to the largest of which one was freed.
  private var freed = Array(repeating: FreeNumbers(), count: 24)
  private static let longBlock = 16

  init(capacity: Int = 64) {
    self.capacity = capacity
    limits = LimitPairColumn(capacity: capacity)
    infos = SlotColumn(capacity: capacity)
    frames = SlotColumn(capacity: capacity)
    proposals = SlotColumn(capacity: capacity)
    bounds = SlotColumn(capacity: capacity)
    count = 1
    initialize(.unattached, for: .none)
  }

  /// Takes room for so many more slots at once, see `RecordStore.reserve`.
  mutating func reserve(_ more: Int) {
    let needed = RecordStore.spacious(count + more)
    if needed > 2 * capacity { move(to: needed, keeping: count) }
  }

  func deallocate() {
    limits.deallocate()
    infos.deallocate()
    frames.deallocate()
    proposals.deallocate()
    bounds.deallocate()
    ideals.deallocate()
    priorities.deallocate()
    for numbers in freed { numbers.deallocate() }
  }

  @inline(__always)
  var widths: LimitColumn { limits.widths }
  @inline(__always)
  var heights: LimitColumn { limits.heights }

  // What a record with these facts answers.

  /// What it answers where nothing is offered.
  @inline(__always)
  func ideal(_ slot: SlotIndex, _ facts: SlotFacts) -> SIMD2<Double> {
    if facts.contains(.ideals), let own = ideals[slot] { return own }
    return SIMD2(widths[slot].minimum, heights[slot].minimum)
  }
  @inline(__always)
  func width(_ slot: SlotIndex, _ facts: SlotFacts) -> AxisRange {
    AxisRange(widths[slot], ideal: ideal(slot, facts).x)
  }
  @inline(__always)
  func height(_ slot: SlotIndex, _ facts: SlotFacts) -> AxisRange {
    AxisRange(heights[slot], ideal: ideal(slot, facts).y)
  }

  /// Keeps ideal lengths; the slot's facts say that it has some.
  /// - Returns: Whether they differ from those that were kept.
  @inline(never)
  mutating func takeIdeals(_ slot: SlotIndex, _ new: SIMD2<Double>) -> Bool {
    if let old = ideals[slot], isSame(old, new) { return false }
    ideals.set(slot, new, of: capacity, others: SIMD2(0, 0))
    return true
  }

  // Blocks come in the sizes 1, 2, 3, 4, 6, 8, 12, 16 and so on: most rows have two or three children.

  /// How many slots a block of a class has.
  static func blockSize(_ blockClass: UInt8) -> Int {
    let half = Int(blockClass) / 2
    if blockClass == 0 { return 1 }
    return blockClass % 2 == 1 ? 2 << half : 3 << (half - 1)
  }

  /// The class of the smallest block with room for `count` slots.
  static func blockClass(for count: Int) -> UInt8 {
    count <= 1 ? 0 : blockClass(within: count - 1) + 1
  }

  /// The class of the largest block that fits into `count` slots; `count` is above 0.
  static func blockClass(within count: Int) -> UInt8 {
    let log = Int.bitWidth - 1 - count.leadingZeroBitCount
    if log == 0 { return 0 }
    return UInt8(count >= 3 << (log - 1) ? 2 * log : 2 * log - 1)
  }

  /// The first slot of a block.
  mutating func allocateBlock(_ blockClass: UInt8) -> SlotIndex {
    if Int(blockClass) < freed.count, let start = freed[Int(blockClass)].take() {
      return SlotIndex(Int(start))
    }
    return extend(by: Self.blockSize(blockClass))
  }

  /// A block for so many children, and its class.
  ///
  /// - Parameter isExact: A long block has no room to spare. When such a block is freed, only the largest block that fits
  ///   into it is used again; so this is for lists that most likely stay.
  mutating func allocateBlock(for length: Int, isExact: Bool) -> (start: SlotIndex, blockClass: UInt8) {
    if isExact && length > Self.longBlock { return (extend(by: length), Self.blockClass(within: length)) }
    let needed = Self.blockClass(for: length)
    return (allocateBlock(needed), needed)
  }

  private mutating func extend(by length: Int) -> SlotIndex {
    let start = count
    count += length
    if count > capacity { move(to: max(count, capacity * 2), keeping: start) }
    return SlotIndex(start)
  }

  @inline(__always)
  mutating func freeBlock(_ start: SlotIndex, _ blockClass: UInt8) {
    if freed.count <= Int(blockClass) { makeRoom(forBlocksOf: blockClass) }
    freed[Int(blockClass)].add(Int32(start.offset))
  }

  @inline(never)
  private mutating func makeRoom(forBlocksOf blockClass: UInt8) {
    while freed.count <= Int(blockClass) { freed.append(FreeNumbers()) }
  }

  /// Frees all slots, and keeps the room.
  mutating func removeAll() {
    for index in freed.indices { freed[index].removeAll() }
    count = 1
  }

  /// Gives back room, if there is much more than needed.
  mutating func trim() {
    if RecordStore.isSpacious(capacity, for: count) { move(to: RecordStore.spacious(count), keeping: count) }
  }

  /// Puts a block of `other` behind everything else, without room to spare.
  mutating func append(_ start: SlotIndex, _ length: Int, from other: SlotStorage) -> SlotIndex {
    let first = SlotIndex(count)
    count += length
    precondition(count <= capacity, "slots of \(count) in room for \(capacity)")
    for index in 0..<length { copy(from: other, start + index, to: first + index) }
    return first
  }

  /// Empties a slot for the record `id`.
  func initialize(_ slot: SlotIndex, for id: LayoutID) {
    widths[slot] = AxisLimits(minimum: 0, maximum: 0)
    heights[slot] = AxisLimits(minimum: 0, maximum: 0)
    infos[slot] = SlotInfo(id: id)
    frames[slot] = SlotFrame()
    proposals[slot] = SIMD2(.nan, .nan)
    bounds[slot] = TextBounds()
    priorities.reset(slot, to: 0)
  }

  @inline(__always)
  func priority(_ slot: SlotIndex) -> Double { priorities[slot] ?? 0 }

  mutating func setPriority(_ slot: SlotIndex, _ priority: Double) {
    priorities.set(slot, priority, of: capacity, others: 0)
  }

  /// Storage for so many slots, with the rare columns that are here.
  func empty(capacity: Int) -> SlotStorage {
    var other = SlotStorage(capacity: capacity)
    other.ideals = ideals.empty(capacity: capacity)
    other.priorities = priorities.empty(capacity: capacity)
    return other
  }

  func move(_ from: SlotIndex, to: SlotIndex) { copy(from: self, from, to: to) }

  /// The same for several in a row; the two rows may overlap.
  func move(_ from: SlotIndex, to: SlotIndex, count: Int) {
    if count == 0 { return }
    limits.copy(from, to: to, count: count)
    infos.copy(from, to: to, count: count)
    frames.copy(from, to: to, count: count)
    proposals.copy(from, to: to, count: count)
    bounds.copy(from, to: to, count: count)
    ideals.copy(from, to: to, count: count)
    priorities.copy(from, to: to, count: count)
  }

  private func copy(from other: SlotStorage, _ source: SlotIndex, to target: SlotIndex) {
    widths[target] = other.widths[source]
    heights[target] = other.heights[source]
    infos[target] = other.infos[source]
    frames[target] = other.frames[source]
    proposals[target] = other.proposals[source]
    bounds[target] = other.bounds[source]
    ideals.copy(from: other.ideals, source, to: target)
    priorities.copy(from: other.priorities, source, to: target)
  }

  private mutating func move(to newCapacity: Int, keeping used: Int) {
    limits.move(toCapacity: newCapacity, count: used)
    infos.move(toCapacity: newCapacity, count: used)
    frames.move(toCapacity: newCapacity, count: used)
    proposals.move(toCapacity: newCapacity, count: used)
    bounds.move(toCapacity: newCapacity, count: used)
    ideals.move(toCapacity: newCapacity, count: used)
    priorities.move(toCapacity: newCapacity, count: used)
    capacity = newCapacity
  }
}
