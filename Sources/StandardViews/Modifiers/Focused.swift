// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Binds the focus of the field in this view to a flag.
  public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: condition.base, focused: true, unfocused: false))
  }

  /// Binds the focus of the field in this view to a value that names it.
  public consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusModifier(binding: binding.base, focused: value, unfocused: nil))
  }
}

/// The modifier behind `focused`.
public struct _FocusModifier<Value: Hashable>: ViewModifier, NodeModifier {
  let binding: Binding<Value>
  let focused: Value
  let unfocused: Value

  package func makeNode(around content: some View, _ context: NodeContext) -> FocusNode<Value> {
    FocusNode(self, content, context)
  }

  package func update(_ node: FocusNode<Value>) {
    node.modifier = self
  }
}

package final class FocusNode<Value: Hashable>: PassthroughNode, FocusableNode {
  var modifier: _FocusModifier<Value>

  init<Content: View>(_ modifier: _FocusModifier<Value>, _ content: Content, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
  }

  private var binding: Binding<Value> { modifier.binding }

  package var hasFocus: Bool { binding.location.latestValue == modifier.focused }

  package func takeFocus() {
    if graph.inputs.focusedNode !== self { graph.inputs.focusedNode?.loseFocus() }
    graph.inputs.focus(self)
    binding.wrappedValue = modifier.focused
  }

  package func loseFocus() {
    if binding.wrappedValue == modifier.focused { binding.wrappedValue = modifier.unfocused }
  }

  package override func willRemove() {
    guard binding.location.latestValue == modifier.focused else { return }
    graph.inputs.forget(self)
    graph.actions.finish { [self] in loseFocus() }
  }
}
