// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Animates what changes in this view when a value has changed.
  public consuming func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationScopeModifier(animation: animation, value: value))
  }

  /// Changes the transaction of the changes in this view.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Says how the view comes and goes while it is animated.
  public consuming func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
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

struct AnimationScopeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let animation: Animation?
  let value: Value

  static var _keepsListsWhole: Bool { true }

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = ValueAnimationNode<Value>(content, context)
    node.animation = modifier.animation
    node.value = modifier.value
    return node
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node, to: ValueAnimationNode<Value>.self)
    node.animation = modifier.animation
    if node.value != modifier.value {
      node.value = modifier.value
      node.markChanged()
    }
  }
}

/// A node with a say in the transactions of the changes that are made in it.
class TransactionScopeNode: PassthroughNode {
  func change(_ transaction: inout Transaction) {}
}

private final class ValueAnimationNode<Value: Equatable>: TransactionScopeNode {
  var animation: Animation?
  var value: Value?
  private var changedInPass = -1

  func markChanged() {
    changedInPass = graph.passSerial
    graph.animationScopePass = graph.passSerial
  }

  override func change(_ transaction: inout Transaction) {
    guard changedInPass == graph.passSerial, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

struct TransactionModifier: ViewModifier, PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  static var _keepsListsWhole: Bool { true }

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = TransactionNode(content, context)
    node.transform = modifier.transform
    node.graph.hasTransactionModifiers = true
    return node
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: TransactionNode.self).transform = modifier.transform
  }
}

private final class TransactionNode: TransactionScopeNode {
  var transform: ((inout Transaction) -> Void)?

  override func change(_ transaction: inout Transaction) {
    transform?(&transaction)
  }
}

struct TransitionModifier: ViewModifier, PrimitiveModifier {
  let transition: AnyTransition

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = TransitionNode(content, context)
    node.receive(modifier.transition)
    return node
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: TransitionNode.self).receive(modifier.transition)
  }
}

final class TransitionNode: PassthroughNode {
  private var own = AnyTransition.opacity

  override var transition: AnyTransition? { own }

  func receive(_ transition: AnyTransition) {
    own = transition
    if transition.isRefused {
      graph.report("transition: it has a number that it cannot take; the nearest one is used instead.")
    }
    if transition.isTimed { graph.hasTimedTransitions = true }
  }
}
