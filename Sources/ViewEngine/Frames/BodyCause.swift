// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Why a body ran, or why it did not (I-72).
public struct BodyCause: Sendable, Equatable {
  /// The printed name of the view's type.
  public var typeName: String
  /// Where the view stands: the type names from the root, separated by slashes.
  public var path: String
  /// Whether the body ran.
  public var evaluated: Bool
  /// What had changed; for a body that did not run, why it was skipped.
  public var reasons: [Reason]
  /// Whether the body ran and changed nothing that a person perceives.
  public var isWasted = false
  /// Distinguishes the view from others of its type at the same place.
  package var view: ObjectIdentifier?
  /// The path of the view whose body makes this one; empty outside of any body.
  package var ownerPath = ""
  /// Whether the only changes are in what views below it show.
  package var onlyHandsOn = false
  /// The properties in which the parent's new value differs from the old one, and bindings that changed. Dynamic
  /// properties of the view's own are not among them.
  package var differences: [ValueDifference] = []
  /// The states, bindings and observed properties that changed and whose values have parts: a body may show only one
  /// part.
  package var partlyShown: Set<String> = []
  /// The types of the objects that changed, by the names of the properties that hold them.
  package var objectTypes: [String: String] = [:]
}

extension ViewGraph {
  func recordCause(of node: ViewNode, _ type: ViewType, evaluated: Bool) {
    var cause = BodyCause(
      typeName: TypeNames.name(at: type.index), path: node.viewPath, evaluated: evaluated,
      reasons: evaluated ? reasons(of: node, type) : [.equal])
    cause.view = ObjectIdentifier(node)
    cause.ownerPath = node.owner?.viewPath ?? ""
    cause.differences =
      (trace.recorder.differences.removeValue(forKey: ObjectIdentifier(node)) ?? [])
      + changedBindings(of: node, type)
    if evaluated, node.changedSlots & ViewNode.observationBit != 0 {
      cause.partlyShown = node.observedParts
    }
    for case .install(_, let slot, let property) in type.steps
    where slot < 60 && node.changedSlots & GraphNode.bit(of: slot) != 0 {
      let value =
        (property as? any StateProperty.Type)?.valueType ?? (property as? any BindingProperty.Type)?.value
      if let value, ValueParts.has(value) {
        cause.partlyShown.insert(type.propertyName(slot))
      }
      if let object = (property as? any ObjectProperty.Type)?.objectType {
        cause.objectTypes[type.propertyName(slot)] = String(describing: object)
      }
    }
    trace.recorder.events.append(.body(cause))
  }

  private func changedBindings(of node: ViewNode, _ type: ViewType) -> [ValueDifference] {
    type.steps.compactMap { step in
      guard case .install(_, let slot, let property) = step, slot < 60,
        node.changedSlots & GraphNode.bit(of: slot) != 0, node.marks.contains(.hasRun)
      else { return nil }
      let kind = ValueDifference.kind(of: property)
      return kind == .value ? nil : ValueDifference(name: type.propertyName(slot), kind: kind)
    }
  }

  private func reasons(of node: ViewNode, _ type: ViewType) -> [Reason] {
    if !node.marks.contains(.hasRun) { return [.firstAppearance] }
    var reasons: [Reason] = []
    if node.changedSlots & ViewNode.parentValueBit != 0 { reasons.append(.parentValueChanged) }
    for case .install(_, let slot, let property) in type.steps
    where slot < 60 && node.changedSlots & GraphNode.bit(of: slot) != 0 {
      reasons.append(property.reason(type.propertyName(slot)))
    }
    if node.changedSlots & ViewNode.observationBit != 0 {
      reasons += node.observedChanges.map(Reason.observed)
    }
    return reasons
  }
}

extension ViewType {
  /// A property's name as the source spells it, without the underscore of its storage.
  func propertyName(_ slot: Int) -> String {
    NamedField.name(ofStorage: slotNames[slot])
  }
}
