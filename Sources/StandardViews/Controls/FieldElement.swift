// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// Makes a view an element that text is typed into.
struct FieldElement: ViewModifier, NodeModifier {
  let text: Binding<String>
  /// The text as it is shown.
  let shown: String
  let title: String
  /// Whether a return is no character but ends the input.
  let submitsOnReturn: Bool
  let onCommit: (() -> Void)?

  func makeNode(around content: some View, _ context: NodeContext) -> FieldElementNode {
    FieldElementNode(self, content, context)
  }

  func update(_ node: FieldElementNode) {
    node.field = self
  }
}

final class FieldElementNode: PassthroughNode, TextEntry, Tappable, ValueNode, KeyHolder {
  // The tap is its own.
  var takesFocusByTap: Bool { false }
  var field: FieldElement

  init<Content: View>(_ field: FieldElement, _ content: Content, _ context: NodeContext) {
    self.field = field
    super.init(content, context)
  }

  var elementValue: String { field.shown }

  /// A tap gives the field the focus.
  func tap() {
    takeKeys()
  }

  /// Types after what is there. A return ends the input of a field of one line.
  func typeText(_ text: String) {
    tap()
    if !field.submitsOnReturn { return append(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      append(String(line))
      if index < lines.count - 1 { submit() }
    }
  }

  private func append(_ text: String) {
    if !text.isEmpty { field.text.wrappedValue += text }
  }

  private func submit() {
    field.onCommit?()
    for action in EnvironmentValues(scope: scope).submitActions where action.triggers.contains(.text) {
      action.run()
    }
  }

  override func visit(_ visitor: inout ElementVisitor) {
    visitor.visitControl(.textField, self, title: field.title) { visitor in
      elements.forEach { $0.visit(&visitor) }
    }
  }
}

/// What makes a submit action run.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A return in a search field; there are none here.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action of `onSubmit`.
struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// What runs when a field's input ends, innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs a closure when the user types a return in a field in this view; inner ones run first.
  public consuming func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    transformEnvironment(\.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, run: action), at: 0)
    }
  }

  /// Keeps fields in this view from the actions that `onSubmit` gives views around it.
  public consuming func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
