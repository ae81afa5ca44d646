// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A property of a view that its container asks for, such as its priority or its tag.
///
/// The underscored requirements are the engine's: they make the node that keeps the value.
@MainActor
public protocol _ViewTraitKey {
  associatedtype Value
  nonisolated static var defaultValue: Value { get }

  static func _makeNode<Modified: View>(
    _ value: Value, around content: Modified, _ context: NodeContext
  ) -> ViewNode
  static func _updateNode(_ node: ViewNode, _ value: Value)
}

/// The modifier behind properties that a view's container asks for (S-5).
public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier, PrimitiveModifier {
  public let value: Trait.Value

  public init(value: Trait.Value) {
    self.value = value
  }

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    Trait._makeNode(modifier.value, around: content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    Trait._updateNode(node, modifier.value)
  }
}
