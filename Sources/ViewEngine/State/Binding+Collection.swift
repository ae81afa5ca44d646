// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

// A binding to a collection is a collection of bindings to its elements: `ForEach($items) { $item in … }`.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to one element; its writes replace that element alone.
  public subscript(position: Index) -> Binding<Value.Element> {
    let whole = projectedValue
    let value = current
    if position < value.startIndex || position >= value.endIndex {
      clientFault("There is no element at \(position) of the collection that the binding leads to.")
    }
    var element = Binding<Value.Element>(
      value: value[position], location: ElementLocation(whole.location, position, value[position]))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// The location of one element of a collection, which is another location's value.
///
/// A row that is about to leave may still ask for its element after the collection has shrunk. It is then given the
/// element's last value.
private final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let position: Base.Index
  @exclusivity(unchecked) private var last: Base.Element

  init(_ base: Location<Base>, _ position: Base.Index, _ value: Base.Element) {
    self.base = base
    self.position = position
    last = value
  }

  override var latestValue: Base.Element { element(of: base.latestValue) }
  override var committedValue: Base.Element { element(of: base.committedValue) }

  override func set(_ value: Base.Element) {
    var whole = base.latestValue
    guard contains(position, whole) else { return }
    whole[position] = value
    base.set(whole)
  }

  override func noteRead() { base.noteRead() }
  override var source: DependencySource? { base.source }
  override var isProjection: Bool { true }
  override var hasClosures: Bool { base.hasClosures }

  override func valueElsewhere() -> Base.Element? {
    guard let whole = base.valueElsewhere(), contains(position, whole) else { return nil }
    return whole[position]
  }
  override func changeElsewhere(_ change: (inout Base.Element?) -> Void) -> ObjectIdentifier? {
    base.changeElsewhere { whole in
      guard let now = whole, contains(position, now) else { return }
      var element: Base.Element? = now[position]
      change(&element)
      if let element { whole?[position] = element }
    }
  }
  override func placeDidChange() { base.placeDidChange() }

  override func isSamePlace(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return position == other.position && base.isSamePlace(as: other.base)
  }

  private func element(of whole: Base) -> Base.Element {
    if contains(position, whole) { last = whole[position] }
    return last
  }

  private func contains(_ position: Base.Index, _ whole: Base) -> Bool {
    whole.startIndex <= position && position < whole.endIndex
  }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element, identified by the element's own id.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for a binding to each element, identified by a property.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      identify: { $0.1 }, content: { content(data[$0.0]) },
      operations: ForEachNode<Data, ID, Content>.operations())
  }
}
