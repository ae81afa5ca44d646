// SPDX-License-Identifier: Apache-2.0

/// Several views, one after the other, made from the statements of a view builder.
///
/// - Source: Apple, `TupleView`.
public struct TupleView<T> {
  public var value: T
  @usableFromInline let elements: TupleElements

  @inlinable
  public init<each Content: View>(_ value: consuming (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    elements = TupleElements { tuple, request in
      var offset = 0
      switch request {
      case .append(let list, let context):
        repeat (each Content)._appendElements(
          at: TupleElements.next(in: tuple, at: &offset, as: (each Content).self), to: &list.pointee, context)
      case .update(let parent, let index):
        repeat (each Content)._updateElements(
          at: TupleElements.next(in: tuple, at: &offset, as: (each Content).self), of: parent,
          from: &index.pointee)
      }
    }
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
    node.updateElements(to: view)
  }

  @inlinable @inline(__always)
  public static func _appendElements(_ view: Self, to list: inout NodeList, _ context: NodeContext) {
    withAddress(of: view.value) { view.elements.append($0, to: &list, context) }
  }

  @inlinable @inline(__always)
  public static func _updateElements(
    at view: UnsafePointer<Self>, of parent: ViewNode, from index: inout Int
  ) {
    view.pointee.elements.update(firstProperty(of: view, as: T.self), of: parent, from: &index)
  }
}

/// The elements of a tuple whose types only the tuple's maker knew. This is a plain function over the address of the
/// tuple, made where the types are known, so that it is specialised for them. One function does everything, because a
/// function over the types of a generic view costs an allocation.
@usableFromInline
struct TupleElements {
  @usableFromInline
  enum Task {
    case append(to: UnsafeMutablePointer<NodeList>, NodeContext)
    case update(of: ViewNode, from: UnsafeMutablePointer<Int>)
  }

  @usableFromInline let perform: @MainActor (UnsafeRawPointer, Task) -> Void

  @usableFromInline
  init(perform: @escaping @MainActor (UnsafeRawPointer, Task) -> Void) {
    self.perform = perform
  }

  @MainActor @inlinable
  func append(_ tuple: UnsafeRawPointer, to list: UnsafeMutablePointer<NodeList>, _ context: NodeContext) {
    perform(tuple, .append(to: list, context))
  }

  @MainActor @inlinable
  func update(_ tuple: UnsafeRawPointer, of parent: ViewNode, from index: UnsafeMutablePointer<Int>) {
    perform(tuple, .update(of: parent, from: index))
  }

  /// The address of a tuple's next element: one after the other, each at its alignment.
  ///
  /// The tuple's own type is not used, because it would be looked up at run time.
  @inlinable
  static func next<Element>(
    in tuple: UnsafeRawPointer, at offset: inout Int, as type: Element.Type
  ) -> UnsafePointer<Element> {
    let mask = MemoryLayout<Element>.alignment - 1
    let start = (offset + mask) & ~mask
    offset = start + MemoryLayout<Element>.size
    return (tuple + start).assumingMemoryBound(to: Element.self)
  }
}

/// The transparent node of a list at a place that needs a single node.
@usableFromInline
package final class ListNode<Content: View>: InnerNode {
  @usableFromInline
  package init(_ view: Content, _ context: NodeContext) {
    super.init(context)
    Content._appendElements(view, to: &elements, context.below(self))
  }
}
