// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The records of a layout tree. The store is the only owner of their memory.
///
/// A record has four parts, divided by who uses them: the record itself (`LayoutRecord`), the numbers of its role
/// (`RecordArguments`), what its parent reads and writes (`SlotStorage`), and what only incremental passes need
/// (`RecordLinks`). The store keeps the parts consistent. What a change means for sizes and frames is the tree's matter.
struct RecordStore {
  private(set) var records: RecordColumn<LayoutRecord>
  private(set) var arguments: RecordColumn<RecordArguments>
  private(set) var links: RecordColumn<RecordLinks>
  var slots = SlotStorage()
  /// How many record numbers are in use, or free again.
  private(set) var recordCount = 0
  private(set) var recordCapacity = 64
  private var freeRecords = FreeNumbers()
  /// How many records have no slot of their own.
  var unattachedCount = 0
  /// Records that are being removed, while `remove` is at work.
  var leaving: [LayoutID] = []

  private var texts = Pool<Unmanaged<AnyObject>>()
  private var fourArguments = Pool<FourArguments>()
  private var extras = Pool<RecordExtra>()
  private var rareLinks = Pool<RareLinks>()
  private var memos = MemoStorage()
  private var sums = SumStorage()
  private var layoutValues: [LayoutID: [ObjectIdentifier: Any]] = [:]

  /// Counts changes of children and of layout values, wherever they are.
  private(set) var arrangementStamp = 0
  private(set) var slotOrder = SlotOrder.built
  /// How many children were put among others since slots lay in order. What is in them lies elsewhere.
  private var strayCount = 0
  /// The room for records was doubled since room was last given back.
  private(set) var hasGrown = false
  /// How many records there were when room was last given back.
  private var trimmedCount = 0

  private static let mostReserved = 1 << 17

  init() {
    records = RecordColumn(capacity: recordCapacity)
    arguments = RecordColumn(capacity: recordCapacity)
    links = RecordColumn(capacity: recordCapacity)
  }

  func deallocate() {
    records.deallocate()
    arguments.deallocate()
    links.deallocate()
    slots.deallocate()
    memos.deallocate()
    sums.deallocate()
    freeRecords.deallocate()
    texts.deallocate()
    fourArguments.deallocate()
    extras.deallocate()
    rareLinks.deallocate()
  }

  var liveCount: Int { recordCount - freeRecords.count }
  var counts: RecordCounts {
    RecordCounts(records: liveCount, texts: texts.count, withFourArguments: fourArguments.count)
  }

  /// Records came, went or changed places.
  ///
  /// - Parameters:
  ///   - isAdoption: They are the first ones of their parent, so their slots lie behind those of what they contain.
  ///   - strays: How many were put among others. All children of a list that are new lie as those of a new list.
  mutating func noteStructure(isAdoption: Bool = false, strays: Int = 0) {
    arrangementStamp += 1
    if isAdoption { return }
    slotOrder = .edited
    strayCount += strays
  }

  /// Whether edited slots lie so far apart that moving all of them pays.
  ///
  /// - Parameter sweptCount: How many records a sweep meets.
  func isWorthPacking(_ sweptCount: Int) -> Bool {
    strayCount > sweptCount / 16 || slots.count > 4 * (liveCount + 1)
  }

  /// Goes on with slots that lie in the order of a sweep.
  mutating func replaceSlots(with packed: SlotStorage) {
    slots.deallocate()
    slots = packed
    slotOrder = .packed
    strayCount = 0
  }

  // MARK: - Records

  /// A record without parent, children or role.
  mutating func add() -> LayoutID {
    let id: LayoutID
    if let reused = freeRecords.take() {
      id = LayoutID(raw: reused)
    } else {
      id = LayoutID(raw: Int32(recordCount))
      if recordCount == recordCapacity {
        moveRecords(toCapacity: recordCapacity * 2)
        hasGrown = true
      }
      recordCount += 1
    }
    records.initialize(id, to: LayoutRecord(kind: .free))
    arguments.initialize(id, to: RecordArguments())
    links.initialize(id, to: RecordLinks())
    unattachedCount += 1
    return id
  }

  /// Takes room for so many more records at once, if that is most of what there will be then. Less is left to
  /// doubling, so that many small requests do not move everything each time.
  mutating func reserve(_ more: RecordCounts) {
    // What is asked for is a guess. More than some tens of megabytes is left to doubling.
    let needed = Self.spacious(liveCount + min(more.records, Self.mostReserved))
    if needed > 2 * recordCapacity {
      moveRecords(toCapacity: needed)
      hasGrown = true
    }
    slots.reserve(min(more.records, Self.mostReserved))
    texts.reserve(min(more.texts, Self.mostReserved))
    fourArguments.reserve(min(more.withFourArguments, Self.mostReserved))
  }

  /// Gives a record a slot of its own, if it has none yet.
  mutating func giveSlot(_ id: LayoutID) {
    guard isUnattached(id) else { return }
    beginSlot(id, at: slots.allocateBlock(0))
  }

