// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// The root of one tree on screen: the host's content, or a presentation.
package final class RootNode: ArrangingNode {
  /// How the tree gets its space.
  package enum Space {
    /// The host's size less the safe area, centred in it (L-3).
    case window
    /// Its ideal size, centred in the host.
    case ideal
  }

  let space: Space
  /// Whether a sheet is presented from this tree, and the nodes that wait to present one (P-18).
  package var presentsSheet = false
  package var waitingPresenters: [any SheetPresenter] = []
  /// The root of the tree that this one is checked against.
  private(set) weak var original: RootNode?
  /// Whether a tap on any button in the tree ends the presentation.
  package var endsWithAnyButton = false

  package init<Content: View>(_ content: Content, space: Space, _ context: NodeContext) {
    self.space = space
    // A root of several views stacks them.
    let keepsColumnsWhole = RootColumn.isModified(Content.self)
    super.init(
      .vstack(.center, spacing: nil), content,
      keepsColumnsWhole ? context.changing { $0.keepsColumnsWhole = true } : context)
    original = context.original()
    if graph.layoutTree.guideClient == nil { graph.layoutTree.guideClient = self }
    marks.insert(.isRoot)
    if space == .window { roles.insert(.isSafeAreaRegion) }
  }

  package override func willRemove() {
    if graph.layoutTree.guideClient === self { graph.layoutTree.guideClient = nil }
  }

  /// A value has changed that the default position of a client's guide has read. It is not known which containers align
  /// by the guide.
  package override func update() {
    changedSlots = 0
    graph.noteChange()
    graph.layoutTree.invalidateAll()
  }

  func layOut(size: CGSize, safeArea: EdgeInsets) {
    let bounds = CGRect(origin: .zero, size: size).inset(by: safeArea)
    layoutTreeReference.unretained { layoutTree in
      switch space {
      case .window: layoutTree.layout(root: layoutID, proposal: ProposedViewSize(bounds.size), in: bounds)
      case .ideal:
        layoutTree.layout(
          root: layoutID, proposal: .unspecified, in: CGRect(origin: .zero, size: size))
      }
    }
  }
}
