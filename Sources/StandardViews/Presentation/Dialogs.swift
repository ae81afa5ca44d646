// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

extension View {
  /// Shows a popover while a flag is set.
  public consuming func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier(.popover, isPresented, nil, content))
  }

  /// Shows a popover for an item while there is one.
  public consuming func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_PresentationModifier(.popover, item, nil, content))
  }

  /// Shows a choice of actions while a flag is set. The builders run with this view's body (P-14).
  public consuming func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a choice of actions while a flag is set. The builders run with this view's body (P-14).
  public consuming func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let content = DialogContent(title: Text(titleKey), message: message(), actions: actions())
    return modifier(_PresentationModifier(.confirmationDialog, isPresented, nil) { content })
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let content = DialogContent(title: Text(title), message: EmptyView(), actions: actions())
    return modifier(_PresentationModifier(.confirmationDialog, isPresented, nil) { content })
  }
}

/// Where a popover points at. Accepted and not used: a popover is centred in the host.
public enum PopoverAttachmentAnchor: Sendable {
  /// The frame that an anchor describes.
  public enum Source: Sendable {
    case bounds
  }

  case rect(Source)
  case point(UnitPoint)
}
