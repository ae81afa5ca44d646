// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The transparent node of a modifier that neither arranges nor draws: its content takes part in layout itself.
open class PassthroughNode: InnerNode {
  @usableFromInline
  package init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(context)
    contentWillMount()
    makeElements(of: content, context.below(self))
    contentDidMount()
  }

  /// Called before the content is made. Actions are queued here, because their queue is in the order of the tree.
  open func contentWillMount() {}

  /// Called when the content has been made.
  open func contentDidMount() {}

  /// Called after each final layout, if the node has registered for it (``LayoutObservers``).
  open func layoutDidSettle() {}

  // Nobody asks which of the nodes has read what, except where each is looked at by itself. Elsewhere one node observes all of
  // them together.

  /// Runs a client's closure in ``layoutDidSettle()``.
  @inlinable
  package final func evaluatingLayout<Result>(_ code: () -> Result) -> Result {
    graphReference.unretained { graph in
      if graph.trace.isDetailed { return evaluating(code) }
      let outer = Evaluation.begin(graph, node: self)
      defer { Evaluation.end(outer) }
      return code()
    }
  }

  /// Lets all nodes look at a layout, and invalidates this one when something changes that any of them has read.
  final func observingReadsOfAll(_ look: () -> Void) {
    graphReference.unretained { graph in
      if graph.trace.isDetailed { return look() }
      observingReads(in: graph, look)
    }
  }
}

/// A transparent node that tells a client's closure of changes, at most twice in a frame (E-13).
open class ChangeActionNode: PassthroughNode {
  @exclusivity(unchecked) private var loopGuard = LoopGuard()

  /// Queues the closure, unless it has run twice.
  ///
  /// - Parameter subject: What the modifier's argument said of the change, such as `(of: Int)`.
  package final func queueChange(
    _ modifier: StaticString, _ subject: @autoclosure () -> String = "", _ action: @escaping () -> Void
  ) {
    if !withGraph({ loopGuard.admits(in: $0) }) {
      return graph.report("\(modifier)\(subject()) action tried to update multiple times per frame.")
    }
    withGraph { $0.actions.change(self, recorded(modifier, action)) }
  }
}

/// A transparent node whose last element is arranged and drawn by a node further up. The other elements are children of
/// its container.
open class LastElementElsewhereNode: PassthroughNode, ElementSelector {
  @usableFromInline
  package override init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(content, context)
    roles.formUnion([.selectsElements, .isDrawnAsOne])
  }

  package final var laidOutElements: Range<Int> { 0..<max(elements.count - 1, 0) }

  open override func draw(into builder: inout DisplayListBuilder) {
    elements.forEach(in: builder.includesElsewhere ? 0..<elements.count : laidOutElements) {
      $0.draw(into: &builder)
    }
  }

  open override func visit(_ visitor: inout ElementVisitor) {
    elements.forEach(in: laidOutElements) { $0.visit(&visitor) }
  }
}

/// The transparent node above elements that the nearest node of another kind arranges and draws. That one, and not the
/// container in between, is told of changes.
package final class ArrangedElsewhereNode<Arranger: ArrangingNode>: InnerNode, StructureWatcher {
  package init<Items: View>(_ items: Items, _ context: NodeContext) {
    super.init(context)
    roles.formUnion([.watchesStructure, .isArrangedElsewhere])
    makeElements(of: items, context.below(self))
  }

  package func structureBelowDidChange() {
    if let arranger = nearest(Arranger.self) { graph.structures.add(arranger) }
  }
}
