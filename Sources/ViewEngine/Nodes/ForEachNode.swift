// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The transparent node of a `ForEach`: it has one element for each datum, and finds it again by its id.
@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode {
  @usableFromInline typealias Source = ForEach<Data, ID, Content>

  @exclusivity(unchecked) @usableFromInline var source: Source
  @exclusivity(unchecked) @usableFromInline var ids: ContiguousArray<ID> = []
  @usableFromInline let extras: ContextExtras?
  /// Whether two elements have one id.
  @exclusivity(unchecked) @usableFromInline var repeatsIDs = false
  /// The index at which the original of the next item is looked for first.
  private var originalHint = 0

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

  /// After how many items the memory for the others is estimated.
  @inlinable static var sampleSize: Int { 8 }

  @inlinable
  func makeAll() {
    let contents = makeContents(from: 0)
    let newIDs = currentIDs(from: 0)
    if ItemMatching.haveRepeated(newIDs) { return rearrangeRepeating(contents, newIDs, from: 0) }
    ids = newIDs
    elements.reserveCapacity(contents.count)
    let context = NodeContext(below: self, extras: extras)
    let before = graph.recordCounts
    for position in contents.indices {
      elements.append(makeItem(contents[position], ids[position], context))
      if position + 1 == Self.sampleSize {
        graph.reserve((contents.count - Self.sampleSize) / Self.sampleSize, ofWhatCameSince: before)
      }
    }
    if graph.trace.isDetailed { keepRows(contents) }
  }

  @inlinable
  func makeItem(_ view: Content, _ id: ID, _ context: NodeContext) -> ViewNode {
    Source.makeItem(view, context.extras == nil ? context : matching(context, id))
  }

  @usableFromInline
  func matching(_ context: NodeContext, _ id: ID) -> NodeContext {
    guard let original = context.original(ForEachNode.self) else { return context }
    // Usually the old item is at the same index; a search for each of many rows would be quadratic.
    let hint = originalHint
    originalHint += 1
    let isThere = hint < original.ids.count && original.ids[hint] == id
    let position = isThere ? hint : original.ids.firstIndex(of: id)
    return context.withOriginal(position.map { original.elements[$0] })
  }

  /// Brings the items up to new data; an equal closure over equal data makes equal items.
  @inlinable
  func receive(_ new: Source) {
    if source.makesSameViews(as: new) { return }
    let keepsIDs = source.hasSameNumbers(as: new)
    source = new
    updateItems(keepsIDs: keepsIDs)
  }

  /// Runs again because an observable property that a row's closure read has changed.
  override func update() {
    updateItems(keepsIDs: false)
  }

  /// Brings all items up to the data.
  ///
  /// - Parameter keepsIDs: Whether the elements are known to have the ids that they had.
  @inlinable
  func updateItems(keepsIDs: Bool) {
    graph.queue.markUpdated(self)
    changedSlots = 0
    if repeatsIDs { return rearrangeRepeating(makeContents(from: 0), currentIDs(from: 0), from: 0) }
    let inPlace = updateItemsInPlace(keepsIDs: keepsIDs)
    if inPlace < elements.count || inPlace < source.data.count { rearrange(from: inPlace) }
  }

  /// The views of the elements from a position on, made under this node's observation. A state that the closure reads
  /// is a dependency of the state's owner (I-26); an observable property that it reads is one of this node (I-68).
  @inlinable
  func makeContents(from start: Int) -> ContiguousArray<Content> {
    // Copied out of the node once; read from the node, they would be retained for each element.
    let (data, content) = (source.data, source.content)
    let contents = evaluating {
      if let contents = data.withContiguousStorageIfAvailable({
        Self.contents(of: $0.dropFirst(start), content)
      }) {
        return contents
      }
      // Without contiguous memory, access by index may take time in proportion to the index.
      return Self.contents(of: data, skipping: start, content)
    }
    graph.noteRowClosures(contents.count)
    if graph.trace.isRecording {
      graph.keepRows(contents.count) { for element in data.dropFirst(start) { _ = content(element) } }
    }
    return contents
  }

  @inlinable
  nonisolated static func contents<Elements: Collection<Data.Element>>(
    of elements: Elements, skipping start: Int = 0, _ content: (Data.Element) -> Content
  ) -> ContiguousArray<Content> {
    var rest = elements.makeIterator()
    for _ in 0..<start { _ = rest.next() }
    let count = max(elements.count - start, 0)
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

  /// How many items at the beginning keep their ids. The ids are read under this node's observation, because they may
  /// read observable properties (I-37).
  @inlinable
  func itemsInPlace() -> Int {
    graph.beginTimedPart()
    defer { graph.endTimedPart(.matching) }
    let (data, identify, ids) = (source.data, source.identify, ids)
    return evaluating {
      // Elements in contiguous memory are read where they are; others are copied.
      data.withContiguousStorageIfAvailable { Self.commonStart($0, identify, ids) }
        ?? Self.commonStart(data, identify, ids)
    }
  }

  @inlinable
  nonisolated static func commonStart<Elements: Sequence<Data.Element>>(
    _ elements: Elements, _ identify: (Data.Element) -> ID, _ ids: ContiguousArray<ID>
  ) -> Int {
    ids.withUnsafeBufferPointer { ids in
      var position = 0
      for element in elements {
        if position == ids.count || ids[position] != identify(element) { break }
        position += 1
      }
      return position
    }
  }

  override var listName: String { "ForEach" }
}
