// SPDX-License-Identifier: Apache-2.0

/// Views made from the elements of a collection; each one's identity is the element's id (I-9).
///
/// - Source: Apple, `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline let identify: (Data.Element) -> ID
  /// Whether an id stands in its element's own memory, so that reading it runs no client's code.
  @usableFromInline let readsStoredIDs: Bool
  /// The node's operations, made where the types are known, so that they are specialised for them.
  @usableFromInline let operations: ForEachOperations

  @usableFromInline
  init(
    data: Data, identify: @escaping (Data.Element) -> ID, readsStoredIDs: Bool = false,
    content: @escaping (Data.Element) -> Content, operations: ForEachOperations
  ) {
    self.data = data
    self.identify = identify
    self.readsStoredIDs = readsStoredIDs
    self.content = content
    self.operations = operations
  }
}

/// The two entry points of a `ForEach` node, as plain functions over the address of the view value.
@usableFromInline
struct ForEachOperations {
  @usableFromInline let make: @MainActor (UnsafeRawPointer, NodeContext) -> ViewNode
  @usableFromInline let update: @MainActor (UnsafeRawPointer, ViewNode) -> Void

  @usableFromInline
  init(
    make: @escaping @MainActor (UnsafeRawPointer, NodeContext) -> ViewNode,
    update: @escaping @MainActor (UnsafeRawPointer, ViewNode) -> Void
  ) {
    self.make = make
    self.update = update
  }
}

extension ForEach where Content: View {
  // The general initialisers are disfavoured, because a binding to a collection is a collection, too, and has
  // initialisers of its own.

  /// Makes a view for each element, identified by a property.
  @_disfavoredOverload
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, identify: Self.identifier(by: id),
      readsStoredIDs: MemoryLayout<Data.Element>.offset(of: id) != nil, content: content,
      operations: ForEachNode<Data, ID, Content>.operations())
  }
}

extension ForEach {
  /// Reads ids by a key path. If the path leads to a stored property, or is `\.self`, ids are read at an offset,
  /// without a use of the path for each element.
  @inlinable
  static func identifier(by path: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    guard let offset = MemoryLayout<Data.Element>.offset(of: path) else { return { $0[keyPath: path] } }
    if offset == 0 {
      // The closure captures nothing, so it has the same words when the list is made again.
      return { withUnsafePointer(to: $0) { UnsafeRawPointer($0).assumingMemoryBound(to: ID.self).pointee } }
    }
    return {
      withUnsafePointer(to: $0) { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee }
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, identified by the element's own id.
  @_disfavoredOverload
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(
      data: data, identify: { $0.id }, content: content,
      operations: ForEachNode<Data, ID, Content>.operations())
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(
      data: data, identify: { $0 }, readsStoredIDs: true, content: content,
      operations: ForEachNode<Data, ID, Content>.operations())
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  @inlinable public static var _isUnary: Bool { false }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    let copies = context.rowCopies
    if copies != 1 { return view.makeNode(repeating: copies, context) }
    return withUnsafePointer(to: view) { view.operations.make($0, context) }
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    let copies = node.graph.rowCopies
    if copies != 1 { return view.updateNode(node, repeating: copies) }
    withUnsafePointer(to: view) { view.operations.update($0, node) }
  }
}
