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
    Modifier._keepsListsWhole || Content._isUnary(in: context)
      ? Modifier._makeNode(view.modifier, around: view.content, context)
      : ModifiedListNode(view.content, view.modifier, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    if !node.marks.contains(.isModifiedList) {
      Modifier._updateNode(node, view.modifier)
      Modifier._updateContent(of: node, view.content)
    } else {
      unsafeDowncast(node, to: ModifiedListNode<Modifier>.self).receive(view.modifier)
      node.updateElements(to: view.content)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The transparent node of a modifier around a list: every element gets the modifier for itself.
@usableFromInline
final class ModifiedListNode<Modifier: ViewModifier>: InnerNode {
  private let wrapper: TypedElementWrapper<Modifier>

  @usableFromInline
  init<Content: View>(_ content: Content, _ modifier: Modifier, _ context: NodeContext) {
    wrapper = TypedElementWrapper(
      modifier, scope: context.scope, outer: context.extras?.values.wrappers)
    super.init(context)
    marks.insert(.isModifiedList)
    let inner = context.below(self).changing { $0.wrappers = wrapper }
    Content._appendElements(content, to: &elements, inner)
  }

  @usableFromInline
  func receive(_ modifier: Modifier) {
    wrapper.receive(modifier)
  }

  override func willRemove() {
    wrapper.forgetNodes()
  }
}
