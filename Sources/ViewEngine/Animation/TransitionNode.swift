// SPDX-License-Identifier: Apache-2.0

/// The node of `transition`: states the transition of the view in it.
package final class TransitionNode: PassthroughNode, TransitionWriter {
  private(set) var writtenTransition = AnyTransition.opacity

  package override init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(content, context)
    roles.insert(.writesTransition)
    graph.animations.noteTransition()
  }

  package func receive(_ transition: AnyTransition) {
    writtenTransition = transition
    if transition.isRefused {
      graph.report("transition: it has a number that it cannot take; the nearest one is used instead.")
    }
    if transition.isTimed { graph.animations.noteTimedTransition() }
  }
}
