// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes a view an element that queries find as one control.
struct ControlElement: ViewModifier, PrimitiveModifier {
  let kind: ElementKind
  /// What the control is called, if that is known as a text.
  var title: String?
  var value: String?
  /// What a tap does; nil where a tap goes to what is around.
  var tap: (@MainActor () -> Void)?

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    modifier.tap == nil
      ? ControlElementNode(modifier, content, context) : TappableControlNode(modifier, content, context)
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: ControlElementNode.self).element = modifier
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
