// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Gives the view a name by which queries find it.
  public consuming func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: identifier, label: nil))
  }

  /// Gives the view the label that assistive technologies read, and by which queries find it.
  public consuming func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: nil, label: label.string))
  }

  /// Gives the view the label that assistive technologies read, and by which queries find it.
  public consuming func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: nil, label: label.shown))
  }

  /// Gives the view the label that assistive technologies read, and by which queries find it.
  @_disfavoredOverload
  public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: nil, label: String(label)))
  }
}

// Those that can be switched off without another type of view.
extension View {
  public consuming func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: isEnabled ? identifier : nil, label: nil))
  }

  public consuming func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: nil, label: isEnabled ? label.string : nil))
  }

  public consuming func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: nil, label: isEnabled ? label.shown : nil))
  }

  @_disfavoredOverload
  public consuming func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(identifier: nil, label: isEnabled ? String(label) : nil))
  }
}

/// The modifier behind what is said of a view for assistive technologies.
public struct AccessibilityAttachmentModifier: ViewModifier, NodeModifier {
  let identifier: String?
  let label: String?

  package func makeNode(around content: some View, _ context: NodeContext) -> AccessibilityNode {
    let node = AccessibilityNode(content, context)
    node.modifier = self
    return node
  }

  package func update(_ node: AccessibilityNode) {
    if node.modifier.label != label { node.firstLeaf?.markRedrawn() }
    node.modifier = self
  }
}

package final class AccessibilityNode: PassthroughNode {
  var modifier = AccessibilityAttachmentModifier(identifier: nil, label: nil)

  override init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(content, context)
    roles.insert(.isDrawnAsOne)
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    let outer = builder.identifier
    builder.identifier = modifier.identifier ?? outer
    builder.addingToFirst(modifier.label.map { [DisplayAttribute("label", $0)] } ?? []) {
      super.draw(into: &$0)
    }
    builder.identifier = outer
  }

  package override func visit(_ visitor: inout ElementVisitor) {
    if let label = modifier.label {
      visitor.visitLabelled(label) { visitor in elements.forEach { $0.visit(&visitor) } }
    } else if let identifier = modifier.identifier {
      visitor.visitIdentified(identifier, self) { visitor in elements.forEach { $0.visit(&visitor) } }
    }
  }
}
