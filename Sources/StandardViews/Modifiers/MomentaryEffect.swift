// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// The modifier behind what a person notices when a value changes, and of which nothing stays: a symbol bounces, or the device
/// taps.
public struct _MomentaryEffectModifier<Value: Equatable>: ViewModifier, NodeModifier {
  let value: Value
  /// Whether there is anything to notice of a change from one value to another; nil for any change.
  let condition: ((Value, Value) -> Bool)?

  public static var _keepsListsWhole: Bool { true }

  package init(value: Value, condition: ((Value, Value) -> Bool)? = nil) {
    (self.value, self.condition) = (value, condition)
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> MomentaryEffectNode<Value> {
    MomentaryEffectNode(value, content, context)
  }

  package func update(_ node: MomentaryEffectNode<Value>) { node.receive(self) }
}

package final class MomentaryEffectNode<Value: Equatable>: PassthroughNode {
  private var value: Value

  init<Content: View>(_ value: Value, _ content: Content, _ context: NodeContext) {
    self.value = value
    super.init(content, context)
  }

  func receive(_ new: _MomentaryEffectModifier<Value>) {
    let old = value
    value = new.value
    if old == value { return }
    if let condition = new.condition, !evaluating({ condition(old, value) }) { return }
    noteMomentaryEffect()
  }
}
