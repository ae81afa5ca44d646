// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Screens on top of each other, of which the last is seen. It fills the space that it is offered.
///
/// Covered screens keep their state, popped ones lose it (I-12). A screen's bar takes 44 points where there are
/// items in it; the title takes none. On a pushed screen there is a button named like the title of the screen
/// below, or "Back", which shows no text.
///
/// - Source: Apple, `NavigationStack`.
public struct NavigationStack<Data, Root: View>: View, NodeView {
  let path: Binding<[AnyHashable]>?
  let root: Root

  package func makeNode(_ context: NodeContext) -> NavigationNode {
    NavigationNode(path: path, root: root, context)
  }

  package func update(_ node: NavigationNode) {
    node.receive(path: path, root: root)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let base = path.projectedValue
    self.path = Binding(
      value: base._value.values,
      location: PathLocation(
        base.location, read: \.values,
        make: { values in
          var path = NavigationPath()
          path.values = values
          return path
        }))
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let base = path.projectedValue
    self.path = Binding(
      value: base._value.map { AnyHashable($0) },
      location: PathLocation(
        base.location, read: { $0.map { AnyHashable($0) } },
        make: { Data($0.compactMap { $0.base as? Data.Element }) }))
    self.root = root()
  }
}

/// Screens on top of each other, without a path; the form of earlier releases.
public struct NavigationView<Content: View>: View, BuiltInView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    NavigationStack { content }
  }
}
