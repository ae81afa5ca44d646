// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

/// A button that puts a screen on the navigation stack around it.
///
/// - Source: Apple, `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View, BuiltInView {
  @Environment(\.navigator) private var navigator
  @State private var handle = NavigationLinkHandle()
  private let target: Target
  private let label: Label

  enum Target {
    case view(Destination)
    case value(AnyHashable?)
    /// On the stack while the flag is set.
    case flag(Binding<Bool>, Destination)
  }

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  public var body: some View {
    let navigator = navigator
    let handle = handle
    switch target {
    case .view(let destination):
      Button(action: { handle.push(on: navigator) }) { label }
        .modifier(_LinkedViewModifier(handle: handle, destination: destination))
    case .value(let value):
      Button(action: { handle.linkedValue?.follow(on: navigator) }) { label }
        .modifier(_LinkedValueModifier(handle: handle, value: value))
        .disabled(value == nil)
    case .flag(let isActive, let destination):
      Button(action: { isActive.wrappedValue = true }) { label }
        .navigationDestination(isPresented: isActive) { destination }
    }
  }

  /// Accepted: each column of a split view has a stack of its own.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink {
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

/// Leads from a link's button to the node that knows its destination.
///
/// Used on the main actor's thread only; made with the link's state, which carries no isolation.
final class NavigationLinkHandle: @unchecked Sendable {
  fileprivate weak var node: (any PushedView)?
  weak var linkedValue: LinkedValueNode?

  @MainActor
  fileprivate func push(on navigator: Navigator?) {
    if let node { navigator?.node?.push(node) }
  }
}

/// The modifier behind `navigationDestination(isPresented:)`.
public struct _LinkedViewModifier<Destination: View>: ViewModifier, NodeModifier {
  let handle: NavigationLinkHandle
  let destination: Destination

  package func makeNode(around content: some View, _ context: NodeContext) -> LinkedViewNode<Destination> {
    let node = LinkedViewNode(destination, content, context)
    if !context.isRebuilt { handle.node = node }
    return node
  }

  package func update(_ node: LinkedViewNode<Destination>) {
    node.receive(destination)
  }
}

package final class LinkedViewNode<Destination: View>: PassthroughNode, PushedView {
  private var destination: Destination

  init<Content: View>(_ destination: Destination, _ content: Content, _ context: NodeContext) {
    self.destination = destination
    super.init(content, context)
  }

  func receive(_ new: Destination) {
    destination = new
    nearest(NavigationNode.self)?.contentDidChange(of: self)
  }

  func makeContent() -> AnyView { AnyView(destination) }
  var pushesItself: Bool { false }
  func wasPopped() {}
}
