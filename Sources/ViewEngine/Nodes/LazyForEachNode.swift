// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A list whose rows are made one by one, when its container asks for them.
@MainActor
package protocol LazyRowSource: ViewNode {
  var rowCount: Int { get }
  /// The positions of the existing rows, in ascending order; these rows are the elements. A covered row exists but has
  /// not become visible yet.
  var madePositions: [Int] { get }
  /// Makes the row at a position, if need be, and shows it.
  func makeRow(at position: Int) -> ViewNode
}

/// A container that asks the lists in it for the rows that should be visible.
@MainActor
package protocol LazyRowContainer: ViewNode {
  /// Whether it is the column of a `List`.
  var isList: Bool { get }
}

/// The transparent node of a `ForEach` in a lazy container: has nodes for the rows that were needed so far (I-12). In a
/// `List` it makes as much of all rows at once as is needed to know their number and identities.
@usableFromInline
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode,
  LazyRowSource,
  IdentifiedElements
{
  @usableFromInline typealias Source = ForEach<Data, ID, Content>

  @exclusivity(unchecked) @usableFromInline var source: Source
  private let extras: ContextExtras?
  @usableFromInline let preparation: RowPreparation
  /// The views of all rows, if they are made before they become visible.
  @exclusivity(unchecked) @usableFromInline private(set) var preparedViews: ContiguousArray<Content> = []
  /// The ids of the rows that exist, and their indices in the data.
  @exclusivity(unchecked) @usableFromInline var ids: [ID] = []
  @exclusivity(unchecked) @usableFromInline var knownIDs: Set<ID> = []
  @exclusivity(unchecked) @usableFromInline var madePositions: [Int] = []

  @usableFromInline
  init(_ source: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.source = source
    extras = context.extras
    preparation = context.isInList ? .of(Content.self) : .none
    super.init(context)
    roles.insert(.isLazyList)
    prepareViews()
    if graph.trace.isDetailed { keepRows() }
    prepareNodes()
    guard let original = extras?.original(LazyForEachNode.self) else { return }
    for (index, position) in original.madePositions.enumerated()
    where position < rowCount && !original.elements[index].marks.contains(.isCovered) {
      _ = makeRow(at: position)
    }
  }

  @inlinable var rowCount: Int { source.data.count }
  var dataCount: Int { source.data.count }

  @inlinable
  func datum(at position: Int) -> Data.Element {
    source.data[source.data.index(source.data.startIndex, offsetBy: position)]
  }

  /// The view of a row, made under this node's observation, as in a list that is not lazy.
  @inlinable
  func view(at position: Int) -> Content {
    if preparation != .none { return preparedViews[position] }
    graph.noteRowClosures(1)
    if graph.trace.isRecording {
      graph.keepRows(1) { [element = datum(at: position), content = source.content] in _ = content(element) }
    }
    return evaluating { source.content(datum(at: position)) }
  }

  /// The id of a row, read in the same way.
  private func id(of element: Data.Element) -> ID {
    evaluating { source.identify(element) }
  }

  func makeRow(at position: Int) -> ViewNode {
    let place = self.place(of: position)
    if place < madePositions.count, madePositions[place] == position {
      let row = elements[place]
      if let prepared = row as? PreparedRowNode { prepared.show(true) }
      return row
    }
    let node = makeNode(at: position, isSeen: true)
    graph.noteChange()
    structureDidChange()
    return node
  }

  /// Makes a row that is not there yet.
  private func makeNode(at position: Int, isSeen: Bool) -> ViewNode {
    let place = self.place(of: position)
    let id = id(of: datum(at: position))
    if !knownIDs.insert(id).inserted { return makeRepeated(at: position, id) }
    var context = NodeContext(below: self, extras: extras)
    if let original = extras?.original(LazyForEachNode.self) {
      context = context.withOriginal(original.row(withID: id, at: position))
    }
    graph.queue.beginTurn()
    let node = returningRow(at: position, id) ?? makeItem(view(at: position), isSeen: isSeen, context)
    elements.insert(node, at: place)
    ids.insert(id, at: place)
    madePositions.insert(position, at: place)
    return node
  }

  private func makeItem(_ view: Content, isSeen: Bool, _ context: NodeContext) -> ViewNode {
    if preparation != .nodes { return Source.makeItem(view, context) }
    return PreparedRowNode(isShown: isSeen, context) { Source.makeItem(view, $0) }
  }

  /// Makes the row of an element whose id a row has already: the row is that of the first element.
  private func makeRepeated(at position: Int, _ id: ID) -> ViewNode {
    reportDuplicate(id)
    let placeholder = RepeatedItemNode(NodeContext(below: self, extras: extras))
    let place = self.place(of: position)
    guard let other = ids.firstIndex(of: id) else { return placeholder }
    let isFirst = madePositions[other] > position
    let node = isFirst ? elements[other] : placeholder
    var nodes: ContiguousArray<ViewNode> = []
    elements.forEach { nodes.append($0) }
    if isFirst { nodes[other] = placeholder }
    nodes.insert(node, at: place)
    elements.replace(with: nodes)
    ids.insert(id, at: place)
    madePositions.insert(position, at: place)
    if isFirst { update(node, at: position) }
    return node
  }

  /// The row of an id that is on its way out, and is to be seen again.
  private func returningRow(at position: Int, _ id: ID) -> ViewNode? {
    guard hasLeaving, let kept = takeLeaving(AnyHashable(id)) else { return nil }
    update(kept[0], at: position)
    return kept[0]
  }

  /// Makes the views of all rows, if this is needed before they become visible.
  @usableFromInline
  func prepareViews() {
    if preparation == .none { return }
    preparedViews = evaluating { ContiguousArray(source.data.map(source.content)) }
    graph.noteRowClosures(preparedViews.count)
    if graph.trace.isRecording {
      graph.keepRows(preparedViews.count) { [source] in
        for element in source.data { _ = source.content(element) }
      }
    }
  }

  /// Makes the nodes of all rows that have none, if this is needed before they become visible.
  @usableFromInline
  func prepareNodes() {
    if preparation != .nodes { return }
    var made = madePositions.makeIterator()
    var next = made.next()
    for position in 0..<rowCount {
      if position == next { next = made.next() } else { _ = makeNode(at: position, isSeen: false) }
    }
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

  override func update() {
    updateRows(before: rowCount)
  }

  /// The ids of all elements.
  var currentIDs: [ID] { evaluating { source.data.map(source.identify) } }

  /// The views of all elements.
  var currentContents: ContiguousArray<Content> {
    preparation == .none ? evaluating { ContiguousArray(source.data.map(source.content)) } : preparedViews
  }

  /// Gives the existing rows other ids.
  @inlinable
  func receiveIDs(_ new: [ID]) {
    ids = new
    knownIDs = Set(new)
  }

  func id(of element: ViewNode) -> AnyHashable? {
    index(of: element).map { clientID(ids[$0]) }
  }

  func position(of element: ViewNode) -> Int? {
    index(of: element).map { madePositions[$0] }
  }

  func element(withID id: AnyHashable) -> ViewNode? {
    guard let id: ID = ownID(id) else { return nil }
    return firstPosition(of: id).map { makeRow(at: $0) }
  }

  override var listName: String { "ForEach" }
}

extension NodeContext {
  /// Whether a list made here is one whose rows its container asks for.
  @usableFromInline var isInLazyContainer: Bool { lazyContainer != nil }

  /// Whether that container is a `List`.
  var isInList: Bool { lazyContainer?.isList ?? false }

  private var lazyContainer: (any LazyRowContainer)? {
    var node = parent
    while let current = node {
      // Containers own a record; all nodes between a list and its container are transparent.
      if current.layoutID != .none {
        return collects ? nil : current.inRole(.isLazyContainer)
      }
      if current.roles.contains(.isArrangedElsewhere) { return nil }
      node = current.parent
    }
    return nil
  }
}
