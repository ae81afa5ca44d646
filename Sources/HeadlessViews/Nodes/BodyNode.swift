// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The node of a composite view: its value as the parent gave it, its state, and the elements of its body.
@usableFromInline
final class BodyNode<V: View>: ViewNode {
  /// The value as the parent made it, not connected to any storage; comparisons look at this one.
  @exclusivity(unchecked) @usableFromInline var view: V
  @usableFromInline let type: ViewType
  @exclusivity(unchecked) @usableFromInline var slots = PropertySlots()
  /// How values are compared; `EquatableView` asks for the type's own `==`.
  @usableFromInline let comparison: ValueComparison
  @usableFromInline let extras: ContextExtras?

  @usableFromInline
  init(_ view: V, _ context: NodeContext) {
    self.view = view
    type = ViewType.of(V.self)
    comparison = context.extras?.values.comparison ?? type.comparison
    extras =
      comparison === type.comparison
      ? context.extras : context.changing { $0.comparison = nil }.extras
    super.init(context)
    changedSlots = .max
    makeSlots()
    V._evaluate(self)
  }

  private func makeSlots() {
    if type.steps.isEmpty { return }
    if let donor = extras?.donor as? BodyNode<V> {
      slots.borrow(from: donor.slots)
    } else {
      withUnsafeMutablePointer(to: &view) { slots.make(type, at: $0, node: self) }
    }
  }

  override var pathName: String { TypeNames.name(at: type.index) }
  override var bodyTypeIndex: Int? { V.self is any BuiltInView.Type ? nil : type.index }
  override var propertySlots: PropertySlots? { slots }
  override var propertyType: ViewType? { type }

  /// Takes a new value from the parent; the body runs only if it differs from the old one (I-40).
  @inlinable
  func receive(_ new: V) {
    if isEqual(new) {
      // Equal values keep the old one, closures included (I-48).
      if marks.contains(.queued) { V._evaluate(self) }
      return
    }
    if graphReference.unretained({ $0.recordsCauses }) { recordDifferences(from: view, to: new) }
    view = new
    changedSlots |= ViewNode.parentValueBit
    V._evaluate(self)
  }

  @inlinable
  func isEqual(_ new: V) -> Bool {
    graphReference.unretained { graph in
      let outer = graph.beginComparison()
      let equal = comparison.areEqual(values: view, new)
      graph.endComparison(outer, of: self, type, equal: equal)
      return equal
    }
  }

  override func update() {
    V._evaluate(self)
  }

  /// Runs the body and brings the elements up to its result.
  @inlinable
  func evaluate() {
    graphReference.unretained { evaluate(in: $0) }
  }

  @inlinable
  func evaluate(in graph: ViewGraph) {
    guard graph.admitsDepth(self, type) else { return }
    let isFirst = !marks.contains(.hasRun)
    let evaluation = graph.beginBody(of: self, type)
    // Fetching bindings may read observable properties, so it is part of what is observed.
    let body = observingReads(in: graph) {
      var copy = view
      install(at: &copy)
      return copy.body
    }
    graph.endBody(evaluation)
    if isFirst {
      marks.insert(.hasRun)
      V.Body._appendElements(body, to: &elements, NodeContext(below: self, extras: extras))
    } else {
      var index = 0
      V.Body._updateElements(body, of: self, at: &index)
    }
    graph.endElements(evaluation, of: self, isFirst: isFirst)
  }

  @usableFromInline
  func install(at copy: inout V) {
    if type.steps.isEmpty { return }
    slots.install(type, into: &copy, usingSnapshots: extras?.donor != nil)
  }

  override func willRemove() {
    if extras?.donor == nil { slots.detach() }
  }
}

extension ViewNode {
  /// The slot that stands for the value itself (`@self`).
  @usableFromInline nonisolated static var parentValueBit: UInt64 { GraphNode.bit(of: 62) }
  /// The slot that stands for observed properties.
  @usableFromInline nonisolated static var observationBit: UInt64 { GraphNode.bit(of: 61) }
  /// The slot that stands for the size a geometry reader was given.
  @usableFromInline nonisolated static var sizeBit: UInt64 { GraphNode.bit(of: 60) }
}
