// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The answers of a record on one axis: clamp(proposal, minimum, maximum), or the ideal for nil.
struct AxisRange: Equatable {
  var minimum: Double
  var ideal: Double
  var maximum: Double

  @inline(__always)
  init(_ minimum: Double, _ ideal: Double, _ maximum: Double) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  @inline(__always)
  init(fixed size: Double) { self.init(size, size, size) }

  /// The answer of leaves without a size of their own (L-2).
  static let fill = AxisRange(0, 10, .infinity)

  /// The answer to `proposal`; NaN asks for the ideal.
  @inline(__always)
  func answer(_ proposal: Double) -> Double {
    if proposal >= minimum { return proposal < maximum ? proposal : maximum }
    return proposal < minimum ? minimum : ideal
  }

  @inline(__always)
  var isFlexible: Bool { minimum < maximum }
}

/// What a parent knows about a child besides its sizes.
struct SlotFacts: OptionSet {
  let rawValue: UInt32
  /// The ranges are the whole truth (from the width threshold on).
  static let exact = SlotFacts(rawValue: 1)
  /// Something in the subtree depends on the proposed width.
  static let usesWidth = SlotFacts(rawValue: 2)
  static let usesHeight = SlotFacts(rawValue: 4)
  /// A guide was set in the subtree, on the horizontal or vertical axis.
  static let guidesX = SlotFacts(rawValue: 8)
  static let guidesY = SlotFacts(rawValue: 16)
  /// Neighbours keep no distance.
  static let spacer = SlotFacts(rawValue: 32)
  /// The priority is not 0.
  static let prioritized = SlotFacts(rawValue: 64)
  /// The ranges hold only from a width threshold on.
  static let textual = SlotFacts(rawValue: 128)
  /// There is nothing below.
  static let leaf = SlotFacts(rawValue: 256)
  /// Text in the subtree has baselines.
  static let baselines = SlotFacts(rawValue: 512)
  /// A stack whose children are all exact and have neither wrapping text nor guides, priorities or spacers,
  /// aligned by edges or centres: it is solved by arithmetic on their ranges alone.
  static let plain = SlotFacts(rawValue: 1024)
  /// A plain stack of few children that are served in the order in which they stand.
  static let inOrder = SlotFacts(rawValue: 2048)
  /// Never placed by this parent.
  static let unplaced = SlotFacts(rawValue: 1 << 16)
  /// The children must be placed again.
  static let misplaced = SlotFacts(rawValue: 1 << 17)
  /// There may be a misplaced record below.
  static let onPath = SlotFacts(rawValue: 1 << 18)
  /// The only child is a fill, whose frame is this one's (`LayoutTree+Fusing`).
  static let fused = SlotFacts(rawValue: 1 << 19)
  /// What a pass finds out about sizes, as opposed to the pass's own marks.
  static let summary = SlotFacts(rawValue: 0xffff)
  static let marks: SlotFacts = [.unplaced, .misplaced, .onPath, .fused]
  /// What a child must not have in a plain stack.
  static let special: SlotFacts = [.guidesX, .guidesY, .spacer, .prioritized, .textual]
  /// There is nothing below that has to be placed on its own.
  static let ends: SlotFacts = [.leaf, .fused]
}

struct SlotInfo {
  var id: Int32 = -1
  var facts: SlotFacts = [.unplaced]
  /// Display items in the subtree.
  var weight: Int32 = 0
  /// Pass number · 4 + what happened in it: 1 the frame moved, 2 all that is below moved along.
  var stamp: UInt32 = 0
}

struct SlotFrame {
  var origin = SIMD2<Double>(0, 0)
  var size = SIMD2<Double>(0, 0)

  @inline(__always)
  static func == (a: SlotFrame, b: SlotFrame) -> Bool { isSame(a.origin, b.origin) && isSame(a.size, b.size) }
}

/// The width from which on a textual record's ranges hold, and its width when nothing is offered.
struct TextBounds: Equatable {
  var threshold = 0.0
  var narrowest = 0.0
}

/// Parallel arrays of slots. A record's slot lies in the block of its parent's children, in order; a
/// record without parent has a block of one.
struct SlotStorage {
  private(set) var ranges: UnsafeMutablePointer<AxisRange>
  private(set) var infos: UnsafeMutablePointer<SlotInfo>
  private(set) var frames: UnsafeMutablePointer<SlotFrame>
  private(set) var proposals: UnsafeMutablePointer<SIMD2<Double>>
  private(set) var bounds: UnsafeMutablePointer<TextBounds>
  /// Hardly any tree has priorities; nil until one has.
  private var priorities: UnsafeMutablePointer<Double>?
  private var count = 0
  private var capacity = 0
  /// Freed blocks by the binary logarithm of their size.
  private var freed: [[Int32]] = Array(repeating: [], count: 32)

