// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The transparent node of one of several contents of which one is seen: a screen of a navigation stack, a tab, a
/// choice of `ViewThatFits`.
///
/// While it is covered its content lives on and keeps its state (I-12); it is neither drawn nor found, and what
/// is in it has disappeared (C-6).
class ScreenNode: ViewNode {
  /// Whether the content takes part in layout also while it is covered.
  private let isAlwaysLaidOut: Bool

  init(isShown: Bool, isAlwaysLaidOut: Bool = false, _ context: NodeContext) {
    self.isAlwaysLaidOut = isAlwaysLaidOut
    super.init(context)
    if !isShown { marks.insert(.isCovered) }
  }

  final var isShown: Bool { !marks.contains(.isCovered) }

  /// Makes the content; what is covered from the start is no edit of what is drawn.
  final func makeContent<Content: View>(_ content: Content, _ context: NodeContext) {
    Content._appendElements(content, to: &elements, context.below(self))
    if !isShown { graph.insertedItems -= leafCount }
  }

  /// Brings the screen to the front, or covers it.
  final func show(_ shows: Bool) {
    if shows == isShown { return }
    if shows {
      marks.remove(.isCovered)
      graph.insertedItems += leafCount
    } else {
      marks.insert(.isCovered)
      graph.removedItems += leafCount
    }
    graph.noteChange()
    screenDidChange(isShown: shows)
    if !isAlwaysLaidOut { structureDidChange() }
  }

  override final func collectLayoutIDs(into ids: inout [LayoutID]) {
    if isShown || isAlwaysLaidOut { super.collectLayoutIDs(into: &ids) }
  }

  override final func collectDrawn(into nodes: inout [ViewNode]) {
    if isShown { super.collectDrawn(into: &nodes) }
  }

  override func draw(into builder: inout DisplayListBuilder) {
    if isShown { super.draw(into: &builder) }
  }

  override func visit(_ visitor: inout ElementVisitor) {
    if isShown { super.visit(&visitor) }
  }
}
