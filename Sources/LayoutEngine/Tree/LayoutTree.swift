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
@usableFromInline
package final class LayoutTree: GuideSource {
  /// Makes the content of readers. Unsafe, because the delegate owns the tree and so outlives it; a weak reference
  /// would slow down each retain of the tree.
  package unowned(unsafe) var delegate: (any LayoutTreeDelegate)?
  /// The client on whose behalf the type of a guide says where the guide is by default. Unsafe, because the client is a
  /// root that takes itself out before it leaves.
  package unowned(unsafe) var guideClient: (any LayoutClient)?
  @exclusivity(unchecked) package var counters = LayoutCounters()
  /// Contradictory arguments and other findings, in order, repeated ones kept.
  package internal(set) var diagnostics = DiagnosticLog()

  /// Display items whose absolute frame layouts changed since ``takeMovedItems()``; items placed for the first time
  /// are not among them. Items of a record that got another parent count as placed for the first time.
  @exclusivity(unchecked) var movedItems = 0

  /// What a text says now, from the object that it belongs to.
  let contentOf: (Unmanaged<AnyObject>) -> TextContent
  package let textMeasuring: any TextMeasuring
  let checksItself = SelfChecks.areOn
  /// Whether the engine's own metrics measure the texts; their numbers need no check.
  let trustsTexts: Bool
  @exclusivity(unchecked) var longText = LongText()
  @exclusivity(unchecked) var store = RecordStore()
  @exclusivity(unchecked) var summaries = SummaryQueue()
  @exclusivity(unchecked) var placements = PlacementQueue()
  @exclusivity(unchecked) var division = KeptDivision()

  /// Whether anything was ever aligned by a guide other than edges and centres. From then on, parents are told of
  /// baselines that change without a size.
  var asksForBaselines = false
  /// Whether something was ever laid out from right to left.
  @exclusivity(unchecked) var hasMirrors = false
  /// All records are being removed.
  @exclusivity(unchecked) private var isEnding = false
  /// How many answers to proposals are being worked out inside each other.
  @exclusivity(unchecked) var measuringDepth = 0
  /// What the custom layout that is placing says about its subviews.
  @exclusivity(unchecked) var customPlacements = CustomPlacements()
  /// Which clients' layouts are to be asked for guides.
  @exclusivity(unchecked) var ownGuides = OwnGuides()
  /// The number of records from which on packing pays. A smaller tree fits into the processor's caches wherever its
  /// records lie.
  var leastPacked = 1_024

  /// - Parameter contentOf: Says what a text shows, given the object that came with `LayoutRole.text`. A change of it is
  ///   told by ``setText(_:_:)``.
  package init(textMeasuring: any TextMeasuring, contentOf: @escaping (Unmanaged<AnyObject>) -> TextContent) {
    self.textMeasuring = textMeasuring
    self.contentOf = contentOf
    trustsTexts = textMeasuring is GridTextMeasuring
  }

  // Functions, because another module's direct access to what is stored would be checked for exclusivity each time.

  /// The counts since they were taken the last time.
  @inline(never)
  package func takeCounters() -> LayoutCounters {
    defer { counters = LayoutCounters() }
    return counters
  }

  /// The object whose text a record shows.
  package func textOwner(_ id: LayoutID) -> AnyObject { store.textOwner(id).takeUnretainedValue() }

  /// Treats a few records as a large tree is treated, which tests need not build then.
  package func sweepAlways() { (summaries.leastSwept, leastPacked, division.leastChildren) = (0, 0, 0) }

  /// The items that layouts moved since they were taken the last time.
  @inline(never)
  package func takeMovedItems() -> Int {
    defer { movedItems = 0 }
    return movedItems
  }

  deinit {
    store.deallocate()
  }

  package func clearDiagnostics() {
    diagnostics.removeAll()
  }

  /// Counts changes of children and of layout values, wherever they are.
  package var arrangementStamp: Int { store.arrangementStamp }

  @inline(__always)
  var records: RecordColumn<LayoutRecord> { store.records }
  @inline(__always)
  var arguments: RecordColumn<RecordArguments> { store.arguments }
  @inline(__always)
  var links: RecordColumn<RecordLinks> { store.links }
  @inline(__always)
  var slots: SlotStorage {
    @inline(__always) _read { yield store.slots }
  }

  // MARK: - Records

  /// Adds a record without parent or children.
  ///
  /// - Parameter displayItems: How many the record itself draws, see ``setWeight(_:_:)``.
  package func insert(_ role: LayoutRole, displayItems: Int32 = 0) -> LayoutID {
    let id = store.add()
    write(role, to: id)
    records[id].weight = displayItems
    records[id].flags.formUnion(
      displayItems > 0
        ? [.stale, .listed, .mustArrange, .rearranged, .recount]
        : [.stale, .listed, .mustArrange, .rearranged])
    summaries.addStale(id)
    return id
  }

  /// How many records are in use.
  package var counts: RecordCounts { store.counts }

  /// Takes room at once for so many copies of what has come since `earlier`.
  package func reserve(_ copies: Int, ofWhatCameSince earlier: RecordCounts) {
    let now = store.counts
    store.reserve(
      RecordCounts(
        records: copies * (now.records - earlier.records), texts: copies * (now.texts - earlier.texts),
        withFourArguments: copies * (now.withFourArguments - earlier.withFourArguments)))
  }

  /// Says that all records are going to be removed. Their owners still may ask for single ones, but nothing happens
  /// before ``removeAll()``.
  package func beginRemovalOfAll() { isEnding = true }

  /// Removes all records. Who still has the number of one finds it empty.
  package func removeAll() {
    store.removeAll()
    summaries = SummaryQueue()
    placements = PlacementQueue()
    isEnding = false
  }

  /// Says that a record is going to be removed after the records below it. These then go with it.
  package func beginRemoval(_ id: LayoutID) {
    if isEnding { return }
    separate(id)
    records[id].flags.insert(.leaves)
  }

  /// Frees a record. Its children stay, without parent, for their owners to free.
  package func remove(_ id: LayoutID) {
    if isEnding { return }
    precondition(records[id].kind != .free, "record \(id.raw) removed twice")
    if store.leavesWithParent(id) {
      records[id].flags.insert(.leaves)
      return
    }
    separate(id)
    let parent = records[id].parent
    if parent.isRecord { separate(parent) }
    store.remove(id)
    if parent.isRecord { noteHole(parent) }
    summaries.forget(id)
    structureDidChange()
  }

  /// Records came, went or changed places.
  private func structureDidChange(isAdoption: Bool = false, strays: Int = 0) {
    store.noteStructure(isAdoption: isAdoption, strays: strays)
    summaries.invalidateOrder()
  }

  // MARK: - Children

  /// Whether a record has had no children yet.
  package func isEmpty(_ id: LayoutID) -> Bool { !records[id].firstChild.isSlot }

  /// Gives a record its first children, if they are new as well: most calls, as trees are built.
  /// - Returns: False, with nothing done, for other records.
  package func adopt(_ id: LayoutID, _ children: Span<LayoutID>) -> Bool {
    guard store.adopt(id, children) else { return false }
    // New records are stale, spacers and dividers among them.
    childrenDidChange(id, isAdoption: true)
    return true
  }

  /// Gives a record these children, in order. A child that had another parent leaves it.
  package func setChildren(_ id: LayoutID, _ children: [LayoutID]) {
    if records[id].flags.contains(.hasHoles) {
      store.closeHoles(id)
      if records[id].kind == .layered { noteOrientation(children) }
    }
    if children.isEmpty && records[id].childCount == 0 { return }
    if adopt(id, children.span) { return }
    guard var difference = store.difference(id, children) else { return }
    separate(id)
    store.markUnmoved(id, children, &difference)
    var strays =
      difference.new.count == children.count && difference.stayCount == 0 ? 0 : difference.new.count
    if difference.stayCount == difference.new.count && difference.stayCount == difference.old.count {
      strays = store.permute(id, children, difference.new)
    } else {
      store.letGo(id, difference.old)
      // May move blocks, but not this one, whose children have all been looked at.
      for index in difference.new where !records[children[index]].flags.contains(.stays) {
        precondition(
          records[children[index]].kind != .free, "child \(children[index].raw) is not in use")
        detach(children[index])
        markOrientedLeaf(children[index])
      }
      store.rearrange(id, children, difference)
    }
    records[id].childCount = children.count
    if records[id].kind == .layered { noteOrientation(children) }
    childrenDidChange(id, strays: strays)
  }

  private func childrenDidChange(_ id: LayoutID, isAdoption: Bool = false, strays: Int = 0) {
    records[id].flags.formUnion([.rearranged, .recount])
    structureDidChange(isAdoption: isAdoption, strays: strays)
    markStale(id)
  }

  /// The first child of a layered record belongs to the stack around the record, the others do not.
  private func noteOrientation(_ children: [LayoutID]) {
    for child in children { markOrientedLeaf(child) }
  }

  /// Takes a record out of its parent, leaving a hole that the next pass closes.
  private func detach(_ id: LayoutID) {
    let parent = records[id].parent
    guard parent.isRecord else { return }
    separate(parent)
    store.moveToOwnSlot(id)
    noteHole(parent)
  }

  private func noteHole(_ parent: LayoutID) {
    records[parent].flags.insert(.hasHoles)
    childrenDidChange(parent)
  }

  // MARK: - Changes

  @inline(__always)
  func markStale(_ id: LayoutID) {
    let parent = records[id].parent
    if parent.isRecord && isFused(parent) { separate(parent) }
    records[id].flags.formUnion([.stale, .mustArrange])
    if records[id].flags.contains(.listed) { return }
    records[id].flags.insert(.listed)
    summaries.addStale(id)
  }

  /// Every size and every frame must be worked out again.
  package func invalidateAll() { summaries.invalidateAll() }
}
