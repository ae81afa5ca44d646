// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// What the engine knows of a type that has a body: how its values compare and which dynamic properties they carry.
/// Computed at the first node of the type, and stored.
@MainActor
@usableFromInline
package final class ViewType {
  /// One step, at an offset of the view value, before its body runs.
  enum PropertyStep {
    /// Connect a property wrapper of the engine to its storage, slot number `slot`.
    case install(offset: Int, slot: Int, type: any InstallableProperty.Type)
    /// Call a client wrapper's `update()`; its own properties have been installed before (S-14).
    case update(offset: Int, call: (UnsafeMutableRawPointer) -> Void)
  }

  let type: Any.Type
  /// The index of the type's count in ``EvaluationCounts``.
  let index: Int
  @usableFromInline package let comparison: ValueComparison
  let steps: [PropertyStep]
  /// The offsets of the engine's own wrappers, slot by slot, when there are no others: the plain case.
  let slotOffsets: ContiguousArray<Int>?
  /// The property names behind the slots, as declared: `_count`.
  let slotNames: [String]
  /// Whether there is anything to connect before a body runs.
  @usableFromInline let hasProperties: Bool
  /// Whether the bodies are a client's: those of the engine's own views and styles are not in counts and causes.
  package let isCounted: Bool
  private let updates: Int

  private init(_ type: Any.Type) {
    self.type = type
    comparison = ValueComparison.of(type)
    index = TypeNames.register(type)
    var steps: [PropertyStep] = []
    var names: [String] = []
    var updates = 0
    Self.collect(type, at: 0, name: nil, into: &steps, names: &names, updates: &updates)
    if let animated = Self.animatedProperty(type) {
      // The last step, because it needs the result of the other steps; it has no name to print.
      steps.append(.install(offset: 0, slot: names.count, type: animated))
    }
    self.steps = steps
    slotOffsets =
      updates > 0
      ? nil
      : ContiguousArray(
        steps.map { step in
          guard case .install(let offset, _, _) = step else { preconditionFailure("no such step") }
          return offset
        })
    slotNames = names
    self.updates = updates
    hasProperties = !steps.isEmpty
    isCounted = !(type is any BuiltInView.Type || type is any BuiltInStyle.Type)
  }

  private static var known: [ObjectIdentifier: ViewType] = [:]
  // A mount of many rows asks for the same few types in turn.
  @exclusivity(unchecked) private static var recent: [(id: ObjectIdentifier, type: ViewType)?] = Array(
    repeating: nil, count: 64)

  @usableFromInline
  package static func of(_ type: Any.Type) -> ViewType {
    let id = ObjectIdentifier(type)
    let slot = (id.hashValueOfAddress >> 4) & 63
    if let entry = recent[slot], entry.id == id { return entry.type }
    let found = known[id] ?? ViewType(type)
    known[id] = found
    recent[slot] = (id, found)
    return found
  }

  private static func collect(
    _ type: Any.Type, at offset: Int, name: String?, into steps: inout [PropertyStep],
    names: inout [String], updates: inout Int
  ) {
    var fields: [(name: String, offset: Int, type: any DynamicProperty.Type)] = []
    _forEachField(of: type, options: []) { fieldName, fieldOffset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append((String(cString: fieldName), offset + fieldOffset, property))
      }
      return true
    }
    for field in fields {
      let fieldName = name ?? field.name
      if let installable = field.type as? any InstallableProperty.Type {
        steps.append(.install(offset: field.offset, slot: names.count, type: installable))
        names.append(fieldName)
      } else if let connected = field.type as? any ConnectedOwner.Type {
        collect(
          connected.owner, at: field.offset, name: nil, into: &steps, names: &names, updates: &updates)
      } else {
        collect(
          field.type, at: field.offset, name: fieldName, into: &steps, names: &names, updates: &updates)
        steps.append(.update(offset: field.offset, call: updateCall(field.type)))
        updates += 1
      }
    }
  }

  /// The property that puts animated data into a view or modifier; nil for a type that has none.
  private static func animatedProperty(_ type: Any.Type) -> (any InstallableProperty.Type)? {
    func property<A: Animatable>(_: A.Type) -> (any InstallableProperty.Type)? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatedData<A>.self
    }
    guard let animatable = type as? any Animatable.Type else { return nil }
    return property(animatable)
  }

  private static func updateCall<P: DynamicProperty>(_: P.Type) -> (UnsafeMutableRawPointer) -> Void {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }
}

extension ObjectIdentifier {
  fileprivate var hashValueOfAddress: Int { Int(bitPattern: self) }
}
