// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A list whose rows are made one by one, when its container asks for them.
@MainActor
protocol LazyRowSource: ViewNode {
  var rowCount: Int { get }
  /// The positions of the rows that there are, in ascending order; they are the elements.
  var madePositions: [Int] { get }
  func makeRow(at position: Int) -> ViewNode
}

/// The transparent node of a `ForEach` in a lazy container: has nodes for the rows that were needed so far (I-12).
@usableFromInline
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode,
  LazyRowSource,
  IdentifiedElements
{
  private typealias Source = ForEach<Data, ID, Content>

  private var source: ForEach<Data, ID, Content>
  private let extras: ContextExtras?
  /// The ids of the rows that exist, and their indices in the data.
  private var ids: [ID] = []
  private var knownIDs: Set<ID> = []
  private(set) var madePositions: [Int] = []

  @usableFromInline
  init(_ source: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.source = source
    extras = context.extras
    super.init(context)
    roles.insert(.isLazyList)
    if let counterpart = extras?.counterpart(LazyForEachNode.self) {
      for position in counterpart.madePositions where position < rowCount { _ = makeRow(at: position) }
    }
  }

  var rowCount: Int { source.data.count }
  var dataCount: Int { source.data.count }

  private func datum(at position: Int) -> Data.Element {
    source.data[source.data.index(source.data.startIndex, offsetBy: position)]
  }

  /// The view of a row, made under this node's observation, as in a list that is not lazy.
  private func content(of element: Data.Element) -> Content {
    graph.tally.rowClosures &+= 1
    return evaluating { source.content(element) }
  }

  /// The id of a row, read in the same way.
  private func id(of element: Data.Element) -> ID {
    evaluating { source.identify(element) }
  }

  func makeRow(at position: Int) -> ViewNode {
    let place = self.place(of: position)
    if place < madePositions.count, madePositions[place] == position { return elements[place] }
    let element = datum(at: position)
    let id = id(of: element)
    var context = NodeContext(below: self, extras: extras)
    if let counterpart = extras?.counterpart(LazyForEachNode.self) {
      context = context.withCounterpart(counterpart.row(withID: id, at: position))
    }
    if !knownIDs.insert(id).inserted { reportDuplicate(id) }
    graph.queue.beginTurn()
    let node = returningRow(content(of: element), id) ?? Source.makeItem(content(of: element), context)
    elements.insert(node, at: place)
    ids.insert(id, at: place)
    madePositions.insert(position, at: place)
    graph.noteChange()
    structureDidChange()
    return node
  }

  /// The row of an id that is on its way out, and is to be seen again.
  private func returningRow(_ view: @autoclosure () -> Content, _ id: ID) -> ViewNode? {
    guard hasLeaving, let kept = takeLeaving(AnyHashable(id)) else { return nil }
    withUnsafePointer(to: view()) { Source.updateItem(kept[0], at: $0) }
    return kept[0]
  }

  /// The index among the existing rows that a datum's row has, or would have; most rows are made at the end.
  private func place(of position: Int) -> Int {
    var low = 0
    var high = madePositions.count
    if let last = madePositions.last, last < position { return high }
    while low < high {
      let middle = (low + high) / 2
      if madePositions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The row with an id: of several, the one in that place, else the first.
  private func row(withID id: ID, at position: Int) -> ViewNode? {
    let place = place(of: position)
    if place < madePositions.count, madePositions[place] == position, ids[place] == id {
      return elements[place]
    }
    return ids.firstIndex(of: id).map { elements[$0] }
  }

  private var currentNodes: ContiguousArray<ViewNode> {
    var nodes: ContiguousArray<ViewNode> = []
    elements.forEach { nodes.append($0) }
    return nodes
  }

  @usableFromInline
  func receive(_ new: ForEach<Data, ID, Content>) {
    if source.makesSameViews(as: new) { return }
    let countChanged = new.data.count != source.data.count
    source = new
    updateRows(countChanged: countChanged)
  }

  override func update() {
    updateRows(countChanged: false)
  }

  /// Finds the rows again by their ids: moved ones keep their nodes, those whose datum is gone leave (I-9).
  private func updateRows(countChanged: Bool) {
    graph.queue.markUpdated(self)
    changedSlots = 0
    let old = currentNodes
    let positions = evaluating { currentPositions() }
    var rows: [(position: Int, id: ID, node: ViewNode)] = []
    var gone = NodeList()
    var goneIDs: [AnyHashable] = []
    for (index, node) in old.enumerated() {
      if let position = positions[index] {
        withUnsafePointer(to: content(of: datum(at: position))) { Source.updateItem(node, at: $0) }
        rows.append((position, ids[index], node))
      } else {
        gone.append(node)
        if leavesSlowly { goneIDs.append(AnyHashable(ids[index])) }
      }
    }
    rows.sort { $0.position < $1.position }
    let isSame = rows.map(\.position) == madePositions && rows.elementsEqual(old) { $0.node === $1 }
    if isSame && !countChanged { return }
    elements.replace(with: ContiguousArray(rows.map(\.node)))
    ids = rows.map(\.id)
    knownIDs = Set(ids)
    madePositions = rows.map(\.position)
    replaceElements(gone, of: goneIDs, entering: NodeList())
  }

  /// The new index of the datum of each existing row; nil for a row whose datum is gone.
  private func currentPositions() -> [Int?] {
    graph.beginTimedPart()
    defer { graph.endTimedPart(.matching) }
    let isInPlace = zip(madePositions, ids).allSatisfy { position, id in
      position < rowCount && source.identify(datum(at: position)) == id
    }
    if isInPlace { return madePositions }
    var wanted = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var result = [Int?](repeating: nil, count: ids.count)
    for (position, element) in source.data.enumerated() {
      if wanted.isEmpty { break }
      if let index = wanted.removeValue(forKey: source.identify(element)) { result[index] = position }
    }
    return result
  }

  func id(of element: ViewNode) -> AnyHashable? {
    index(of: element).map { AnyHashable(ids[$0]) }
  }

  func position(of element: ViewNode) -> Int? {
    index(of: element).map { madePositions[$0] }
  }

  func element(withID id: AnyHashable) -> ViewNode? {
    guard let id = id.base as? ID else { return nil }
    for (position, element) in source.data.enumerated() where source.identify(element) == id {
      return makeRow(at: position)
    }
    return nil
  }

  override var listName: String { "ForEach" }
}

extension NodeContext {
  /// Whether a list made here is one whose rows its container asks for.
  @usableFromInline var isInLazyContainer: Bool {
    var node = parent
    while let current = node {
      // Containers own a record; what is in between is transparent.
      if current.layoutID != .none { return current.roles.contains(.isLazyContainer) && !collects }
      if current.roles.contains(.isArrangedElsewhere) { return false }
      node = current.parent
    }
    return false
  }
}
