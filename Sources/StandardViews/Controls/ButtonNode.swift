// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// The node of a button. Its label is arranged as one element, in a row if it is several views. If the client has set
/// a style, the body of the style takes the place of the label.
@usableFromInline
package final class ButtonNode<Label: View>: ActingNode, Tappable, StyleWatcher {
  // What the button says, piece by piece: the type of the whole would be looked up at each update.
  private var role: ButtonRole?
  private var ignoresStyle: Bool
  private var style: AnyButtonStyle?
  /// The label as styles use it; nil in the plain style.
  private var labelBox: ContentBox<ElementGroup<Label>>?
  private let extras: ContextExtras?
  /// Whether a style may ask for the label.
  private let keepsLabel: Bool
  /// What it shows, where a style may ask for it; nil elsewhere, because a copy counts references.
  private var label: Label?

  init(
    _ label: Label, role: ButtonRole?, ignoresStyle: Bool, action: @escaping () -> Void,
    _ context: NodeContext
  ) {
    self.role = role
    self.ignoresStyle = ignoresStyle
    extras = context.extras
    style = ignoresStyle ? nil : context.scope.buttonStyle
    keepsLabel = context.scope.graph.mayStyleButtons
    self.label = keepsLabel ? label : nil
    if style == nil {
      super.init(action, .hstack(.center, spacing: nil), showing: label, context)
    } else {
      super.init(action, .hstack(.center, spacing: nil), showing: EmptyView(), context)
      makeContent()
      updateLayoutChildren()
    }
    roles.insert(.watchesStyle)
  }

  @usableFromInline
  func receive(
    _ role: ButtonRole?, ignoresStyle: Bool, _ action: @escaping () -> Void,
    labelAt label: UnsafePointer<Label>
  ) {
    self.role = role
    self.ignoresStyle = ignoresStyle
    self.action = action
    if keepsLabel { keepLabel(at: label) }
    if style == nil { updateElements(at: label) } else { updateStyledLabel() }
  }

  /// A function of its own, because the type of an optional label is looked up where there is one.
  @inline(never)
  private func keepLabel(at label: UnsafePointer<Label>) { self.label = label.pointee }

  // MARK: Style

  private var input: ButtonStyleInput { ButtonStyleInput(role: role, trigger: trigger) }

  private lazy var trigger = ButtonTrigger { [unowned self] in act() }

  package override func willRemove() {
    // A style may have kept its configuration, which leads back to this node.
    if style != nil { trigger.end() }
    labelBox?.forgetNodes()
  }

  private func updateStyledLabel() {
    guard let style, let labelBox, let label else { return }
    labelBox.receive(ElementGroup(content: label))
    AnyView._updateNode(elements[0], style.view(input))
  }

  private func makeContent() {
    guard let label else { return }
    let place = NodeContext(below: self, extras: extras)
    guard let style else {
      makeElements(of: label, place)
      return
    }
    let box = ContentBox(ElementGroup(content: label))
    labelBox = box
    let inner = place.element(at: 0).changing {
      let outer = ProviderChain(
        PrimitiveButtonStyleConfiguration.Label.self, box, isUnary: true, next: $0.providers)
      $0.providers = ProviderChain(
        ButtonStyleConfiguration.Label.self, box, isUnary: true, next: outer)
    }
    elements.append(AnyView._makeNode(style.view(input), inner))
  }

  package override var representative: ViewNode? { nil }

  package func styleDidChange() -> Bool {
    // Nothing around it sets a style.
    guard keepsLabel else { return true }
    let new = ignoresStyle ? nil : scope.buttonStyle
    if new == style { return true }
    let wasStyled = style != nil
    style = new
    if wasStyled, let new {
      AnyView._updateNode(elements[0], new.view(input))
      return true
    }
    elements.forEach { $0.remove() }
    elements.removeAll()
    labelBox = nil
    makeContent()
    graph.noteChange()
    structureDidChange()
    return false
  }

  // MARK: Acting

  package func tap() {
    if style?.isPrimitive == true, let target = elements[0].firstBelow((any Tappable).self) {
      target.tap()
    } else {
      act()
    }
  }

  private func act() {
    // A button of an alert or a menu also ends it.
    if let root = nearest(RootNode.self), root.endsWithAnyButton { scope.dismissPresentation() }
    action()
  }

  package override func visit(_ visitor: inout ElementVisitor) {
    visitor.visitControl(.button, self) { visitor in elements.forEach { $0.visit(&visitor) } }
  }
}
