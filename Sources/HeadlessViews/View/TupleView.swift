// SPDX-License-Identifier: Apache-2.0

/// Several views, one after the other, made from the statements of a view builder.
///
/// - Source: Apple, `TupleView`.
public struct TupleView<T> {
  public var value: T
  @usableFromInline let operations: TupleOperations

  @inlinable
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    operations = TupleOperations(
      append: { tuple, list, context in
        var offset = 0
        repeat (each Content)._appendElements(
          TupleOperations.element(of: tuple, at: &offset, as: (each Content).self).pointee, to: &list, context
        )
      },
      update: { tuple, parent, index in
        var offset = 0
        repeat (each Content)._updateElements(
          TupleOperations.element(of: tuple, at: &offset, as: (each Content).self).pointee, of: parent,
          at: &index)
      })
  }
}

extension TupleView: View, PrimitiveView {
  @inlinable public static var _isUnary: Bool { false }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    ListNode<Self>(view, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    var index = 0
    _updateElements(view, of: node, at: &index)
  }

  @inlinable
  public static func _appendElements(_ view: Self, to list: inout NodeList, _ context: NodeContext) {
    withUnsafePointer(to: view.value) { view.operations.append($0, &list, context) }
  }

  @inlinable
  public static func _updateElements(_ view: Self, of parent: ViewNode, at index: inout Int) {
    withUnsafePointer(to: view.value) { view.operations.update($0, parent, &index) }
  }
}

/// What is done with each element of a tuple whose types only its maker knew: plain functions over the address of
/// the tuple, made where the types are known, so that they are specialised for them.
@usableFromInline
struct TupleOperations {
  @usableFromInline let append: @MainActor (UnsafeRawPointer, inout NodeList, NodeContext) -> Void
  @usableFromInline let update: @MainActor (UnsafeRawPointer, ViewNode, inout Int) -> Void

  @usableFromInline
  init(
    append: @escaping @MainActor (UnsafeRawPointer, inout NodeList, NodeContext) -> Void,
    update: @escaping @MainActor (UnsafeRawPointer, ViewNode, inout Int) -> Void
  ) {
    self.append = append
    self.update = update
  }

  /// The address of a tuple's next element: one after the other, each at its alignment.
  ///
  /// Not by way of the tuple's own type, which would be looked up at run time.
  @inlinable
  static func element<Element>(
    of tuple: UnsafeRawPointer, at offset: inout Int, as type: Element.Type
  ) -> UnsafePointer<Element> {
    let mask = MemoryLayout<Element>.alignment - 1
    let start = (offset + mask) & ~mask
    offset = start + MemoryLayout<Element>.size
    return (tuple + start).assumingMemoryBound(to: Element.self)
  }
}

/// The transparent node of a list that stands where a single node is asked for.
@usableFromInline
final class ListNode<Content: View>: ViewNode {
  @usableFromInline
  init(_ view: Content, _ context: NodeContext) {
    super.init(context)
    Content._appendElements(view, to: &elements, context.below(self))
  }
}
