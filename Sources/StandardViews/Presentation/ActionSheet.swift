// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A choice of actions as a value; the form of earlier releases. It is shown as a confirmation dialog.
///
/// - Source: Apple, `ActionSheet`.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor
  var dialog: some View {
    let indexed = buttons.enumerated().map { Alert.IndexedButton(id: $0.offset, button: $0.element) }
    return DialogContent(
      title: title, message: message,
      actions: ForEach(indexed) { item in
        StandardViews.Button(role: item.button.role, action: item.button.action) { item.button.label }
      })
  }
}

extension View {
  /// Shows a choice of actions while a flag is set; the closure is called at presentation (P-14).
  public consuming func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  {
    modifier(_PresentationModifier(.confirmationDialog, isPresented, nil) { content().dialog })
  }

  /// Shows a choice of actions for an item while there is one; the closure is called at presentation (P-14).
  public consuming func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(_PresentationModifier(.confirmationDialog, item, nil) { content($0).dialog })
  }

  /// Shows a choice of actions about a value while a flag is set and there is a value.
  public consuming func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let content = data.map {
      DialogContent(title: Text(titleKey), message: message($0), actions: actions($0))
    }
    return modifier(_PresentationModifier(.confirmationDialog, isPresented, nil) { content })
  }

  public consuming func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }

  public consuming func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let content = DialogContent(title: title, message: EmptyView(), actions: actions())
    return modifier(_PresentationModifier(.confirmationDialog, isPresented, nil) { content })
  }
}
