// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

/// A piece of user interface, described by a value.
///
/// Client views provide `body` and nothing else. The underscored requirements are the engine's: they turn the
/// value into a node and keep that node up to date; every composite view gets them from the extension below,
/// specialised for its type in the module that declares it.
///
/// - Source: Apple, `View`.
@MainActor
// As SwiftUI declares it, like the other protocols that clients conform to: clients of Swift 5 mode compile as they do
// there. Safe, because the engine calls every requirement on the main actor.
@preconcurrency
public protocol View {
  associatedtype Body: View

  /// The content of the view; evaluated when something it depends on has changed.
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  /// Whether a value always stands for exactly one element of a container, as far as the type says.
  static var _isUnary: Bool { get }
  /// Whether a value stands for exactly one element at this place of the tree. There the engine knows, too, which content a
  /// modifier's body gets.
  static func _isUnary(in context: NodeContext) -> Bool
  /// Whether the node of the view can take the role of a layout modifier right around it: ``ArrangingModifier``.
  static var _takesOuterRole: Bool { get }
  /// Makes the node of a view that is a single element (or a transparent node with any number of them).
  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode
  /// Updates a node that this type made with a new value.
  static func _updateNode(_ node: ViewNode, _ view: Self)
  /// Updates a node with the value at an address. A type that compares values in place need not copy the value.
  static func _updateNode(_ node: ViewNode, at view: UnsafePointer<Self>)
  /// Makes the nodes of a view and appends them to the elements of the node above.
  static func _appendElements(_ view: Self, to list: inout NodeList, _ context: NodeContext)
  /// Makes the nodes of the view at an address and appends them. So code that is not specialised for the view passes it on
  /// without a copy.
  static func _appendElements(at view: UnsafePointer<Self>, to list: inout NodeList, _ context: NodeContext)
  /// Updates the elements that `_appendElements` made, from `index` on, with the value at an address. `index` moves behind
  /// them.
  static func _updateElements(at view: UnsafePointer<Self>, of parent: ViewNode, from index: inout Int)
  /// Evaluates the body of a composite view's node, specialised for its type.
  static func _evaluate(_ node: ViewNode)
}

extension View {
  @inlinable
  public static var _isUnary: Bool { Body._isUnary }

  @inlinable
  public static func _isUnary(in context: NodeContext) -> Bool { Body._isUnary(in: context) }

  @inlinable public static var _takesOuterRole: Bool { false }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    BodyNode<Self>(view, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: BodyNode<Self>.self).receive(view)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, at view: UnsafePointer<Self>) {
    withBorrowed(view) { _updateNode(node, $0) }
  }

  @inlinable
  public static func _appendElements(_ view: Self, to list: inout NodeList, _ context: NodeContext) {
    let context = context.element(at: list.count)
    let hasRoom = StackGuard.isHarmless(Self.self, at: context.depth) || StackGuard.hasRoom
    list.append(hasRoom ? makeElement(view, context) : makeElementDeeper(view, context))
  }

  @inlinable
  static func makeElement(_ view: Self, _ context: NodeContext) -> ViewNode {
    if context.isWrapped, _isUnary(in: context), !context.collects || !_isLookedThrough {
      return WrappedElementNode<Self>(view, context)
    }
    return _makeNode(view, context)
  }

  @inlinable
  public static func _updateElements(
    at view: UnsafePointer<Self>, of parent: ViewNode, from index: inout Int
  ) {
    let position = index
    index += 1
    parent.elementReference(at: position).unretained { node in
      if StackGuard.isHarmless(Self.self, at: parent.depth) || StackGuard.hasRoom {
        updateElement(node, at: view)
      } else {
        updateElementDeeper(node, at: view)
      }
    }
  }

  @inlinable
  static func updateElement(_ node: ViewNode, at view: UnsafePointer<Self>) {
    if node.marks.isDisjoint(with: [.isWrapped, .isCutOff]) {
      _updateNode(node, at: view)
    } else if node.marks.contains(.isWrapped) {
      unsafeDowncast(node, to: WrappedElementNode<Self>.self).receive(view.pointee)
    }
  }

  @inlinable
  public static func _appendElements(
    at view: UnsafePointer<Self>, to list: inout NodeList, _ context: NodeContext
  ) {
    _appendElements(view.pointee, to: &list, context)
  }

  @inlinable
  public static func _evaluate(_ node: ViewNode) {
    unsafeDowncast(node, to: BodyNode<Self>.self).evaluate()
  }
}

/// The body of a view that has none: the engine makes its node itself.
extension Never: View {
  public var body: Never { clientFault("A primitive view has no body.") }
  @inlinable public static var _isUnary: Bool { true }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { true }
}

/// A view that the engine draws or arranges itself.
///
/// Engine internals: public only because public views conform to it.
@MainActor
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { clientFault("\(Self.self) is a primitive view and has no body.") }
  @inlinable public static var _isUnary: Bool { true }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { _isUnary }
}
