// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Changes the transaction of the changes in this view when a value has changed.
  public consuming func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

/// The modifier behind `transaction(value:)`.
public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier, NodeModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> ValueTransactionNode<Value> {
    let node = ValueTransactionNode<Value>(content, context)
    (node.value, node.transform) = (value, transform)
    return node
  }

  package func update(_ node: ValueTransactionNode<Value>) {
    node.transform = transform
    if node.value == value { return }
    node.value = value
    node.markChanged()
  }
}

package final class ValueTransactionNode<Value: Equatable>: TransactionScopeNode {
  var value: Value?
  var transform: ((inout Transaction) -> Void)?
  private var changedInPass = -1

  func markChanged() {
    changedInPass = graph.passSerial
    graph.animations.noteScope(inPass: graph.passSerial)
  }

  package override func change(_ transaction: inout Transaction) {
    if changedInPass == graph.passSerial { transform?(&transaction) }
  }
}
