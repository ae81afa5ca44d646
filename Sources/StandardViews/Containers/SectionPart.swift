// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A part of a section, for containers that look at sections.
@usableFromInline
enum SectionPart: Sendable {
  case header, content, footer, actions
}

/// Says which part of a section a view is. Public, as a type in what a body returns.
public struct _SectionPartModifier: ViewModifier, NodeModifier, ContentModifier, Equatable {
  let part: SectionPart

  @usableFromInline
  init(part: SectionPart) { self.part = part }

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> SectionPartNode {
    let node = SectionPartNode(content, context)
    node.part = part
    return node
  }

  package func update(_ node: SectionPartNode) {}
}

package final class SectionPartNode: PassthroughNode {
  var part = SectionPart.content
}
