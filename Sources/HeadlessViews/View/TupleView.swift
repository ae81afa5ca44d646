// SPDX-License-Identifier: Apache-2.0

/// Several views, one after the other, made from the statements of a view builder.
///
/// - Source: Apple, `TupleView`.
public struct TupleView<T> {
  public var value: T
  @usableFromInline let operations: any TupleOperations.Type

  @inlinable
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    operations = PackOperations<repeat each Content>.self
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
    withUnsafePointer(to: view.value) { view.operations.append($0, to: &list, context) }
  }

  @inlinable
  public static func _updateElements(_ view: Self, of parent: ViewNode, at index: inout Int) {
    withUnsafePointer(to: view.value) { view.operations.update($0, of: parent, at: &index) }
  }
}

/// What is done with each element of a tuple whose types only its maker knew.
@MainActor
@usableFromInline
protocol TupleOperations {
  static func append(_ tuple: UnsafeRawPointer, to list: inout NodeList, _ context: NodeContext)
  static func update(_ tuple: UnsafeRawPointer, of parent: ViewNode, at index: inout Int)
}

@usableFromInline
struct PackOperations<each Content: View>: TupleOperations {
  @inlinable
  static func append(_ tuple: UnsafeRawPointer, to list: inout NodeList, _ context: NodeContext) {
    let content = tuple.assumingMemoryBound(to: (repeat each Content).self)
    repeat (each Content)._appendElements(each content.pointee, to: &list, context)
  }

  @inlinable
  static func update(_ tuple: UnsafeRawPointer, of parent: ViewNode, at index: inout Int) {
    let content = tuple.assumingMemoryBound(to: (repeat each Content).self)
    repeat (each Content)._updateElements(each content.pointee, of: parent, at: &index)
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
