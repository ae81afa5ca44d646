// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

extension View {
  /// Runs a closure when a value differs from what it was at the last update (C-8).
  ///
  /// - Parameters:
  ///   - value: What is watched.
  ///   - initial: Also run it when the view appears (C-3).
  ///   - action: Called with the old and the new value.
  public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs a closure with the old and the new value when a value has changed (C-8).
  public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: action))
  }

  /// Runs a closure with the new value when a value has changed; the form of earlier releases (S-12).
  public consuming func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: false) { _, new in action(new) })
  }
}

/// The modifier behind `onChange`.
public struct _ValueActionModifier<Value: Equatable>: ViewModifier, NodeModifier {
  var value: Value
  var initial: Bool
  var action: (Value, Value) -> Void

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> ValueActionNode<Value> {
    ValueActionNode(self, content, context)
  }

  package func update(_ node: ValueActionNode<Value>) {
    node.receive(self)
  }
}

package final class ValueActionNode<Value: Equatable>: ChangeActionNode {
  private var modifier: _ValueActionModifier<Value>

  init<Content: View>(
    _ modifier: _ValueActionModifier<Value>, _ content: Content, _ context: NodeContext
  ) {
    self.modifier = modifier
    super.init(content, context)
  }

  package override func contentWillMount() {
    guard modifier.initial else { return }
    graph.actions.appear(self) { [self] in
      if marks.contains(.removed) { return }
      recordAction("onChange")
      modifier.action(modifier.value, modifier.value)
    }
  }

  func receive(_ new: _ValueActionModifier<Value>) {
    let old = modifier.value
    modifier = new
    if old == new.value { return }
    queueChange("onChange", "(of: \(Value.self))") { new.action(old, new.value) }
  }
}
