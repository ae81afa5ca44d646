// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Hands a value to the custom layout around the view; only other layout values may stand outside of it.
  public consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}

/// The modifier behind values that a view hands to the layout around it.
public struct _LayoutValueModifier<Key: LayoutValueKey>: ViewModifier, NodeModifier {
  let value: Key.Value

  package func makeNode(around content: some View, _ context: NodeContext) -> LayoutValueNode<Key> {
    LayoutValueNode<Key>(value, content, context)
  }

  package func update(_ node: LayoutValueNode<Key>) {
    node.receive(value)
  }
}

/// A layout value with numbers in it, which are checked on their way in.
protocol NumericLayoutValueKey: LayoutValueKey {
  static var modifierName: String { get }
  static func valid(_ value: Value, _ check: inout NumberCheck) -> Value
}

/// The modifier behind a layout value with numbers in it.
struct NumericLayoutValueModifier<Key: NumericLayoutValueKey>: ViewModifier, NodeModifier {
  let value: Key.Value

  func makeNode(around content: some View, _ context: NodeContext) -> LayoutValueNode<Key> {
    LayoutValueNode<Key>(valid(in: context.scope.graph), content, context)
  }

  func update(_ node: LayoutValueNode<Key>) {
    node.receive(valid(in: node.graph))
  }

  private func valid(in graph: ViewGraph) -> Key.Value {
    var check = NumberCheck()
    defer { graph.report(check, for: Key.modifierName) }
    return Key.valid(value, &check)
  }
}

/// The node of a layout value. It has a record of its own, so that the value stays when the content is replaced.
package final class LayoutValueNode<Key: LayoutValueKey>: ArrangingNode {
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
