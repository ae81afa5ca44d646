// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A part of a section, for containers that look at sections.
enum SectionPart {
  case header, content, footer, actions
}

/// Says which part of a section a view is.
struct SectionPartModifier: ViewModifier, NodeModifier, ContentModifier, Equatable {
  let part: SectionPart

  static var _keepsListsWhole: Bool { true }

  func makeNode(around content: some View, _ context: NodeContext) -> SectionPartNode {
    let node = SectionPartNode(content, context)
    node.part = part
    return node
  }

  func update(_ node: SectionPartNode) {}
}

final class SectionPartNode: PassthroughNode {
  var part = SectionPart.content
}
