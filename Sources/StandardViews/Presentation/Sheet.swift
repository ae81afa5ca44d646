// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Shows a sheet while a flag is set (P-1…P-10, S-10).
  public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier(.sheet, isPresented, onDismiss, content))
  }

  /// Shows a sheet for an item while there is one (P-11, S-11).
  public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_PresentationModifier(.sheet, item, onDismiss, content))
  }

  /// Covers the screen while a flag is set.
  public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier(.fullScreenCover, isPresented, onDismiss, content))
  }

  /// Covers the screen for an item while there is one.
  public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_PresentationModifier(.fullScreenCover, item, onDismiss, content))
  }
}

/// The modifier behind every presentation with an escaping content closure.
public struct _PresentationModifier<Item, Presented: View>: ViewModifier, NodeModifier {
  let source: PresentationSource<Item, Presented>

  init(
    _ kind: Presentation.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Presented
  ) where Item: Identifiable {
    source = PresentationSource(
      kind: kind, item: item, identity: { AnyHashable($0.id) }, content: content, onDismiss: onDismiss)
  }

  package init(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Presented
  ) where Item == Void {
    let flag = isPresented.projectedValue
    source = PresentationSource(
      kind: kind,
      item: Binding(value: flag._value ? () : nil, location: FlagLocation(flag.location)),
      identity: { _ in AnyHashable(true) }, content: content, onDismiss: onDismiss)
  }

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> PresentationNode<
    Item, Presented
  > {
    PresentationNode(source, around: content, context)
  }

  package func update(_ node: PresentationNode<Item, Presented>) {
    node.receive(source)
  }
}
