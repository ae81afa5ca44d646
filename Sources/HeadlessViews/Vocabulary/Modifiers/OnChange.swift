// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

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

  func makeNode(around content: some View, _ context: NodeContext) -> ValueActionNode<Value> {
    ValueActionNode(self, content, context)
  }

  func update(_ node: ValueActionNode<Value>) {
    node.receive(self)
  }

  // The content comes first, so that inner actions run before outer ones, as those of appearances do (C-2).
  public static func _updateContent<Modified: View>(of node: ViewNode, _ content: Modified) {
    node.updateElements(to: content)
    unsafeDowncast(node, to: ValueActionNode<Value>.self).queueAction()
  }
}

final class ValueActionNode<Value: Equatable>: PassthroughNode {
  private var modifier: _ValueActionModifier<Value>
  private var guardian = LoopGuard()
  /// The reaction to a new value, which runs when the content has been updated.
  private var waiting: (() -> Void)?

  init<Content: View>(
    _ modifier: _ValueActionModifier<Value>, _ content: Content, _ context: NodeContext
  ) {
    self.modifier = modifier
    super.init(content, context)
  }

  override func contentDidMount() {
    guard modifier.initial else { return }
    graph.actions.appear { [self] in
      if marks.contains(.removed) { return }
      recordAction("onChange")
      modifier.action(modifier.value, modifier.value)
    }
  }

  func receive(_ new: _ValueActionModifier<Value>) {
    let old = modifier.value
    modifier = new
    if old == new.value { return }
    guard guardian.admits(in: graph) else {
      graph.report("onChange(of: \(Value.self)) action tried to update multiple times per frame.")
      return
    }
    waiting = { new.action(old, new.value) }
  }

  func queueAction() {
    guard let action = waiting else { return }
    waiting = nil
    graph.actions.change(recorded("onChange", action))
  }
}
