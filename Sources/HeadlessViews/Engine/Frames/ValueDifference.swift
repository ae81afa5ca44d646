// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// A property in which a view's new value differs from the one before, so that its body runs (I-40).
package struct ValueDifference: Sendable, Equatable, Hashable {
  /// What sort of property it is, as far as a cure depends on it.
  package enum Kind: String, Sendable, Codable {
    /// A closure: one that captures something is another one each time it is made (I-44).
    case closure
    /// A list, which differs as soon as any of its elements does (I-45).
    case collection
    /// An object, which is the same only as long as it is the same object (I-45).
    case object
    /// A binding; one with closures of its own is never equal (I-54).
    case binding
    /// Another value.
    case value
  }

  /// The property's name, without underscore.
  package var name: String
  package var kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension ValueDifference {
  /// The properties in which two values of a view differ.
  static func all<V>(between old: V, and new: V) -> [ValueDifference] {
    guard let fields = StoredField.all(of: V.self) else { return [] }
    var names: [String] = []
    _forEachField(of: V.self, options: []) { name, _, _, _ in
      names.append(String(cString: name))
      return true
    }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return [] }
        return zip(fields, names).compactMap { field, name in
          // A weak or unowned reference is stored in another way than its type says.
          let isEqual =
            !field.isStrong
            || ValueComparison.of(field.type).areEqual(old + field.offset, new + field.offset)
          let shown = name.hasPrefix("_") ? String(name.dropFirst()) : name
          return isEqual ? nil : ValueDifference(name: shown, kind: kind(of: field.type))
        }
      }
    }
  }

  /// What sort of property a type makes.
  static func kind(of type: Any.Type) -> Kind {
    if let optional = type as? any OptionalProperty.Type { return kind(of: optional.wrapped) }
    if let binding = type as? any BindingProperty.Type {
      return binding.value is any Collection.Type && binding.value != String.self ? .collection : .binding
    }
    if type is any Collection.Type, type != String.self { return .collection }
    switch TypeKind(type) {
    case .function: return .closure
    case .reference: return .object
    default: return .value
    }
  }
}

private protocol OptionalProperty {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalProperty {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private protocol BindingProperty {
  static var value: Any.Type { get }
}

extension Binding: BindingProperty {
  fileprivate static var value: Any.Type { Value.self }
}

extension ViewNode {
  /// Notes in what a new value differs, for the record of the body run that it leads to.
  @usableFromInline
  final func recordDifferences<V>(from old: V, to new: V) {
    graph.trace.recorder.differences[ObjectIdentifier(self)] = ValueDifference.all(between: old, and: new)
  }
}
