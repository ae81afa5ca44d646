// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Makes the nodes of a content whose type only its provider knows.
@MainActor
@usableFromInline
package protocol ContentProvider: AnyObject {
  func makeNode(_ context: NodeContext) -> ViewNode
  /// Whether a node is one of those that it has made.
  func hasMade(_ node: ViewNode) -> Bool
  /// Releases the nodes, whose extras hold the provider; called when the owner leaves.
  func forgetNodes()
  /// The value that stands for the content in a selection, as far as modifiers of a list around it say so.
  var tag: AnyHashable? { get }
}

extension ContentProvider {
  @usableFromInline package var tag: AnyHashable? { nil }
}

/// A view value and the nodes made from it; all of them follow when the value changes.
@usableFromInline
package final class ContentBox<Content: View>: ContentProvider {
  @exclusivity(unchecked) private var content: Content
  @exclusivity(unchecked) private var nodes: [ViewNode] = []
  /// The content's environment, where that is not the one around the node that asks for it. Unsafe, because the owner
  /// of this box stands in that scope, which outlives it.
  private unowned(unsafe) let scope: EnvironmentScope?

  @usableFromInline
  package init(_ content: Content, scope: EnvironmentScope? = nil) {
    self.content = content
    self.scope = scope
  }

  @usableFromInline
  package func makeNode(_ context: NodeContext) -> ViewNode {
    var context = context
    if let scope { context.scope = scope }
    let node = Content._makeNode(content, context)
    nodes.append(node)
    return node
  }

  @usableFromInline
  package func hasMade(_ node: ViewNode) -> Bool { nodes.contains { $0 === node } }

  @usableFromInline
  package func forgetNodes() {
    nodes = []
  }

  @usableFromInline
  package func receive(_ new: Content) {
    content = new
    updateNodes()
  }

  private func updateNodes() {
    nodes.removeAll { $0.marks.contains(.removed) }
    for node in nodes {
      if node.marks.contains(.frozen) {
        node.graph.lateContents.note(self)
      } else {
        Content._updateNode(node, content)
      }
    }
  }
}

extension ContentBox: LateContent {
  func catchUp() { updateNodes() }
  var hasFrozenNodes: Bool { nodes.contains { $0.isFrozenInTree } }
}

/// A view that stands for what a provider makes.
struct ProvidedContent: View, PrimitiveView {
  let provider: any ContentProvider

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    view.provider.makeNode(context)
  }

  static func _updateNode(_ node: ViewNode, _ view: Self) {}
}
