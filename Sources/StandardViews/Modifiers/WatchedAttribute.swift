// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

/// Something that a person perceives of a view and that depends on a binding, such as what is typed into its search field.
public struct _WatchedAttributeModifier<Value>: ViewModifier, NodeModifier {
  let value: Binding<Value>
  let attribute: (Value) -> DisplayAttribute?

  /// - Parameter attribute: What the first item says of a value; nothing where there is nothing to perceive.
  package init(_ value: Binding<Value>, attribute: @escaping (Value) -> DisplayAttribute?) {
    self.value = value
    self.attribute = attribute
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> WatchedAttributeNode<Value> {
    WatchedAttributeNode(self, content, context)
  }

  package func update(_ node: WatchedAttributeNode<Value>) {
    node.receive(self)
  }
}

/// Its node: it, and not the body around, depends on the value.
package final class WatchedAttributeNode<Value>: EffectNode {
  private var modifier: _WatchedAttributeModifier<Value>
  private var value: BindingLocation<Value>?
  private var shown: DisplayAttribute?

  init<Content: View>(
    _ modifier: _WatchedAttributeModifier<Value>, _ content: Content, _ context: NodeContext
  ) {
    self.modifier = modifier
    super.init(content, context)
    look()
  }

  func receive(_ new: _WatchedAttributeModifier<Value>) {
    modifier = new
    look()
  }

  /// The value has changed.
  package override func update() {
    changedSlots = 0
    look()
  }

  private func look() {
    let held = watched(value, through: modifier.value)
    value = held
    let new = modifier.attribute(evaluating { held.fetch() })
    if new == shown { return }
    shown = new
    graph.noteChange()
    firstLeaf?.markRedrawn()
  }

  package override func willRemove() {
    super.willRemove()
    value?.detach()
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    builder.addingToFirst(shown.map { [$0] } ?? []) { super.draw(into: &$0) }
  }
}

extension View {
  /// Says of the view that the system shows something over it, such as a panel of files: a person sees it, and there is nothing
  /// in it here.
  ///
  /// Engine internals: public only because what stands in for other frameworks uses it.
  public consuming func _systemScreen(_ name: StaticString, isPresented: Binding<Bool>) -> some View {
    modifier(_WatchedAttributeModifier(isPresented) { $0 ? DisplayAttribute(name.description) : nil })
  }
}
