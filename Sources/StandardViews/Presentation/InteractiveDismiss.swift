// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Keeps the presentation around the view there when the user tries to swipe it away (P-13).
  public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }
}

/// The modifier behind `interactiveDismissDisabled`.
public struct _InteractiveDismissModifier: ViewModifier, NodeModifier, Equatable {
  let isDisabled: Bool

  package func makeNode(around content: some View, _ context: NodeContext) -> InteractiveDismissNode {
    let node = InteractiveDismissNode(content, context)
    node.isDisabled = isDisabled
    return node
  }

  package func update(_ node: InteractiveDismissNode) {
    node.isDisabled = isDisabled
  }
}

package final class InteractiveDismissNode: PassthroughNode {
  var isDisabled = true
}

extension ViewNode {
  /// Whether a view at or below this node keeps its presentation from being swiped away.
  var refusesInteractiveDismissal: Bool {
    if let node = self as? InteractiveDismissNode, node.isDisabled { return true }
    var refuses = false
    forEachElement { if $0.refusesInteractiveDismissal { refuses = true } }
    return refuses
  }
}
