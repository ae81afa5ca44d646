// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An incremental layout over flat records.
///
/// Records form trees that the owner builds with `insert`, `setChildren` and `update`; `layout` brings
/// sizes and frames up to date. A pass goes up from what is stale, stops where an answer is unchanged,
/// and comes down again only where a proposal or a child's answer changed:
///
/// - Most records answer every proposal by clamp(proposal, minimum, maximum) per axis; they are *exact*,
///   and the three numbers per axis are kept in the record's slot (`AxisRange`).
/// - The others (wrapped text, aspect ratios, custom layouts, set guides) are asked per proposal, and
///   their answers are remembered until something below changes (`AnswerMemo`).
///
/// Not safe to use from two threads at a time.
package final class LayoutTree: GuideSource {
  /// Makes the content of readers; whoever owns the tree. (A weak reference would slow down each of its retains.)
  package unowned(unsafe) var delegate: (any LayoutTreeDelegate)?
  @exclusivity(unchecked) package var counters = LayoutCounters()
  /// Contradictory arguments and other findings, in order, repeated ones kept.
  package internal(set) var diagnostics = DiagnosticLog()

  package func clearDiagnostics() {
    diagnostics.removeAll()
  }

  /// Display items whose absolute frame the last `layout` changed; items placed for the first time are
  /// not among them. Items of a record that got another parent count as placed for the first time.
  @exclusivity(unchecked) package internal(set) var movedItems = 0

  let textMeasuring: any TextMeasuring
  @exclusivity(unchecked) var records: UnsafeMutablePointer<LayoutRecord>
  @exclusivity(unchecked) var links: UnsafeMutablePointer<RecordLinks>
  var recordCount = 0
  var recordCapacity = 64
  var freeRecords: [Int32] = []
  @exclusivity(unchecked) var slots = SlotStorage()
  @exclusivity(unchecked) var texts: ContiguousArray<TextRecord> = []
  var freeTexts: [Int32] = []
  @exclusivity(unchecked) var extras: ContiguousArray<RecordExtra> = []
  var freeExtras: [Int32] = []
  @exclusivity(unchecked) var memos = MemoStorage()
  @exclusivity(unchecked) var sums = SumStorage()
  var layoutValues: [Int32: [ObjectIdentifier: Any]] = [:]

  /// Whether anything ever aligned by other guides than edges and centres. From then on baselines that
  /// change without a size are worth telling.
  var asksForBaselines = false

  /// Records with the flag `listed`.
  @exclusivity(unchecked) var staleRecords: [Int32] = []
  /// Counts calls of `invalidateAll`, and which of them a root has followed.
  var staleEpoch: UInt32 = 0
  var followedEpochs: [Int32: UInt32] = [:]
  /// Misplaced records, those further up later.
  @exclusivity(unchecked) var placeQueue: [Int32] = []
  /// Records marked `onPath` in this pass.
  @exclusivity(unchecked) var pathRecords: [Int32] = []
  @exclusivity(unchecked) var readyRecords: [Int32] = []
  @exclusivity(unchecked) var walk: UInt32 = 0
  /// Subtrees that moved as a whole with a misplaced record somewhere in them.
  var shiftedPaths: [ShiftedPath] = []
  @exclusivity(unchecked) var work: ContiguousArray<PlacementContext> = []
  /// Readers that were reached on the way down, and those whose content is being made or placed.
  @exclusivity(unchecked) var waitingReaders: ContiguousArray<PlacementContext> = []
  @exclusivity(unchecked) var readersInPlace: ContiguousArray<PlacementContext> = []
  /// Those of them whose content is to be made.
  @exclusivity(unchecked) var resizedReaders: ContiguousArray<PlacedReader> = []
  /// The record whose children are placed next, apart so that none is read together with its neighbour.
  @exclusivity(unchecked) var nextID: Int32 = -1
  @exclusivity(unchecked) var nextOldOrigin = SIMD2<Double>(0, 0)
  @exclusivity(unchecked) var nextTraits: PlacementTraits = []
  @exclusivity(unchecked) var nextNewOrigin = SIMD2<Double>(0, 0)
  /// The root's subtree, parents first, without what is constant; valid while `orderIsValid`.
  @exclusivity(unchecked) var order: ContiguousArray<Int32> = []
  var orderRoot: Int32 = -1
  var orderIsValid = false
  /// How many stale records are worth a sweep over the whole tree, if they are a quarter of it.
  var leastSwept = 64
  /// How many records are worth packing: what is smaller fits into the processor's caches wherever it lies.
  var leastPacked = 1_024
  /// No block of children has come, gone or moved since `packSlots`.
  var slotsArePacked = false
  /// The room for records was doubled since the last layout.
  var hasGrown = false
  /// How many records there were when room was last given back.
  var trimmedCount = 0
  @exclusivity(unchecked) var pass: UInt32 = 0
  @exclusivity(unchecked) var isPlacingAll = false
  @exclusivity(unchecked) var measuringDepth = 0
  var customPlacements: [CustomPlacement?] = []
  var placingContainer: Int32 = -1

  package init(textMeasuring: any TextMeasuring) {
    self.textMeasuring = textMeasuring
    records = .allocate(capacity: recordCapacity)
    links = .allocate(capacity: recordCapacity)
  }

  deinit {
    records.deinitialize(count: recordCount)
    records.deallocate()
    links.deallocate()
    slots.deallocate()
    memos.deallocate()
    sums.deallocate()
  }

  /// Adds a record without parent or children.
  package func insert(_ role: LayoutRole) -> LayoutID {
    let id: Int32
    if let reused = freeRecords.popLast() {
      id = reused
    } else {
      id = Int32(recordCount)
      if recordCount == recordCapacity {
        moveRecords(toCapacity: recordCapacity * 2)
        hasGrown = true
      }
      recordCount += 1
    }
    (records + Int(id)).initialize(to: LayoutRecord(kind: .free))
    (links + Int(id)).initialize(to: RecordLinks())
    let slot = slots.allocateBlock(0)
    slots.initialize(slot, for: id)
    records[Int(id)].slot = slot
    apply(role, to: id)
    records[Int(id)].flags.insert(.rearranged)
    markStale(id)
    return LayoutID(raw: id)
  }

  /// Frees a record. Its children stay, without parent, for their owners to free.
  package func remove(_ id: LayoutID) {
    let i = Int(id.raw)
    precondition(records[i].kind != .free, "record \(id.raw) removed twice")
    clearChanged(i)
    separate(i)
    detach(id.raw)
    if !followedEpochs.isEmpty { followedEpochs[id.raw] = nil }
    slots.freeBlock(records[i].slot, 0)
    if records[i].childCount > 0 {
      for slot in childSlots(i) where slots.infos[slot].id >= 0 {
        moveToOwnSlot(slots.infos[slot].id)
      }
    }
    if records[i].childStart >= 0 { slots.freeBlock(records[i].childStart, records[i].blockClass) }
    releaseExtra(id.raw)
    memos.drop(&links[i].memo)
    sums.drop(&links[i].sums)
    if !layoutValues.isEmpty { layoutValues[id.raw] = nil }
    let wasListed = records[i].flags.contains(.listed)
    records[i] = LayoutRecord(kind: .free)
    // A listed number must not come back while it is in the list.
    if wasListed { records[i].flags.insert(.listed) } else { freeRecords.append(id.raw) }
    structureDidChange()
  }

  private func structureDidChange() {
    orderIsValid = false
    slotsArePacked = false
  }

  func moveRecords(toCapacity newCapacity: Int) {
    let newRecords = UnsafeMutablePointer<LayoutRecord>.allocate(capacity: newCapacity)
    newRecords.moveInitialize(from: records, count: recordCount)
    records.deallocate()
    records = newRecords
    let newLinks = UnsafeMutablePointer<RecordLinks>.allocate(capacity: newCapacity)
    newLinks.moveInitialize(from: links, count: recordCount)
    links.deallocate()
    links = newLinks
    recordCapacity = newCapacity
  }

  @inline(__always)
  func childSlots(_ i: Int) -> Range<Int> {
    let start = Int(records[i].childStart)
    return start..<(start + Int(records[i].childCount))
  }

  // MARK: - Arranging

  /// Gives a record these children, in order. A child that had another parent leaves it.
  package func setChildren(_ id: LayoutID, _ children: [LayoutID]) {
    let i = Int(id.raw)
    let oldCount = Int(records[i].childCount)
    var kept = 0
    while kept < oldCount, kept < children.count,
      slots.infos[Int(records[i].childStart) + kept].id == children[kept].raw
    { kept += 1 }
    if kept == oldCount && kept == children.count { return }
    separate(i)
    // What leaves or moves inside goes to a slot of its own first.
    for index in kept..<oldCount {
      let child = slots.infos[Int(records[i].childStart) + index].id
      if child >= 0 { moveToOwnSlot(child, keepingParent: true) }
    }
    records[i].childCount = Int32(kept)
    for child in children[kept...] where records[Int(child.raw)].parent != id.raw {
      precondition(records[Int(child.raw)].kind != .free, "child \(child.raw) is not in use")
      detach(child.raw)
    }
    reserveChildren(i, children.count)
    for index in kept..<children.count {
      let child = children[index].raw
      let c = Int(child)
      let target = records[i].childStart + Int32(index)
      if records[c].slot != target {
        slots.move(records[c].slot, to: target)
        slots.freeBlock(records[c].slot, 0)
        records[c].slot = target
      }
      if records[c].parent != id.raw {
        records[c].parent = id.raw
        slots.infos[Int(target)].facts.insert(.unplaced)
        markOrientedLeaf(child)
      } else {
        records[c].flags.insert(.stays)
        // What is first in it belongs to the stack around, the rest does not.
        if records[i].kind == .layered { markOrientedLeaf(child) }
      }
    }
    records[i].childCount = Int32(children.count)
    // Children that were moved out and not taken back have no parent any more.
    finishLeaving(id.raw)
    records[i].flags.formUnion([.rearranged, .recount])
    records[i].flags.remove(.hasHoles)
    structureDidChange()
    markStale(id.raw)
  }

  /// Children taken out by `setChildren`, until it is known which of them came back.
  var leaving: [Int32] = []

  private func finishLeaving(_ parent: Int32) {
    for child in leaving {
      if records[Int(child)].flags.contains(.stays) {
        records[Int(child)].flags.remove(.stays)
      } else {
        becomeRoot(child)
      }
    }
    leaving.removeAll(keepingCapacity: true)
  }

  private func becomeRoot(_ child: Int32) {
    unlinkChanged(child)
    records[Int(child)].parent = -1
    links[Int(child)].pending = 0
    slots.infos[Int(records[Int(child)].slot)].facts.insert(.unplaced)
  }

  /// Moves a record from its parent's block to a block of one.
  private func moveToOwnSlot(_ child: Int32, keepingParent: Bool = false) {
    let c = Int(child)
    let own = slots.allocateBlock(0)
    let old = records[c].slot
    slots.move(old, to: own)
    slots.infos[Int(old)].id = -1
    records[c].slot = own
    if keepingParent { leaving.append(child) } else { becomeRoot(child) }
  }

  /// Takes a record out of its parent, leaving a hole that the next pass closes.
  private func detach(_ id: Int32) {
    let parent = records[Int(id)].parent
    guard parent >= 0 else { return }
    separate(Int(parent))
    moveToOwnSlot(id)
    records[Int(parent)].flags.formUnion([.hasHoles, .rearranged, .recount])
    structureDidChange()
    markStale(parent)
  }

  /// Closes the holes that removed children left.
  func closeHoles(_ i: Int) {
    var target = Int(records[i].childStart)
    for slot in childSlots(i) where slots.infos[slot].id >= 0 {
      if slot != target {
        slots.move(Int32(slot), to: Int32(target))
        records[Int(slots.infos[target].id)].slot = Int32(target)
      }
      target += 1
    }
    records[i].childCount = Int32(target) - records[i].childStart
    records[i].flags.remove(.hasHoles)
  }

  private func reserveChildren(_ i: Int, _ count: Int) {
    let needed = SlotStorage.blockClass(for: count)
    let start = records[i].childStart
    if start >= 0 && records[i].blockClass >= needed { return }
    let block = slots.allocateBlock(needed)
    for index in 0..<records[i].childCount {
      slots.move(start + index, to: block + index)
      records[Int(slots.infos[Int(block + index)].id)].slot = block + index
    }
    if start >= 0 { slots.freeBlock(start, records[i].blockClass) }
    records[i].childStart = block
    records[i].blockClass = needed
  }

  /// A spacer or divider takes its direction from the stack around it: a new place makes it stale.
  func markOrientedLeaf(_ id: Int32) {
    var i = Int(id)
    while records[i].kind.isUnary || records[i].kind == .layered, records[i].childCount > 0 {
      i = Int(slots.infos[Int(records[i].childStart)].id)
      if i < 0 { return }
    }
    if records[i].kind == .spacer || records[i].kind == .divider { markStale(Int32(i)) }
  }
}
