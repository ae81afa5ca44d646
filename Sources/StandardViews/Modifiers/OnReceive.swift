// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import ViewEngine

extension View {
  /// Runs a closure for every value of a publisher, while the view is there (I-71).
  public consuming func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// The modifier behind `onReceive`.
public struct _SubscriptionModifier<P: Publisher>: ViewModifier, NodeModifier {
  let publisher: P
  let action: (P.Output) -> Void

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> SubscriptionNode<P> {
    SubscriptionNode(self, content, context)
  }

  package func update(_ node: SubscriptionNode<P>) {
    node.receive(self)
  }
}

package final class SubscriptionNode<P: Publisher>: PassthroughNode {
  private var modifier: _SubscriptionModifier<P>
  private var subscription: AnyCancellable?

  init<Content: View>(_ modifier: _SubscriptionModifier<P>, _ content: Content, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
  }

  package override func contentWillMount() {
    graph.actions.appear(self) { [self] in subscribe() }
  }

  private func subscribe() {
    if marks.contains(.removed) { return }
    // Retains itself, because another thread may be sending while the view leaves; cancelling breaks the cycle.
    subscription = modifier.publisher.sink { [self] value in
      if MainThread.isCurrent { deliver(value) } else { BackgroundWrites.post { self.deliver(value) } }
    }
  }

  private func deliver(_ value: P.Output) {
    if marks.contains(.removed) { return }
    graph.writes.noteBackgroundWrite()
    recordAction("onReceive")
    modifier.action(value)
  }

  func receive(_ new: _SubscriptionModifier<P>) {
    // A publisher that has ended is asked again, so that `Just` delivers with each body.
    let goesOn =
      !(P.self is any EndingPublisher.Type)
      && ValueComparison.of(P.self).areEqual(values: modifier.publisher, new.publisher)
    modifier = new
    // Subscribes after the update, like the first time, because a publisher may send a value at once.
    if !goesOn, subscription != nil { graph.actions.change(self) { [self] in subscribe() } }
  }

  package override func willRemove() {
    subscription?.cancel()
    subscription = nil
  }
}
