// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The elements of a list several times over, as if there were more data: all of them, then all of them once more, and so
/// on. Each copy makes its row from the element that it is a copy of.
struct RepeatedRows<Data: RandomAccessCollection, ID: Hashable, Content>: RandomAccessCollection {
  struct Element {
    let list: ForEach<Data, ID, Content>
    let datum: Data.Element
    let copy: Int
  }

  let list: ForEach<Data, ID, Content>
  let copies: Int

  var startIndex: Int { 0 }
  var endIndex: Int { list.data.count * copies }

  subscript(position: Int) -> Element {
    let (copy, place) = position.quotientAndRemainder(dividingBy: list.data.count)
    let index = list.data.index(list.data.startIndex, offsetBy: place)
    return Element(list: list, datum: list.data[index], copy: copy)
  }
}

/// The id of a copy of an element.
struct RepeatedID<ID: Hashable>: Hashable {
  let copy: Int
  let id: ID
}

extension ForEach where Content: View {
  /// The list with its elements repeated. Two such lists are equal if the original lists are, because the closures here
  /// capture nothing.
  fileprivate func repeated(_ copies: Int) -> ForEach<
    RepeatedRows<Data, ID, Content>, RepeatedID<ID>, Content
  > {
    ForEach<RepeatedRows<Data, ID, Content>, RepeatedID<ID>, Content>(
      data: RepeatedRows(list: self, copies: copies),
      identify: { RepeatedID(copy: $0.copy, id: $0.list.identify($0.datum)) },
      content: { $0.list.content($0.datum) },
      operations: ForEachNode<RepeatedRows<Data, ID, Content>, RepeatedID<ID>, Content>.operations())
  }

  @usableFromInline @inline(never)
  @MainActor
  func makeNode(repeating copies: Int, _ context: NodeContext) -> ViewNode {
    withUnsafePointer(to: repeated(copies)) { $0.pointee.operations.make($0, context) }
  }

  @usableFromInline @inline(never)
  @MainActor
  func updateNode(_ node: ViewNode, repeating copies: Int) {
    withUnsafePointer(to: repeated(copies)) { $0.pointee.operations.update($0, node) }
  }
}

extension ViewGraph {
  /// How often lists show their elements: once, unless a host assumes more rows.
  @usableFromInline var rowCopies: Int { trace.assumptions?.rowCopies ?? 1 }
}

extension NodeContext {
  @usableFromInline var rowCopies: Int { graphReference.unretained { $0.rowCopies } }
}

/// The id of a copy, for those who look for the id of its element.
private protocol IDOfCopy {
  var ofElement: AnyHashable { get }
  /// The id of the first copy of an element; nil for an id of another type.
  static func first(_ id: AnyHashable) -> Self?
}

extension RepeatedID: IDOfCopy {
  var ofElement: AnyHashable { AnyHashable(id) }
  static func first(_ id: AnyHashable) -> RepeatedID? {
    (id.base as? ID).map { RepeatedID(copy: 0, id: $0) }
  }
}

extension IdentifiedElements {
  /// Where an element stands in a client's data: a copy where the element stands that it is a copy of.
  package func place(of element: ViewNode) -> (position: Int, count: Int)? {
    let own = dataCount / graph.rowCopies
    return position(of: element).map { (own == 0 ? $0 : $0 % own, own) }
  }

  /// An id as a client knows it: that of a copy is the one of its element.
  func clientID(_ id: some Hashable) -> AnyHashable {
    graph.rowCopies == 1 ? AnyHashable(id) : (id as? any IDOfCopy)?.ofElement ?? AnyHashable(id)
  }

  /// The list's own id for one that a client knows; nil for an id of another type.
  func ownID<ID: Hashable>(_ id: AnyHashable) -> ID? {
    if let own = id.base as? ID { return own }
    return graph.rowCopies == 1 ? nil : (ID.self as? any IDOfCopy.Type)?.first(id) as? ID
  }
}