  /// Whether a record is in use and has no slot of its own yet. It has not been summarized either.
  @inline(__always)
  func isUnattached(_ id: LayoutID) -> Bool {
    records[id].slot == .unattached && records[id].kind != .free
  }

  /// Makes a free place the slot of a record that has none.
  mutating func beginSlot(_ id: LayoutID, at slot: SlotIndex) {
    slots.initialize(slot, for: id)
    records[id].slot = slot
    unattachedCount -= 1
  }

  /// Empties all records. Their memory stays, because somebody may still have the number of one.
  mutating func removeAll() {
    for number in 0..<recordCount { records[LayoutID(raw: Int32(number))] = LayoutRecord(kind: .free) }
    recordCount = 0
    unattachedCount = 0
    trimmedCount = 0
    freeRecords.removeAll()
    texts.removeAll()
    fourArguments.removeAll()
    extras.removeAll()
    rareLinks.removeAll()
    memos.deallocate()
    memos = MemoStorage()
    sums.deallocate()
    sums = SumStorage()
    layoutValues = [:]
    slots.removeAll()
    noteStructure()
    slotOrder = .built
    strayCount = 0
  }

  /// Lets the number of an empty record be used again.
  @inline(__always)
  mutating func free(_ id: LayoutID) { freeRecords.add(id.raw) }

  private mutating func moveRecords(toCapacity capacity: Int) {
    records.move(toCapacity: capacity, count: recordCount)
    arguments.move(toCapacity: capacity, count: recordCount)
    links.move(toCapacity: capacity, count: recordCount)
    recordCapacity = capacity
  }

  /// Gives back what building or enlarging a tree has left over of records and texts.
  ///
  /// Memory is taken by doubling. Records that come one by one later find that room again. The room is looked at anew
  /// only when the number of records has grown by a half, so that the cost of moving all records is shared by the new
  /// ones.
  /// - Returns: False, with nothing done, where it is too early for that.
  mutating func trim() -> Bool {
    hasGrown = false
    if recordCount < trimmedCount + trimmedCount / 2 { return false }
    trimmedCount = recordCount
    if Self.isSpacious(recordCapacity, for: recordCount) {
      moveRecords(toCapacity: Self.spacious(recordCount))
    }
    texts.trim()
    fourArguments.trim()
    return true
  }

  /// Room for so many, and for a few that come one by one. An allocator rounds sizes up, and powers of two least: where
  /// one is about as large, it is taken.
  static func spacious(_ count: Int) -> Int {
    let room = count + min(64, count / 32 + 8)
    let power = 1 << (Int.bitWidth - (count + 7).leadingZeroBitCount)
    return min(room, power)
  }

  /// Whether there is so much room that moving pays.
  static func isSpacious(_ capacity: Int, for count: Int) -> Bool {
    capacity > count + count / 16 + 64
  }

  // MARK: - Colder data

  /// The object that a text belongs to.
  @inline(__always)
  func textOwner(_ id: LayoutID) -> Unmanaged<AnyObject> { texts[records[id].extra] }

  mutating func setTextOwner(_ id: LayoutID, _ owner: Unmanaged<AnyObject>) {
    if records[id].extra < 0 {
      records[id].extra = texts.add(owner)
    } else {
      texts[records[id].extra] = owner
    }
  }

  /// The arguments of a record whose role has four.
  @inline(__always)
  func fourArguments(_ id: LayoutID) -> FourArguments { fourArguments[records[id].extra] }

  mutating func setFourArguments(_ id: LayoutID, _ new: FourArguments) {
    records[id].extra = fourArguments.add(new)
  }

  /// Writes four arguments over those that a record has. It must have no rarer ones.
  @inline(__always)
  mutating func replaceFourArguments(_ id: LayoutID, by new: FourArguments) {
    fourArguments[records[id].extra] = new
  }

  /// Keeps the guides that a record with rarer arguments aligns its children by.
  mutating func setAlignmentKeys(at index: Int32, _ horizontal: AlignmentKey, _ vertical: AlignmentKey) {
    extras[index].horizontalKey = horizontal
    extras[index].verticalKey = vertical
  }

  /// Where the rarer arguments of a record with four stand, if it has any.
  @inline(__always)
  func extraOfFour(_ id: LayoutID) -> Int32 { fourArguments.elements[Int(records[id].extra)].extra }

  mutating func setExtra(_ id: LayoutID, _ extra: RecordExtra) {
    let index = extras.add(extra)
    if records[id].kind.hasFourArguments {
      fourArguments[records[id].extra].extra = index
    } else {
      records[id].extra = index
    }
  }

  var hasLayoutValues: Bool { !layoutValues.isEmpty }

  mutating func dropLayoutValues(_ id: LayoutID) { layoutValues[id] = nil }

  func layoutValue(_ id: LayoutID, _ key: ObjectIdentifier) -> Any? { layoutValues[id]?[key] }

  func layoutValues(_ id: LayoutID) -> [ObjectIdentifier: Any]? { layoutValues[id] }