  init(capacity: Int = 64) {
    self.capacity = capacity
    ranges = .allocate(capacity: capacity * 2)
    infos = .allocate(capacity: capacity)
    frames = .allocate(capacity: capacity)
    proposals = .allocate(capacity: capacity)
    bounds = .allocate(capacity: capacity)
  }

  func deallocate() {
    ranges.deallocate()
    infos.deallocate()
    frames.deallocate()
    proposals.deallocate()
    bounds.deallocate()
    priorities?.deallocate()
  }

  static func blockClass(for count: Int) -> UInt8 {
    count <= 1 ? 0 : UInt8(Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// The class of the largest block that fits into `count` slots, of which there are some.
  static func blockClass(within count: Int) -> UInt8 { UInt8(Int.bitWidth - 1 - count.leadingZeroBitCount) }

  /// The first slot of a block of 2^`blockClass`.
  mutating func allocateBlock(_ blockClass: UInt8) -> Int32 {
    if let start = freed[Int(blockClass)].popLast() { return start }
    let start = count
    count += 1 << Int(blockClass)
    if count > capacity { grow(to: max(count, capacity * 2), keeping: start) }
    return Int32(start)
  }

  mutating func freeBlock(_ start: Int32, _ blockClass: UInt8) {
    freed[Int(blockClass)].append(start)
  }

  /// Puts a block of `other` behind everything else. Blocks of other lengths than powers of two give only that
  /// much back when they are freed.
  mutating func append(_ start: Int32, _ length: Int, from other: SlotStorage) -> Int32 {
    let first = count
    count += length
    precondition(count <= capacity, "slots of \(count) in room for \(capacity)")
    for index in 0..<length { copy(from: other, Int(start) + index, to: first + index) }
    return Int32(first)
  }

  /// Empties a slot for the record `id`.
  func initialize(_ slot: Int32, for id: Int32) {
    let s = Int(slot)
    ranges[2 * s] = AxisRange(fixed: 0)
    ranges[2 * s + 1] = AxisRange(fixed: 0)
    infos[s] = SlotInfo(id: id)
    frames[s] = SlotFrame()
    proposals[s] = SIMD2(.nan, .nan)
    bounds[s] = TextBounds()
    priorities?[s] = 0
  }

  @inline(__always)
  func priority(_ slot: Int) -> Double { priorities?[slot] ?? 0 }

  mutating func setPriority(_ slot: Int, _ priority: Double) {
    if priorities == nil { makePriorities() }
    priorities?[slot] = priority
  }

  private mutating func makePriorities() {
    priorities = .allocate(capacity: capacity)
    priorities?.initialize(repeating: 0, count: capacity)
  }

  /// Storage for as many slots, with priorities if there are some here.
  func empty(capacity: Int) -> SlotStorage {
    var other = SlotStorage(capacity: capacity)
    if priorities != nil { other.makePriorities() }
    return other
  }

  func move(_ from: Int32, to: Int32) { copy(from: self, Int(from), to: Int(to)) }

  /// The same for several in a row; the two rows may overlap.
  func move(_ from: Int32, to: Int32, count: Int) {
    if count == 0 { return }
    let (f, t) = (Int(from), Int(to))
    (ranges + 2 * t).update(from: ranges + 2 * f, count: 2 * count)
    (infos + t).update(from: infos + f, count: count)
    (frames + t).update(from: frames + f, count: count)
    (proposals + t).update(from: proposals + f, count: count)
    (bounds + t).update(from: bounds + f, count: count)
    if let priorities { (priorities + t).update(from: priorities + f, count: count) }
  }

  private func copy(from other: SlotStorage, _ f: Int, to t: Int) {
    ranges[2 * t] = other.ranges[2 * f]
    ranges[2 * t + 1] = other.ranges[2 * f + 1]
    infos[t] = other.infos[f]
    frames[t] = other.frames[f]
    proposals[t] = other.proposals[f]
    bounds[t] = other.bounds[f]
    priorities?[t] = other.priorities?[f] ?? 0
  }

  private mutating func grow(to newCapacity: Int, keeping used: Int) {
    func enlarge<T>(_ old: inout UnsafeMutablePointer<T>, by factor: Int) {
      let new = UnsafeMutablePointer<T>.allocate(capacity: newCapacity * factor)
      new.moveInitialize(from: old, count: used * factor)
      old.deallocate()
      old = new
    }
    enlarge(&ranges, by: 2)
    enlarge(&infos, by: 1)
    enlarge(&frames, by: 1)
    enlarge(&proposals, by: 1)
    enlarge(&bounds, by: 1)
    if var old = priorities {
      enlarge(&old, by: 1)
      priorities = old
    }
    capacity = newCapacity
  }
}
