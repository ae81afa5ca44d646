// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The root of a tree that has its own layout and is drawn only by another node, such as the symbols of a canvas. Its
/// leaves add no items to the display list, and queries do not find them.
///
/// It is an element of the node that draws it, so it is updated and removed like any element.
open class DetachedNode: ArrangingNode, PositionReader {
  /// Whether a layout has taken place since the tree was made.
  package private(set) var isLaidOut = false

  @usableFromInline
  package init<Content: View>(_ role: LayoutRole, around content: Content, _ context: NodeContext) {
    super.init(role, context)
    marks.insert(.isDetached)
    graph.display.addUndrawnTree()
    graph.observers.register(self)
    makeElements(of: content, context.below(self))
    updateLayoutChildren()
  }

  /// Called when the layouts of a frame are done: tells the node that draws the tree if the tree shows something else
  /// than before.
  open func willDisplay() {}

  /// Brings sizes and places in the tree up to date, each view in its ideal size.
  final func layOut() {
    isLaidOut = true
    layoutTreeReference.unretained { $0.layout(root: layoutID, proposal: .unspecified, in: .zero) }
    // What moves here moves no item.
    _ = graph.layoutTree.takeMovedItems()
  }

  /// A tree that was made during the layout is laid out after it. A node that needed the tree during the layout then
  /// draws again.
  package final func positionDidSettle() -> Bool {
    graph.updateStructures()
    layOut()
    return false
  }

  open override func willRemove() {
    graph.display.removeUndrawnTree()
  }

  open override func draw(into builder: inout DisplayListBuilder) {}

  open override func visit(_ visitor: inout ElementVisitor) {}
}

extension LayoutPhase {
  /// Lays out these trees, before the trees that draw them.
  func layOutDetachedTrees() {
    for tree in observers.presentDetachedTrees() { tree.layOut() }
  }
}

extension DisplayPhase {
  /// Lets these trees say whether they show something else; called when the layouts of a frame are done.
  func settleDetachedTrees() {
    for tree in observers.presentDetachedTrees() { tree.willDisplay() }
  }
}
