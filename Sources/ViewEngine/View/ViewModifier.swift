// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// A change to a view, made by wrapping it.
///
/// Client modifiers provide `body(content:)`; the underscored requirements are the engine's.
///
/// - Source: Apple, `ViewModifier`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Content) -> Body

  /// Whether the modifier is put around a list as a whole, instead of around each of its elements.
  static var _keepsListsWhole: Bool { get }
  /// Whether the modifier puts a view over or under each member of a list, which comes after all members.
  static var _putsLayers: Bool { get }
  /// Whether the modifier around some content always stands for exactly one element of a container.
  static func _isUnary<Modified: View>(around content: Modified.Type, in context: NodeContext) -> Bool
  /// Makes the node of the modifier around one element, or around a list that is kept whole.
  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode
  /// Brings the modifier's node up to a new modifier value; the content follows by `_updateContent`.
  static func _updateNode(_ node: ViewNode, _ modifier: Self)
  /// Brings the content inside the modifier's node up to the new value at an address.
  static func _updateContent<Modified: View>(of node: ViewNode, at content: UnsafePointer<Modified>)
  /// Evaluates the body of a client modifier's node.
  static func _evaluate(_ node: ViewNode)
}

extension ViewModifier {
  // The body of a client's modifier runs once, and its content is the whole list.
  @inlinable public static var _keepsListsWhole: Bool { true }

  @inlinable public static var _putsLayers: Bool { false }

  @inlinable
  public static func _isUnary<Modified: View>(
    around content: Modified.Type, in context: NodeContext
  ) -> Bool {
    let isUnary = Modified._isUnary(in: context)
    if isUnary, context.extras == nil { return Body._isUnary(in: context) }
    return Body._isUnary(in: context.providing(Self.self, nil, isUnary: isUnary))
  }

  @inlinable
  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    ModifierBodyNode<Self>(
      modifier, ContentBox(content), isUnary: Modified._isUnary(in: context), context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: ModifierBodyNode<Self>.self).receive(modifier)
  }

  @inlinable
  public static func _updateContent<Modified: View>(of node: ViewNode, at content: UnsafePointer<Modified>) {
    let node = unsafeDowncast(node, to: ModifierBodyNode<Self>.self)
    unsafeDowncast(node.provider, to: ContentBox<Modified>.self).receive(content.pointee)
  }

  @inlinable
  public static func _evaluate(_ node: ViewNode) {
    unsafeDowncast(node, to: ModifierBodyNode<Self>.self).evaluate()
  }

  /// Wraps the modifier's effect around another one.
  @inlinable
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the engine carries out itself: its node has the modified view as its only element.
///
/// Engine internals: public only because public modifiers conform to it.
@MainActor
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  @inlinable public static var _keepsListsWhole: Bool { false }

  @inlinable
  public static func _isUnary<Modified: View>(
    around content: Modified.Type, in context: NodeContext
  ) -> Bool {
    Modified._isUnary(in: context)
  }

  public func body(content: Content) -> Never {
    clientFault("\(Self.self) is a primitive modifier and has no body.")
  }

  @inlinable
  public static func _updateContent<Modified: View>(of node: ViewNode, at content: UnsafePointer<Modified>) {
    node.updateElements(at: content)
  }

  @inlinable
  public static func _evaluate(_ node: ViewNode) {}
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier, PrimitiveModifier {
  public static let identity = EmptyModifier()

  @inlinable
  public init() {}

  public static var _keepsListsWhole: Bool { true }

  @inlinable
  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    ListNode(content, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {}
}

/// What the `content` parameter of a modifier's body stands for.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  @usableFromInline
  init() {}

  @inlinable public static var _isUnary: Bool { true }

  public static func _isUnary(in context: NodeContext) -> Bool {
    context.extras?.values.providers?.find(Modifier.self)?.isUnary ?? true
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    context.makeProvided(
      by: Modifier.self, orFault: "The content of \(Modifier.self) is used outside of the modifier's body.")
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {}
}
