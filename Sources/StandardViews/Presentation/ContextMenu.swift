// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

extension View {
  /// Gives the view a menu. A tap on the view that nothing in it answers opens it, in place of a long press.
  public consuming func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Gives the view a menu, and what is shown above it as long as it is open.
  public consuming func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    let (items, preview) = (menuItems(), preview())
    return modifier(
      _ContextMenuModifier(
        items: Group {
          preview
          items
        }))
  }

  /// The older form of ``contextMenu(menuItems:)``: gives the view a menu, or none.
  @ViewBuilder
  public consuming func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { modifier(_ContextMenuModifier(items: contextMenu.items)) } else { self }
  }
}

/// The items of a menu, as a value: what the older form of `contextMenu` takes.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A menu behind a view: it holds its own flag, and its items are made with the presenter's body (P-14).
public struct _ContextMenuModifier<Items: View>: ViewModifier, BuiltInStyle {
  let items: Items
  @State private var isPresented = false

  public func body(content: Content) -> some View {
    let items = items
    return
      content
      .modifier(ContextMenuTrigger(isPresented: $isPresented))
      .modifier(_PresentationModifier(.contextMenu, $isPresented, nil) { VStack { items } })
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

final class ContextMenuNode: PassthroughNode, Tappable {
  var isPresented = Binding.constant(false)

  func tap() {
    isPresented.wrappedValue = true
  }
}
