// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The transparent node of a `ForEach`: one element a datum, found again by its id.
@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode {
  @usableFromInline typealias Source = ForEach<Data, ID, Content>

  @exclusivity(unchecked) @usableFromInline var source: Source
  @exclusivity(unchecked) @usableFromInline var ids: ContiguousArray<ID> = []
  @usableFromInline let extras: ContextExtras?
  /// Whether two items have one id.
  @exclusivity(unchecked) @usableFromInline var repeatsIDs = false
  /// The index at which the counterpart of the next item is looked for first.
  private var counterpartHint = 0

  @inlinable
  nonisolated static func operations() -> ForEachOperations {
    ForEachOperations(
      make: { address, context in
        let source = address.assumingMemoryBound(to: Source.self).pointee
        if context.isInLazyContainer { return LazyForEachNode(source, context) }
        let node = ForEachNode(source, context)
        node.makeAll()
        return node
      },
      update: { address, node in
        let source = address.assumingMemoryBound(to: Source.self).pointee
        if node.roles.contains(.isLazyList) {
          unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).receive(source)
        } else {
          unsafeDowncast(node, to: ForEachNode.self).receive(source)
        }
      })
  }

  @usableFromInline
  init(_ source: Source, _ context: NodeContext) {
    self.source = source
    extras = context.extras
    super.init(context)
  }

  /// The views of all elements, made under this node's observation. A state that the closure reads is a dependency of
  /// the state's owner (I-26); an observable property that it reads is one of this node (I-68).
  @inlinable
  func makeContents() -> ContiguousArray<Content> {
    // Copied out of the node once; read from there, they would be retained for each element.
    let (data, content) = (source.data, source.content)
    return evaluating {
      let count = data.count
      var rest = data.makeIterator()
      var contents = ContiguousArray<Content>(unsafeUninitializedCapacity: count) { room, made in
        guard let start = room.baseAddress else { return }
        while made < count, let element = rest.next() {
          (start + made).initialize(to: content(element))
          made += 1
        }
      }
      // A client's collection may have more elements than its `count` says.
      while let element = rest.next() { contents.append(content(element)) }
      return contents
    }
  }

  /// The ids of the elements from a position on, read under this node's observation.
  @inlinable
  func currentIDs(from start: Int) -> ContiguousArray<ID> {
    evaluating {
      var newIDs: ContiguousArray<ID> = []
      newIDs.reserveCapacity(source.data.count - start)
      for element in source.data.dropFirst(start) { newIDs.append(source.identify(element)) }
      return newIDs
    }
  }

  @inlinable
  func makeAll() {
    let contents = makeContents()
    ids = currentIDs(from: 0)
    elements.reserveCapacity(contents.count)
    let context = NodeContext(below: self, extras: extras)
    for position in contents.indices {
      elements.append(makeItem(contents[position], ids[position], context))
    }
    noteRepeats(hasDuplicates())
  }

  /// Brings the items up to new data; an equal closure over equal data makes equal items.
  @inlinable
  func receive(_ new: Source) {
    if let changes = changes(in: new) {
      if changes.areEqual { return }
      let hasSameIDs = source.hasSameIDs(as: new)
      source = new
      return updateItems(changedAt: changes.positions, hasSameIDs: hasSameIDs)
    }
    if source.makesSameViews(as: new) { return }
    source = new
    updateItems()
  }

  /// Runs again because an observable property that a row's closure read has changed.
  override func update() {
    updateItems()
  }

  @inlinable
  func updateItems() {
    graph.queue.markUpdated(self)
    changedSlots = 0
    let contents = makeContents()
    let count = elements.count
    let inPlace = itemsInPlace(of: count)
    updateFirst(inPlace, contents)
    if inPlace < count || inPlace < contents.count { rearrange(contents, at: inPlace, from: inPlace) }
  }

  /// Updates so many items with their new views. The views are passed by address and not copied.
  @inlinable
  func updateFirst(_ count: Int, _ contents: ContiguousArray<Content>) {
    let nodes = elements
    contents.withUnsafeBufferPointer { contents in
      nodes.forEachReference(first: count) { position, node in
        node.unretained { Source.updateItem($0, contents[position]) }
      }
    }
  }

  /// How many items at the beginning keep their ids. The ids are read under this node's observation, because they may
  /// read observable properties (I-37).
  @inlinable
  func itemsInPlace(of count: Int) -> Int {
    graph.beginTimedPart()
    defer { graph.endTimedPart(.matching) }
    let (data, identify, ids) = (source.data, source.identify, ids)
    return evaluating {
      // Elements in contiguous memory are read where they are; others are copied.
      data.withContiguousStorageIfAvailable { Self.commonStart($0, identify, ids, count) }
        ?? Self.commonStart(data, identify, ids, count)
    }
  }

  @inlinable
  nonisolated static func commonStart<Elements: Sequence<Data.Element>>(
    _ elements: Elements, _ identify: (Data.Element) -> ID, _ ids: ContiguousArray<ID>, _ count: Int
  ) -> Int {
    ids.withUnsafeBufferPointer { ids in
      var position = 0
      for element in elements {
        if position == count || ids[position] != identify(element) { break }
        position += 1
      }
      return position
    }
  }

  @inlinable
  func makeItem(_ view: Content, _ id: ID, _ context: NodeContext) -> ViewNode {
    Source.makeItem(view, context.extras == nil ? context : matching(context, id))
  }

  @inlinable
  func updateItem(at position: Int, _ view: Content) {
    elements.reference(at: position).unretained { Source.updateItem($0, view) }
  }

  /// Matches old items to new data by id: moved ones keep their nodes, the others come and go (I-9).
  ///
  /// - Parameters:
  ///   - first: The index among the contents from which on they are those of the items from `start` on.
  ///   - start: How many items at the beginning are in their place and up to date.
  @inlinable
  func rearrange(_ contents: ContiguousArray<Content>, at first: Int, from start: Int) {
    graph.beginTimedPart()
    let newIDs = currentIDs(from: start)
    let most = min(ids.count - start, newIDs.count)
    var kept = 0
    while kept < most, ids[ids.count - 1 - kept] == newIDs[newIDs.count - 1 - kept] { kept += 1 }
    let skipped = start - first
    let old = start..<(ids.count - kept)
    let new = start..<(skipped + contents.count - kept)
    let matching = ItemMatching(ids, old, newIDs, new)
    let repeats = !repeatsIDs && hasRepeated(matching.fresh, among: newIDs, behind: start)
    graph.endTimedPart(.matching)

    for position in new where matching.origins[position - start] >= 0 {
      updateItem(at: matching.origins[position - start], contents[position - skipped])
    }
    for place in 0..<kept {
      updateItem(at: old.upperBound + place, contents[new.upperBound - skipped + place])
    }
    ids.replaceSubrange(old, with: newIDs.prefix(new.count))
    noteRepeats(repeatsIDs ? hasDuplicates() : repeats)
    let gone = elements.nodes(at: matching.gone)
    if matching.fresh.isEmpty && gone.count == 0 {
      elements.permute(from: start, matching.origins)
      replaceElements(gone, entering: gone)
      return
    }
    var made = NodeList()
    if !matching.fresh.isEmpty {
      let context = NodeContext(below: self, extras: extras)
      for position in matching.fresh {
        made.append(makeItem(contents[position - skipped], ids[position], context))
      }
    }
    elements.replace(old, from: matching.origins, made)
    replaceElements(gone, entering: made)
  }

  /// Whether an item that is new has the id of another item, given that the old ids were all different.
  @inlinable
  func hasRepeated(_ fresh: ContiguousArray<Int>, among newIDs: ContiguousArray<ID>, behind start: Int)
    -> Bool
  {
    if fresh.count <= 4 {
      for position in fresh {
        let id = newIDs[position - start]
        if ids.prefix(start).contains(id) { return true }
        for other in newIDs.indices where other != position - start && newIDs[other] == id { return true }
      }
      return false
    }
    var freshIDs = Set<ID>(minimumCapacity: fresh.count)
    for position in fresh where !freshIDs.insert(newIDs[position - start]).inserted { return true }
    if ids.prefix(start).contains(where: { freshIDs.contains($0) }) { return true }
    var next = 0
    for index in newIDs.indices {
      if next < fresh.count, fresh[next] - start == index {
        next += 1
      } else if freshIDs.contains(newIDs[index]) {
        return true
      }
    }
    return false
  }

  @inlinable
  func noteRepeats(_ repeats: Bool) {
    repeatsIDs = repeats
    if repeats { reportDuplicates() }
  }

  @usableFromInline
  func matching(_ context: NodeContext, _ id: ID) -> NodeContext {
    guard let counterpart = context.counterpart(ForEachNode.self) else { return context }
    // Usually the old item is at the same index; a search for each of many rows would be quadratic.
    let hint = counterpartHint
    counterpartHint += 1
    let isThere = hint < counterpart.ids.count && counterpart.ids[hint] == id
    let position = isThere ? hint : counterpart.ids.firstIndex(of: id)
    return context.withCounterpart(position.map { counterpart.elements[$0] })
  }

  @inlinable
  func hasDuplicates() -> Bool {
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted { return true }
    return false
  }

  @usableFromInline
  func reportDuplicates() {
    var seen: Set<ID> = []
    for id in ids where !seen.insert(id).inserted {
      reportDuplicate(id)
      return
    }
  }

  override var listName: String { "ForEach" }
}

extension DynamicNode {
  /// Reports that two elements have one id; which of them the id stands for is not defined (I-10).
  final func reportDuplicate(_ id: some Hashable) {
    graph.report(
      "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results!")
  }
}

extension ForEach where Content: View {
  /// Whether this `ForEach` makes the same views as another one.
  @inlinable
  func makesSameViews(as other: Self) -> Bool {
    guard hasSameContent(as: other) else { return false }
    return withUnsafePointer(to: data) { old in
      withUnsafePointer(to: other.data) { ValueComparison.of(Data.self).areEqual(old, $0) }
    }
  }

  /// The node of one datum's view, with the modifiers of the list around it.
  @MainActor
  @inlinable
  static func makeItem(_ view: Content, _ context: NodeContext) -> ViewNode {
    context.isWrapped && Content._isUnary(in: context)
      ? WrappedElementNode<Content>(view, context) : Content._makeNode(view, context)
  }

  @MainActor
  @inlinable
  static func updateItem(_ node: ViewNode, _ view: Content) {
    if node.marks.contains(.isWrapped) {
      unsafeDowncast(node, to: WrappedElementNode<Content>.self).receive(view)
    } else {
      Content._updateNode(node, view)
    }
  }
}
