// SPDX-License-Identifier: Apache-2.0
import EngineBase
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

  package let textMeasuring: any TextMeasuring
  /// Whether what measures the texts is the engine's own, whose numbers need no check.
  let trustsTexts: Bool
  @exclusivity(unchecked) var records: UnsafeMutablePointer<LayoutRecord>
  @exclusivity(unchecked) var links: UnsafeMutablePointer<RecordLinks>
  @exclusivity(unchecked) var recordCount = 0
  @exclusivity(unchecked) var recordCapacity = 64
  @exclusivity(unchecked) var freeRecords: [Int32] = []
  @exclusivity(unchecked) var slots = SlotStorage()
  @exclusivity(unchecked) var texts: ContiguousArray<TextRecord> = []
  @exclusivity(unchecked) var freeTexts: [Int32] = []
  @exclusivity(unchecked) var extras: ContiguousArray<RecordExtra> = []
  @exclusivity(unchecked) var freeExtras: [Int32] = []
  @exclusivity(unchecked) var memos = MemoStorage()
  @exclusivity(unchecked) var sums = SumStorage()
  @exclusivity(unchecked) var layoutValues: [Int32: [ObjectIdentifier: Any]] = [:]
  /// Counts changes of children and of layout values, wherever they are.
  @exclusivity(unchecked) package internal(set) var arrangementStamp = 0

  /// Whether anything ever aligned by other guides than edges and centres. From then on baselines that
  /// change without a size are worth telling.
  var asksForBaselines = false

  /// Records with the flag `listed`.
  @exclusivity(unchecked) var staleRecords: [Int32] = []
  /// Counts calls of `invalidateAll`, and which of them a root has followed.
  var staleEpoch: UInt32 = 0
  @exclusivity(unchecked) var followedEpochs: [Int32: UInt32] = [:]
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
  @exclusivity(unchecked) var orderRoot: Int32 = -1
  @exclusivity(unchecked) var orderIsValid = false
  /// How many stale records are worth a sweep over the whole tree, if they are a quarter of it.
  var leastSwept = 64
  /// How many records are worth packing: what is smaller fits into the processor's caches wherever it lies.
  var leastPacked = 1_024
  /// No block of children has come, gone or moved since `packSlots`.
  @exclusivity(unchecked) var slotsArePacked = false
  /// The room for records was doubled since the last layout.
  @exclusivity(unchecked) var hasGrown = false
  /// How many records there were when room was last given back.
  var trimmedCount = 0
  @exclusivity(unchecked) var pass: UInt32 = 0
  @exclusivity(unchecked) var isPlacingAll = false
  @exclusivity(unchecked) var measuringDepth = 0
  var customPlacements: [CustomPlacement?] = []
  var placingContainer: Int32 = -1

  package init(textMeasuring: any TextMeasuring) {
    self.textMeasuring = textMeasuring
    trustsTexts = textMeasuring is GridTextMeasuring
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
    let parent = records[i].parent
    if parent >= 0 {
      separate(Int(parent))
      unlinkChanged(id.raw)
      leaveHole(id.raw)
    } else {
      slots.freeBlock(records[i].slot, 0)
    }
    if !followedEpochs.isEmpty { followedEpochs[id.raw] = nil }
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

  func structureDidChange() {
    arrangementStamp += 1
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
}
