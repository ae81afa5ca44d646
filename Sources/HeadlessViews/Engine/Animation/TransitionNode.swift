// SPDX-License-Identifier: Apache-2.0

/// The node of `transition`: says how the view in it comes and goes.
final class TransitionNode: PassthroughNode {
  private var own = AnyTransition.opacity

  override var transition: AnyTransition? { own }

  func receive(_ transition: AnyTransition) {
    own = transition
    if transition.isRefused {
      graph.report("transition: it has a number that it cannot take; the nearest one is used instead.")
    }
    if transition.isTimed { graph.animations.hasTimedTransitions = true }
  }
}
