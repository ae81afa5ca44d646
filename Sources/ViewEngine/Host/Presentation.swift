// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Something that is shown over the host's content and has a tree of its own.
///
/// Once it has been dismissed, or its host is gone, it shows nothing.
public struct Presentation {
  public enum Kind: String, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, contextMenu
  }

  public let kind: Kind
  let root: RootNode
  let presenter: any PresentingNode

  package init(kind: Kind, root: RootNode, presenter: any PresentingNode) {
    self.kind = kind
    self.root = root
    self.presenter = presenter
  }

  /// Whether the presentation is on screen.
  @MainActor var isThere: Bool {
    !root.marks.contains(.removed) && !presenter.marks.contains(.removed)
  }

  /// The tree that it belongs to, as long as that exists.
  @MainActor var graph: ViewGraph? { isThere ? root.graph : nil }
  /// What it draws.
  @MainActor public var displayList: DisplayList { graph?.displayList(of: root) ?? DisplayList() }
}

/// A node that shows a presentation.
@MainActor
package protocol PresentingNode: ViewNode {
  func dismissInteractively()
  /// Sets the binding so that the presentation ends; what `dismiss()` does.
  func dismissByAction()
}

extension ViewGraph {
  package func show(_ presentation: Presentation) {
    presentations.append(presentation)
    roots.append(presentation.root)
  }

  package func hide(_ root: RootNode) {
    presentations.removeAll { $0.root === root }
    roots.removeAll { $0 === root }
  }
}
