// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The node of a client's modifier: it has a body and dynamic properties like a composite view.
@usableFromInline
final class ModifierBodyNode<Modifier: ViewModifier>: ViewNode {
  @usableFromInline var modifier: Modifier
  @usableFromInline let type: ViewType
  @usableFromInline var slots = PropertySlots()
  @usableFromInline let provider: any ContentProvider & AnyObject
  @usableFromInline let extras: ContextExtras?

  @usableFromInline
  init(_ modifier: Modifier, _ provider: any ContentProvider, isUnary: Bool, _ context: NodeContext) {
    self.modifier = modifier
    self.provider = provider
    type = ViewType.of(Modifier.self)
    extras = context.providing(Modifier.self, provider, isUnary: isUnary).extras
    super.init(context)
    changedSlots = .max
    if !type.steps.isEmpty {
      if let donor = extras?.donor as? ModifierBodyNode<Modifier> {
        slots.borrow(from: donor.slots)
      } else {
        withUnsafeMutablePointer(to: &self.modifier) { slots.make(type, at: $0, node: self) }
      }
    }
    Modifier._evaluate(self)
  }

  override var pathName: String { TypeNames.name(at: type.index) }
  override var bodyTypeIndex: Int? { type.index }
  override var propertySlots: PropertySlots? { slots }
  override var propertyType: ViewType? { type }

  @usableFromInline
  func receive(_ new: Modifier) {
    let outer = graph.beginComparison()
    let equal = type.comparison.areEqual(values: modifier, new)
    graph.endComparison(outer, of: self, type, equal: equal)
    if equal {
      if marks.contains(.queued) { Modifier._evaluate(self) }
      return
    }
    if graph.recordsCauses { recordDifferences(from: modifier, to: new) }
    modifier = new
    changedSlots |= ViewNode.parentValueBit
    Modifier._evaluate(self)
  }

  override func update() {
    Modifier._evaluate(self)
  }

  @inlinable
  func evaluate() {
    guard graph.admitsDepth(self, type) else { return }
    let isFirst = !marks.contains(.hasRun)
    let evaluation = graph.beginBody(of: self, type)
    let body = observingReads(in: graph) {
      var copy = modifier
      install(at: &copy)
      return copy.body(content: _ViewModifier_Content())
    }
    graph.endBody(evaluation)
    if isFirst {
      marks.insert(.hasRun)
      Modifier.Body._appendElements(body, to: &elements, NodeContext(below: self, extras: extras))
    } else {
      var index = 0
      Modifier.Body._updateElements(body, of: self, at: &index)
    }
    graph.endElements(evaluation, of: self, isFirst: isFirst)
  }

  @usableFromInline
  func install(at copy: inout Modifier) {
    if type.steps.isEmpty { return }
    withUnsafeMutablePointer(to: &copy) {
      slots.install(type, at: $0, usingSnapshots: extras?.donor != nil)
    }
  }

  override func willRemove() {
    if extras?.donor == nil { slots.detach() }
    provider.forgetNodes()
  }
}
