// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A control that runs an action when it is tapped (C-10). In the plain style it is as large as its label (L-27).
///
/// - Source: Apple, `Button`.
public struct Button<Label: View>: View, PrimitiveView {
  // The first, so that its address is the button's.
  @usableFromInline let label: Label
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: () -> Void
  /// Whether the button is part of a style, which must not be applied to itself.
  @usableFromInline var ignoresStyle = false

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.role = role
    self.action = action
  }

  // Most labels are texts: the type of their nodes need not be looked up.
  @_specialize(where Label == Text)
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    ButtonNode(
      view.label, role: view.role, ignoresStyle: view.ignoresStyle, action: view.action, context)
  }

  // Inlined, because a function of its own would look up the type of the button.
  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    withAddress(of: view) { _updateNode(node, at: $0) }
  }

  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, at view: UnsafePointer<Self>) {
    withBorrowed(view) {
      known(node, as: ButtonNode<Label>.self).receive(
        $0.role, ignoresStyle: $0.ignoresStyle, $0.action, labelAt: firstProperty(of: view, as: Label.self))
    }
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == StandardViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { StandardViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { StandardViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to make a body for.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    ignoresStyle = true
  }
}
