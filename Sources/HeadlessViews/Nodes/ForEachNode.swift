// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The transparent node of a `ForEach`: one element a datum, found again by its id.
@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode {
  @usableFromInline typealias Source = ForEach<Data, ID, Content>

  @exclusivity(unchecked) @usableFromInline var source: Source
  @exclusivity(unchecked) @usableFromInline var ids: ContiguousArray<ID> = []
  @usableFromInline let extras: ContextExtras?
  /// Where the next item's donor is looked for first.
  private var donorHint = 0

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
        if node.marks.contains(.isLazyList) {
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

  /// The views of all elements, made under this node's observation: a state read in the closure is a read of
  /// its owner (I-26), an observable property read there a dependency of this node (I-68).
  @inlinable
  func makeContents() -> ContiguousArray<Content> {
    evaluating {
      var contents: ContiguousArray<Content> = []
      contents.reserveCapacity(source.data.count)
      for element in source.data { contents.append(source.content(element)) }
      return contents
    }
  }

  @inlinable
  func makeAll() {
    let contents = makeContents()
    ids.reserveCapacity(contents.count)
    elements.rest.reserveCapacity(max(contents.count - 1, 0))
    let context = NodeContext(below: self, extras: extras)
    var position = 0
    for element in source.data {
      let id = source.identify(element)
      ids.append(id)
      elements.append(makeItem(contents[position], id, context))
      position += 1
    }
    if hasDuplicates() { reportDuplicates() }
  }

  /// Brings the items up to new data; an equal closure over equal data makes equal items.
  @inlinable
  func receive(_ new: Source) {
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
    var position = 0
    let count = elements.count
    for element in source.data {
      if position == count || ids[position] != source.identify(element) {
        rearrange(contents, from: position)
        return
      }
      updateItem(elements[position], contents[position])
      position += 1
    }
    if position < count { rearrange(contents, from: position) }
  }

  @inlinable
  func makeItem(_ view: Content, _ id: ID, _ context: NodeContext) -> ViewNode {
    Source.makeItem(view, context.extras == nil ? context : donated(context, id))
  }

  @inlinable
  func updateItem(_ node: ViewNode, _ view: Content) {
    Source.updateItem(node, view)
  }

  /// Matches old items to new data by id: moved ones keep their nodes, the others come and go (I-9).
  ///
  /// - Parameter start: How many items at the beginning are in their place and up to date.
  @usableFromInline
  func rearrange(_ contents: ContiguousArray<Content>, from start: Int) {
    var byID: [ID: ViewNode] = [:]
    byID.reserveCapacity(ids.count)
    var order: [ID] = []
    for (position, id) in ids.enumerated() where byID[id] == nil {
      byID[id] = elements[position]
      order.append(id)
    }
    var gone: [ViewNode] = []
    for (position, id) in ids.enumerated() where byID[id] !== elements[position] {
      gone.append(elements[position])
    }
    var nodes: ContiguousArray<ViewNode> = []
    var newIDs: ContiguousArray<ID> = []
    var fresh: [Int] = []
    for element in source.data {
      let id = source.identify(element)
      let position = nodes.count
      newIDs.append(id)
      if let node = byID.removeValue(forKey: id) {
        if position >= start { updateItem(node, contents[position]) }
        nodes.append(node)
      } else {
        fresh.append(position)
        nodes.append(self)
      }
    }
    let context = NodeContext(below: self, extras: extras)
    for position in fresh {
      nodes[position] = makeItem(contents[position], newIDs[position], context)
    }
    gone += order.compactMap { byID[$0] }
    ids = newIDs
    elements.replace(with: nodes)
    if hasDuplicates() { reportDuplicates() }
    var old = NodeList()
    for node in gone { old.append(node) }
    var new = NodeList()
    for position in fresh { new.append(nodes[position]) }
    replaceElements(old, entering: new)
  }

  @usableFromInline
  func donated(_ context: NodeContext, _ id: ID) -> NodeContext {
    guard let donor = context.extras?.donor as? ForEachNode else { return context }
    // The same place is the rule; a search for each of many rows would be quadratic.
    let hint = donorHint
    donorHint += 1
    let isThere = hint < donor.ids.count && donor.ids[hint] == id
    let position = isThere ? hint : donor.ids.firstIndex(of: id)
    return context.withDonor(position.map { donor.elements[$0] })
  }

  @usableFromInline
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

  override var pathName: String { "ForEach" }
}

extension DynamicNode {
  /// Notes that two elements have one id: which of them it stands for is not defined (I-10).
  final func reportDuplicate(_ id: some Hashable) {
    graph.report(
      "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results!")
  }
}

extension ForEach where Content: View {
  /// Whether this makes the views that another one makes.
  @usableFromInline
  func makesSameViews(as other: Self) -> Bool {
    // A closure that captures nothing has two equal words every time it is made.
    let closures = withUnsafeBytes(of: content) { old in
      withUnsafeBytes(of: other.content) { new in old.elementsEqual(new) }
    }
    guard closures else { return false }
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
