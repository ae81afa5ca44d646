// SPDX-License-Identifier: Apache-2.0

/// The transparent node of a modifier that neither arranges nor draws: its content takes part in layout itself.
class PassthroughNode: ViewNode {
  init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(context)
    Content._appendElements(content, to: &elements, context.below(self))
    contentDidMount()
  }

  /// Called when the content has been made; what is queued here comes after what the content queued (C-2).
  func contentDidMount() {}
}
