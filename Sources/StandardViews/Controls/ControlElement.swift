// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Makes a view an element that queries find as one control.
struct ControlElement: ViewModifier, NodeModifier {
  let kind: ElementKind
  /// The name of the control, if it is known as a text.
  var title: String?
  var value: String?
  /// The action of a tap; nil where a tap goes to the views around.
  var tap: (@MainActor () -> Void)?

  func makeNode(around content: some View, _ context: NodeContext) -> ControlElementNode {
    tap == nil
      ? ControlElementNode(self, content, context) : TappableControlNode(self, content, context)
  }

  func update(_ node: ControlElementNode) {
    node.element = self
  }
}

class ControlElementNode: PassthroughNode, ValueNode {
  final var element: ControlElement

  init<Content: View>(_ element: ControlElement, _ content: Content, _ context: NodeContext) {
    self.element = element
    super.init(content, context)
  }

  var elementValue: String { element.value ?? "" }

  override final func visit(_ visitor: inout ElementVisitor) {
    visitor.visitControl(element.kind, self, title: element.title) { visitor in
      elements.forEach { $0.visit(&visitor) }
    }
  }
}

final class TappableControlNode: ControlElementNode, Tappable {
  func tap() {
    element.tap?()
  }
}

extension View {
  /// The characters of a label that is a text, for queries.
  var titleText: String? { (self as? Text)?.string }
}
