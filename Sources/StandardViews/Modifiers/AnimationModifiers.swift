// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Animates what changes in this view when a value has changed.
  public consuming func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction of the changes in this view.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Says how the view comes and goes while it is animated.
  public consuming func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }

  /// Accepted; a text's characters are not interpolated.
  public consuming func contentTransition(_ transition: ContentTransition) -> some View {
    self
  }
}

/// How the content of a view changes.
public enum ContentTransition: Sendable {
  case identity, opacity, interpolate
}

/// The modifier behind `animation(_:value:)`.
public struct _AnimationModifier<Value: Equatable>: ViewModifier, NodeModifier {
  let animation: Animation?
  let value: Value

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> ValueAnimationNode<Value> {
    let node = ValueAnimationNode<Value>(content, context)
    node.animation = animation
    node.value = value
    return node
  }

  package func update(_ node: ValueAnimationNode<Value>) {
    node.animation = animation
    if node.value != value {
      node.value = value
      node.markChanged()
    }
  }
}

package final class ValueAnimationNode<Value: Equatable>: TransactionScopeNode {
  var animation: Animation?
  var value: Value?
  private var changedInPass = -1

  func markChanged() {
    changedInPass = graph.passSerial
    graph.animations.noteScope(inPass: graph.passSerial)
  }

  package override func change(_ transaction: inout Transaction) {
    guard changedInPass == graph.passSerial, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// The modifier behind `transaction(_:)`.
public struct _TransactionModifier: ViewModifier, NodeModifier {
  let transform: (inout Transaction) -> Void

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> TransactionNode {
    let node = TransactionNode(content, context)
    node.transform = transform
    node.graph.animations.noteTransactionModifier()
    return node
  }

  package func update(_ node: TransactionNode) {
    node.transform = transform
  }
}

package final class TransactionNode: TransactionScopeNode {
  var transform: ((inout Transaction) -> Void)?

  package override func change(_ transaction: inout Transaction) {
    transform?(&transaction)
  }
}

/// The modifier behind `transition`.
public struct _TransitionModifier: ViewModifier, NodeModifier {
  let transition: AnyTransition

  package func makeNode(around content: some View, _ context: NodeContext) -> TransitionNode {
    let node = TransitionNode(content, context)
    node.receive(transition)
    return node
  }

  package func update(_ node: TransitionNode) {
    node.receive(transition)
  }
}
