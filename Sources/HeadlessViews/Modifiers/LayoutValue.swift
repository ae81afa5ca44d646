// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Hands a value to the custom layout around the view; only other layout values may stand outside of it.
  public consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// The modifier behind values that a view hands to the layout around it.
struct LayoutValueModifier<Key: LayoutValueKey>: ViewModifier, PrimitiveModifier {
  let value: Key.Value

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    LayoutValueNode<Key>(modifier.value, content, context)
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: LayoutValueNode<Key>.self).receive(modifier.value)
  }
}

/// A layout value with numbers in it, which are checked on their way in.
protocol NumericLayoutValueKey: LayoutValueKey {
  static var modifierName: String { get }
  static func valid(_ value: Value, _ check: inout NumberCheck) -> Value
}

/// The modifier behind a layout value with numbers in it.
struct NumericLayoutValueModifier<Key: NumericLayoutValueKey>: ViewModifier, PrimitiveModifier {
  let value: Key.Value

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    LayoutValueNode<Key>(modifier.valid(in: context.scope.graph), content, context)
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: LayoutValueNode<Key>.self).receive(modifier.valid(in: node.graph))
  }

  private func valid(in graph: ViewGraph) -> Key.Value {
    var check = NumberCheck()
    defer { graph.report(check, for: Key.modifierName) }
    return Key.valid(value, &check)
  }
}

/// The node of a layout value. It has a record of its own, so that the value stays when the content is replaced.
private final class LayoutValueNode<Key: LayoutValueKey>: ArrangingNode {
  private var value: Key.Value

  init<Content: View>(_ value: Key.Value, _ content: Content, _ context: NodeContext) {
    self.value = value
    super.init(.group, content, context)
    graph.layoutTree.setLayoutValue(layoutID, key: ObjectIdentifier(Key.self), value: value)
  }

  func receive(_ new: Key.Value) {
    if ValueComparison.of(Key.Value.self).areEqual(values: value, new) { return }
    value = new
    graph.noteChange()
    graph.layoutTree.setLayoutValue(layoutID, key: ObjectIdentifier(Key.self), value: new)
  }
}
