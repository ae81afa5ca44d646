// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

/// A view with a modifier, or two modifiers in one (S-5).
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public init(content: consuming Content, modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier to the view.
  @inlinable
  public consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { clientFault("\(Self.self) has no body.") }

  @inlinable public static var _isUnary: Bool { Content._isUnary }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool {
    Modifier._isUnary(around: Content.self, in: context)
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    if context.collects, !Modifier._staysWithContent {
      return ModifiedListNode<Modifier>.makeOfElements(view.content, view.modifier, context)
    }
    return Modifier._keepsListsWhole || Content._isUnary(in: context)
      ? Modifier._makeNode(view.modifier, around: view.content, context)
      : ModifiedListNode<Modifier>.make(view.content, view.modifier, context)
  }

  // Both are always inlined into the witness, which has the type's metadata: a function of its own would look it up.
  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    withAddress(of: view) { _updateNode(node, at: $0) }
  }

  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, at view: UnsafePointer<Self>) {
    if node.marks.contains(.isModifiedList) {
      unsafeDowncast(node, to: ModifiedListNode<Modifier>.self).receive(
        view.pointee.content, view.pointee.modifier)
    } else {
      withBorrowed(view) { Modifier._updateNode(node, $0.modifier) }
      Modifier._updateContent(of: node, at: firstProperty(of: view, as: Content.self))
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The transparent node of a modifier around a list.
@usableFromInline
class ModifiedListNode<Modifier: ViewModifier>: InnerNode {
  @usableFromInline
  static func make<Content: View>(
    _ content: Content, _ modifier: Modifier, _ context: NodeContext
  ) -> ViewNode {
    guard context.extras?.values.keepsColumnsWhole == true else {
      return makeOfElements(content, modifier, context)
    }
    // The innermost of several modifiers has the column in it.
    return RootColumn.isModified(Content.self)
      ? Modifier._makeNode(modifier, around: content, context)
      : ModifiedColumnNode(content, modifier, context)
  }

  /// The node that gives the modifier to each element.
  @usableFromInline
  static func makeOfElements<Content: View>(
    _ content: Content, _ modifier: Modifier, _ context: NodeContext
  ) -> ViewNode {
    ModifiedElementsNode(content, modifier, context)
  }

  fileprivate override init(_ context: NodeContext, _ layoutID: LayoutID = .none) {
    super.init(context, layoutID)
    marks.insert(.isModifiedList)
  }

  /// Takes new values of the list and of the modifier.
  @usableFromInline
  func receive<Content: View>(_ content: Content, _ modifier: Modifier) {
    preconditionFailure("ModifiedListNode is abstract.")
  }
}

/// The modifier applies to every element of the list.
private final class ModifiedElementsNode<Modifier: ViewModifier>: ModifiedListNode<Modifier> {
  private let wrapper: TypedElementWrapper<Modifier>

  init<Content: View>(_ content: Content, _ modifier: Modifier, _ context: NodeContext) {
    wrapper = TypedElementWrapper(
      modifier, scope: context.scope, outer: context.extras?.values.wrappers)
    super.init(context)
    let inner = context.below(self).changing { $0.wrappers = wrapper }
    wrapper.makeElements(of: content, to: &elements, inner)
  }

  override func receive<Content: View>(_ content: Content, _ modifier: Modifier) {
    wrapper.receive(modifier)
    updateElements(to: content)
  }

  override func willRemove() {
    wrapper.forgetNodes()
  }
}

/// The list is the content of a tree and not in a container, so the modifier applies to the column of its views.
private final class ModifiedColumnNode<Modifier: ViewModifier>: ModifiedListNode<Modifier> {
  init<Content: View>(_ content: Content, _ modifier: Modifier, _ context: NodeContext) {
    super.init(context)
    let inner = context.below(self).changing { $0.keepsColumnsWhole = false }.element(at: 0)
    elements.append(Modifier._makeNode(modifier, around: RootColumn(content: content), inner))
  }

  override func receive<Content: View>(_ content: Content, _ modifier: Modifier) {
    Modifier._updateNode(elements[0], modifier)
    withAddress(of: RootColumn(content: content)) { Modifier._updateContent(of: elements[0], at: $0) }
  }
}
