// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The node of a client's modifier: it has a body and dynamic properties like a composite view.
@usableFromInline
final class ModifierBodyNode<Modifier: ViewModifier>: EvaluatingNode {
  @usableFromInline var modifier: Modifier
  @usableFromInline let provider: any ContentProvider

  @usableFromInline
  init(_ modifier: Modifier, _ provider: any ContentProvider, isUnary: Bool, _ context: NodeContext) {
    self.modifier = modifier
    self.provider = provider
    let place = context.providing(Modifier.self, provider, isUnary: isUnary)
    super.init(ViewType.of(Modifier.self), extras: place.extras, context)
    makeSlots(for: &self.modifier)
    Modifier._evaluate(self)
  }

  /// Takes a new modifier value.
  @usableFromInline
  func receive(_ new: Modifier) {
    if keepsValue({ type.comparison.areEqual(values: modifier, new) }) {
      if !marks.contains(.queued) { return }
    } else {
      if graph.trace.isRecording { recordDifferences(from: modifier, to: new) }
      modifier = new
    }
    Modifier._evaluate(self)
  }

  override func wasHanded(_ node: ViewNode) -> Bool { provider.hasMade(node) }

  override func withValue(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &modifier) { body($0) }
  }

  override func withHeldValue(_ body: (Any) -> Void) {
    var copy = modifier
    installSnapshots(into: &copy)
    body(copy)
  }

  override func update() {
    Modifier._evaluate(self)
  }

  @inlinable
  func evaluate() {
    graphReference.unretained { evaluate(in: $0) }
  }

  @inlinable
  func evaluate(in graph: ViewGraph) {
    runBody(in: graph) { withInstalled(&modifier) { $0.body(content: _ViewModifier_Content()) } }
  }

  override func willRemove() {
    super.willRemove()
    provider.forgetNodes()
  }
}
