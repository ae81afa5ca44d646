// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension View {
  /// Shows a popover while a flag is set.
  public consuming func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(.popover, isPresented, nil, content))
  }

  /// Shows a popover for an item while there is one.
  public consuming func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(.popover, item, nil, content))
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
    return modifier(PresentationModifier(.confirmationDialog, isPresented, nil) { content })
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let content = DialogContent(title: Text(title), message: EmptyView(), actions: actions())
    return modifier(PresentationModifier(.confirmationDialog, isPresented, nil) { content })
  }

  /// Gives the view a menu. A tap on the view that nothing in it answers opens it, in place of a long press.
  public consuming func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
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

/// Whether a part is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// A menu behind a view: it holds its own flag, and its items are made with the presenter's body (P-14).
private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @State private var isPresented = false

  func body(content: Content) -> some View {
    let items = items
    return
      content
      .modifier(ContextMenuTrigger(isPresented: $isPresented))
      .modifier(PresentationModifier(.contextMenu, $isPresented, nil) { VStack { items } })
  }
}

private struct ContextMenuTrigger: ViewModifier, NodeModifier {
  let isPresented: Binding<Bool>

  func makeNode(around content: some View, _ context: NodeContext) -> ContextMenuNode {
    let node = ContextMenuNode(content, context)
    node.isPresented = isPresented
    return node
  }

  func update(_ node: ContextMenuNode) {
    node.isPresented = isPresented
  }
}

private final class ContextMenuNode: PassthroughNode, Tappable {
  var isPresented = Binding.constant(false)

  func tap() {
    isPresented.wrappedValue = true
  }
}
