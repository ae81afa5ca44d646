// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The node of a composite view: its value as the parent gave it, its state, and the elements of its body.
@usableFromInline
package final class BodyNode<V: View>: EvaluatingNode {
  /// The value as the parent made it, not connected to any storage; comparisons look at this one.
  @exclusivity(unchecked) @usableFromInline var view: V

  /// Whether a value equals the one that the body ran with.
  @inlinable
  func isCurrent(at new: UnsafePointer<V>) -> Bool {
    if extras != nil { return ownComparison.areEqual(stored: &view, at: new) }
    return Unmanaged.passUnretained(type.comparison).unretained { $0.areEqual(stored: &view, at: new) }
  }

  /// How values are compared, if the place in the tree says so; `EquatableView` asks for the type's own `==`.
  @usableFromInline var ownComparison: ValueComparison { extras?.values.comparison ?? type.comparison }

  override var extrasOfElements: ContextExtras? { extras?.withoutComparison }

  @usableFromInline
  init(_ view: consuming V, _ context: __shared NodeContext) {
    self.view = view
    let type = ViewType.of(V.self)
    super.init(type, extras: context.extras(for: type), context)
    makeSlots(for: &self.view)
    V._evaluate(self)
  }

  /// Takes a new value from the parent.
  @inlinable
  func receive(_ new: V) {
    withUnsafePointer(to: new) { receive(at: $0) }
  }

  /// Takes a new value, which is copied only if it differs from the old one.
  @inlinable
  func receive(at new: UnsafePointer<V>) {
    if keepsValue({ isCurrent(at: new) }) {
      if !marks.contains(.queued) { return }
    } else {
      if graphReference.unretained({ $0.trace.isRecording }) {
        recordDifferences(from: view, to: new.pointee)
      }
      view = new.pointee
    }
    V._evaluate(self)
  }

  /// Takes a value that was compared already and differs.
  @inlinable
  func take(at new: UnsafePointer<V>) {
    view = new.pointee
    evaluateDiffering()
  }

  /// The same for a value that may be moved: the old one is left in its place.
  @inlinable
  func exchange(at new: UnsafeMutablePointer<V>) {
    swap(&view, &new.pointee)
    evaluateDiffering()
  }

  @inlinable
  func evaluateDiffering() {
    graphReference.unretained { graph in
      graph.noteComparisons(1, equal: 0)
      graph.noteChange()
    }
    changedSlots |= ViewNode.parentValueBit
    V._evaluate(self)
  }

  override func withValue(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &view) { body($0) }
  }

  override func withHeldValue(_ body: (Any) -> Void) {
    var copy = view
    installSnapshots(into: &copy)
    body(copy)
  }

  override func applyAssumptions(_ assumptions: Assumptions) {
    withUnsafeMutablePointer(to: &view) { assumptions.patch(self, type, at: $0) }
  }

  override func runBodyAlone() -> Bool {
    let outer = Evaluation.begin(graph, node: self, type: type)
    defer { Evaluation.end(outer) }
    _ = observingReads(in: graph) { withInstalled(&view) { $0.body } }
    return true
  }

  // Called through the type, whose functions are specialised in the module that declares it.
  package override func update() {
    V._evaluate(self)
  }

  @inlinable
  func evaluate() {
    graphReference.unretained { evaluate(in: $0) }
  }

  @inlinable
  func evaluate(in graph: ViewGraph) {
    runBody(in: graph) { withInstalled(&view) { $0.body } }
  }
}
