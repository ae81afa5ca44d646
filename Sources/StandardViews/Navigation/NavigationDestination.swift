// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

extension View {
  /// Says which screen shows values of a type that are pushed on the navigation stack around the view.
  public consuming func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_ValueDestinationModifier(destination: destination))
  }

  /// Puts a screen on the navigation stack around the view while a flag is set.
  public consuming func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    let flag = isPresented.projectedValue
    return modifier(
      _ItemDestinationModifier(
        item: Binding<Void?>(value: flag._value ? () : nil, location: FlagLocation(flag.location)),
        identity: { _ in AnyHashable(true) }, destination: destination))
  }

  /// Puts a screen for an item on the navigation stack around the view while there is one.
  public consuming func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _ItemDestinationModifier(
        item: item.projectedValue, identity: { AnyHashable($0) }, destination: destination))
  }
}

/// The modifier behind `navigationDestination(for:)`.
public struct _ValueDestinationModifier<Value: Hashable, Destination: View>: ViewModifier, NodeModifier {
  let destination: (Value) -> Destination

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> ValueDestinationNode<
    Value, Destination
  > {
    ValueDestinationNode(destination, content, context)
  }

  package func update(_ node: ValueDestinationNode<Value, Destination>) {
    node.receive(destination)
  }
}

package final class ValueDestinationNode<Value: Hashable, Destination: View>: PassthroughNode,
  NavigationDestinationMaker
{
  private var destination: (Value) -> Destination

  init<Content: View>(
    _ destination: @escaping (Value) -> Destination, _ content: Content, _ context: NodeContext
  ) {
    self.destination = destination
    super.init(content, context)
    nearest(NavigationNode.self)?.add(self, for: Value.self)
  }

  func receive(_ new: @escaping (Value) -> Destination) {
    destination = new
    nearest(NavigationNode.self)?.contentsDidChange(by: self)
  }

  func makeContent(for value: AnyHashable) -> AnyView? {
    (value.base as? Value).map { AnyView(destination($0)) }
  }
}

/// The modifier behind `navigationDestination(item:)`.
public struct _ItemDestinationModifier<Item, Destination: View>: ViewModifier, NodeModifier {
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let destination: (Item) -> Destination

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> ItemDestinationNode<
    Item, Destination
  > {
    ItemDestinationNode(self, content, context)
  }

  package func update(_ node: ItemDestinationNode<Item, Destination>) {
    node.receive(self)
  }
}

/// The node is on the stack while there is an item.
package final class ItemDestinationNode<Item, Destination: View>: ItemWatchingNode<Item>, PushedView {
  private var modifier: _ItemDestinationModifier<Item, Destination>
  /// What is on the stack.
  private var shown: (item: Item, identity: AnyHashable)?

  init<Content: View>(
    _ modifier: _ItemDestinationModifier<Item, Destination>, _ content: Content, _ context: NodeContext
  ) {
    self.modifier = modifier
    super.init(watching: modifier.item, around: content, context)
  }

  func receive(_ new: _ItemDestinationModifier<Item, Destination>) {
    modifier = new
    watch(new.item)
  }

  package override func update() {
    changedSlots = 0
    guard let stack = nearest(NavigationNode.self) else { return }
    let item = fetchItem()
    let identity = item.map(modifier.identity)
    if let shown, shown.identity != identity {
      self.shown = nil
      stack.pop(self)
    }
    guard let item, let identity else { return }
    let isNew = shown == nil
    shown = (item, identity)
    if isNew { stack.push(self) } else { stack.contentDidChange(of: self) }
  }

  func makeContent() -> AnyView {
    shown.map { AnyView(modifier.destination($0.item)) } ?? AnyView(EmptyView())
  }

  var pushesItself: Bool { true }

  func wasPopped() {
    shown = nil
    held.set(nil)
  }
}