  mutating func setLayoutValue(_ id: LayoutID, _ key: ObjectIdentifier, _ value: Any?) {
    layoutValues[id, default: [:]][key] = value
    arrangementStamp += 1
  }

  // Rarer arguments are read in place, and by one expression each: a copy would retain what they refer to, and the store,
  // with all its lists, would be copied for a call.

  @inline(__always)
  func extra(at index: Int32) -> RecordExtra { extras.elements[Int(index)] }
  @inline(__always)
  func layoutBox(at index: Int32) -> (any LayoutBox)? { extras.elements[Int(index)].box }
  @inline(__always)
  func gridSolver(at index: Int32) -> GridSolver? { extras.elements[Int(index)].grid }
  @inline(__always)
  func idealSize(at index: Int32) -> (width: Double, height: Double) {
    (extras.elements[Int(index)].idealWidth, extras.elements[Int(index)].idealHeight)
  }
  @inline(__always)
  func guideValue(at index: Int32) -> ((ViewDimensions) -> CGFloat)? {
    extras.elements[Int(index)].guideValue
  }
  @inline(__always)
  func horizontalKey(at index: Int32) -> AlignmentKey? { extras.elements[Int(index)].horizontalKey }
  @inline(__always)
  func verticalKey(at index: Int32) -> AlignmentKey? { extras.elements[Int(index)].verticalKey }

  @inline(__always)
  mutating func releaseExtra(_ id: LayoutID) {
    let index = records[id].extra
    guard index >= 0 else { return }
    records[id].extra = -1
    let kind = records[id].kind
    if kind == .text { return texts.remove(index) }
    var extra = index
    if kind.hasFourArguments {
      extra = fourArguments[index].extra
      fourArguments.remove(index)
    }
    if extra >= 0 { remove(extra: extra) }
  }

  private mutating func remove(extra: Int32) {
    extras[extra] = RecordExtra()
    extras.remove(extra)
  }

  // MARK: - Rarer links

  // Whatever only asks is inlined: the store, with all its lists, would be copied for a call.

  /// Where the record's rarer links stand; makes them where there are none.
  private mutating func rareIndex(_ id: LayoutID) -> Int32 {
    if links[id].rare < 0 { links[id].rare = rareLinks.add(RareLinks()) }
    return links[id].rare
  }

  @inline(__always)
  private func rare(_ id: LayoutID) -> RareLinks? {
    let index = links[id].rare
    return index >= 0 ? rareLinks[index] : nil
  }

  mutating func releaseRareLinks(_ id: LayoutID) {
    let index = links[id].rare
    memos.drop(&rareLinks[index].memo)
    sums.drop(&rareLinks[index].sums)
    rareLinks.remove(index)
    links[id].rare = -1
  }

  @inline(__always)
  func rememberedAnswer(_ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double>? {
    guard let rare = rare(id) else { return nil }
    return memos.find(rare.memo, proposal)
  }

  /// The answers to two proposals, if both are remembered.
  func rememberedAnswers(
    _ id: LayoutID, _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    guard let rare = rare(id) else { return nil }
    return memos.find(rare.memo, first, second)
  }

  mutating func rememberAnswer(_ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>) {
    let index = rareIndex(id)
    memos.remember(&rareLinks[index].memo, proposal, size)
    records[id].flags.insert(.remembers)
  }

  /// The answers that a record has given and that are remembered.
  func answers(of id: LayoutID) -> [MemoStorage.Answer] {
    rare(id).map { memos.answers($0.memo) } ?? []
  }

  mutating func forgetAnswers(_ id: LayoutID) {
    if links[id].rare >= 0 { memos.drop(&rareLinks[links[id].rare].memo) }
  }

  /// The sums of a stack's children, if some are kept.
  @inline(__always)
  func childSums(_ id: LayoutID) -> SumStorage.Tree? {
    guard let index = rare(id)?.sums, index >= 0 else { return nil }
    return sums.trees[Int(index)]
  }

  /// Makes room for the sums of so many children.
  mutating func prepareChildSums(_ id: LayoutID, count: Int) -> SumStorage.Tree {
    let index = rareIndex(id)
    sums.prepare(&rareLinks[index].sums, leafCount: count)
    return sums.trees[Int(rareLinks[index].sums)]
  }

  mutating func dropChildSums(_ id: LayoutID) {
    if links[id].rare >= 0 { sums.drop(&rareLinks[links[id].rare].sums) }
  }

  /// Notes that a pass shifts the children of a record from one on, as they are.
  mutating func noteShift(_ id: LayoutID, from first: Int, in pass: UInt32) {
    let index = rareIndex(id)
    rareLinks[index].shiftPass = pass
    rareLinks[index].firstShifted = Int32(first)
  }

  /// The first of the children that a pass has shifted as they are, if it has shifted any.
  @inline(__always)
  func firstShifted(_ id: LayoutID, in pass: UInt32) -> Int? {
    guard let rare = rare(id), rare.shiftPass == pass else { return nil }
    return Int(rare.firstShifted)
  }
}
