// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The transparent node of one of several contents, of which only one is visible: a screen of a navigation stack, a
/// tab, a choice of `ViewThatFits`.
///
/// While it is covered, its content stays in the tree and keeps its state (I-12). It is neither drawn nor found, and
/// its views have disappeared (C-6).
open class ScreenNode: InnerNode, ElementSelector {
  /// Whether the content takes part in layout also while it is covered.
  private let isAlwaysLaidOut: Bool

  @usableFromInline
  package init(isShown: Bool, isAlwaysLaidOut: Bool = false, _ context: NodeContext) {
    self.isAlwaysLaidOut = isAlwaysLaidOut
    super.init(context)
    marks.insert(.isScreen)
    roles.insert(.selectsElements)
    if isShown { return }
    marks.insert(.isCovered)
    graph.display.addUndrawnTree()
  }

  package final var isShown: Bool { !marks.contains(.isCovered) }

  package final func makeContent<Content: View>(_ content: Content, _ context: NodeContext) {
    makeElements(of: content, context.below(self))
  }

  /// Brings the screen to the front, or covers it.
  package final func show(_ shows: Bool) {
    if shows == isShown { return }
    if shows {
      marks.remove(.isCovered)
      graph.display.uncoverScreen(of: drawnLeafCount)
    } else {
      graph.display.coverScreen(of: drawnLeafCount)
      marks.insert(.isCovered)
    }
    graph.noteChange()
    tellScreenChange(isShown: shows)
    if !isAlwaysLaidOut { structureDidChange() }
  }

  open override func willRemove() {
    if !isShown { graph.display.removeUndrawnTree() }
  }

  package final var laidOutElements: Range<Int> { 0..<(isShown || isAlwaysLaidOut ? elements.count : 0) }

  open override func draw(into builder: inout DisplayListBuilder) {
    if isShown { super.draw(into: &builder) }
  }

  open override func visit(_ visitor: inout ElementVisitor) {
    if isShown { super.visit(&visitor) }
  }
}

extension ViewNode {
  /// How many items below this screen are in the display list while it is shown, and were made before this frame.
  fileprivate var drawnLeafCount: Int {
    var count = 0
    forEachElement { count += $0.drawnLeafCount(isHidden: false, isHiddenOutside: nil) }
    return count
  }

  /// - Parameters:
  ///   - isHidden: Whether a screen between the counted one and this node is covered.
  ///   - isHiddenOutside: `isHidden` as it was just outside of the nearest screen. It holds for the label of that
  ///     screen's tab, which stands in the bar. nil if the nearest screen is the counted one, whose label does not count.
  private func drawnLeafCount(isHidden: Bool, isHiddenOutside: Bool?) -> Int {
    if marks.contains(.isDetached) { return 0 }
    var isHidden = isHidden
    var isHiddenOutside = isHiddenOutside
    if marks.contains(.isTabLabel) {
      guard let outside = isHiddenOutside else { return 0 }
      isHidden = outside
    } else if marks.contains(.isScreen) {
      isHiddenOutside = isHidden
      isHidden = isHidden || marks.contains(.isCovered)
    }
    var count = roles.contains(.isLeaf) && !isHidden && !marks.contains(.isNew) ? 1 : 0
    forEachElement { count += $0.drawnLeafCount(isHidden: isHidden, isHiddenOutside: isHiddenOutside) }
    return count
  }
}
