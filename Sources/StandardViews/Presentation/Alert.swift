// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Shows an alert while a flag is set. The builders run with this view's body (P-14).
  public consuming func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a flag is set. The builders run with this view's body (P-14).
  public consuming func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public consuming func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public consuming func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public consuming func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  public consuming func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let content = DialogContent(title: title, message: message(), actions: actions())
    return modifier(_PresentationModifier(.alert, isPresented, nil) { content })
  }

  /// Shows an alert about a value while a flag is set. Without a value it has its title alone; the value of the moment at
  /// which it comes up is kept while it is shown (recorded: alert-presenting R1 to R3).
  public consuming func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about a value while a flag is set and there is a value.
  public consuming func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dialog = DialogContent(
      title: title, message: data.map { message($0) }, actions: data.map { actions($0) })
    return modifier(_PresentationModifier(.alert, isPresented, nil) { KeptDialog(dialog: dialog) })
  }

  /// Shows an alert about a value while a flag is set, like the one with a message.
  public consuming func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value while a flag is set and there is a value.
  public consuming func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert for an item while there is one; the closure is called at presentation (P-14).
  public consuming func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(_PresentationModifier(.alert, item, nil) { content($0).dialog })
  }

  /// Shows an alert while a flag is set; the closure is called at presentation (P-14).
  public consuming func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(_PresentationModifier(.alert, isPresented, nil) { content().dialog })
  }
}

/// A dialog that stays as it was when it came up.
private struct KeptDialog<Message: View, Actions: View>: View, BuiltInView {
  @State var dialog: DialogContent<Message, Actions>

  var body: some View { dialog }
}

/// A title, a message and buttons: what alerts and confirmation dialogs show.
///
/// Without a button there would be no way out, so "OK" is added where the actions are empty.
struct DialogContent<Message: View, Actions: View>: View, PrimitiveView {
  let title: Text
  let message: Message
  let actions: Actions

  package static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    DialogNode(view, context)
  }

  package static func _updateNode(_ node: ViewNode, _ view: Self) {
    var index = 0
    node.updateElements(to: view.title, from: &index)
    node.updateElements(to: view.message, from: &index)
    node.updateElements(to: view.actions, from: &index)
  }
}

final class DialogNode<Message: View, Actions: View>: ArrangingNode {
  init(_ dialog: DialogContent<Message, Actions>, _ context: NodeContext) {
    super.init(.vstack(.center, spacing: nil), dialog.title, context)
    let inner = context.below(self)
    makeElements(of: dialog.message, inner)
    let count = elements.count
    makeElements(of: dialog.actions, inner)
    let hasActions = (count..<elements.count).contains { elements[$0].hasLayoutContent }
    if !hasActions { Button<Text>._appendElements(Button("OK") {}, to: &elements, inner) }
    updateLayoutChildren()
  }
}

/// An alert as a value; the form of earlier releases.
public struct Alert {
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    public static func cancel(_ label: Text = Text("Cancel"), action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  struct IndexedButton: Identifiable {
    let id: Int
    let button: Button
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(Text("OK"))])
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  @MainActor var dialog: some View {
    ActionSheet(title: title, message: message, buttons: buttons).dialog
  }
}
