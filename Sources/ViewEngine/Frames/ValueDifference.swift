// SPDX-License-Identifier: Apache-2.0
import Publishing

@_spi(Reflection) import Swift

/// A property in which a view's new value differs from the one before, so that its body runs (I-40).
package struct ValueDifference: Sendable, Equatable, Hashable {
  /// The kind of the property, as far as the advice depends on it.
  package enum Kind: String, Sendable, Codable {
    /// A closure: if it captures something, it is a new one each time it is made (I-44).
    case closure
    /// A closure that makes views: whether it is the same depends on its captured values, which are not compared
    /// (I-44).
    case content
    /// A list, which differs as soon as any of its elements does (I-45).
    case collection
    /// An object, which is the same only as long as it is the same object (I-45).
    case object
    /// The object of a `@StateObject`, which the parent hands over in a closure (I-14, I-44).
    case stateObject
    /// A binding with closures of its own, which is never equal (I-54).
    case binding
    /// A value that cannot be compared, but whose parts are equal (I-46).
    case parts
    /// A view in a property, such as what a builder makes of several: it cannot be compared, but its parts are equal (I-46).
    case views
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
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return [] }
        return NamedField.all(of: V.self).compactMap { named in
          let field = named.field
          let (old, new) = (old + field.offset, new + field.offset)
          // A weak or unowned reference is not stored as its type says.
          if !field.isStrong || ValueComparison.of(field.type).areEqual(old, new) { return nil }
          return ValueDifference(name: named.name, kind: kind(of: field.type, old, new))
        }
      }
    }
  }

  /// What sort of property two values are that differ.
  private static func kind(of type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Kind {
    if let binding = type as? any BindingProperty.Type {
      // A binding to another place is another value.
      return binding.hasClosures(at: new) ? .binding : .value
    }
    if type is any StateObjectProperty.Type { return .stateObject }
    if type is any ObjectProperty.Type || type is any Publisher.Type || holdsObject(type, new) {
      return .object
    }
    let kind = kind(of: type)
    if kind == .value || kind == .collection, PartComparison.areEqual(type, old, new) {
      return type is any View.Type ? .views : .parts
    }
    return kind
  }

  /// Whether a value of a protocol's type is an object.
  private static func holdsObject(_ type: Any.Type, _ place: UnsafeRawPointer) -> Bool {
    guard TypeKind(type) == .existential else { return false }
    switch ExistentialStorage(type) {
    case .reference: return true
    // It begins with the layout of `Any`.
    case .opaque: return Swift.type(of: place.assumingMemoryBound(to: Any.self).pointee) is AnyClass
    case .errorBox, .metatype, .unknown: return false
    }
  }

  /// What sort of property a type makes.
  static func kind(of type: Any.Type) -> Kind {
    if let optional = type as? any OptionalType.Type { return kind(of: optional.wrappedType) }
    if let binding = type as? any BindingProperty.Type {
      return binding.value is any Collection.Type && binding.value != String.self ? .collection : .binding
    }
    if type is any Collection.Type, type != String.self { return .collection }
    switch TypeKind(type) {
    case .function: return TypeKind.makesViews(type) ? .content : .closure
    case .reference: return .object
    default: return .value
    }
  }
}

protocol BindingProperty {
  static var value: Any.Type { get }
  static func hasClosures(at address: UnsafeRawPointer) -> Bool
}

extension Binding: BindingProperty {
  static var value: Any.Type { Value.self }

  static func hasClosures(at address: UnsafeRawPointer) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.location.hasClosures
  }
}

extension ViewNode {
  /// Notes how a new value differs, for the event of the body run that follows.
  @usableFromInline
  final func recordDifferences<V>(from old: V, to new: V) {
    graph.trace.recorder.differences[ObjectIdentifier(self)] = ValueDifference.all(between: old, and: new)
  }
}

/// Whether values have parts that may change one by one. One that may be missing mostly comes and goes as a whole.
enum ValueParts {
  static func has(_ type: Any.Type) -> Bool {
    if type == String.self || type is any OptionalType.Type { return false }
    if type is any Collection.Type { return true }
    switch TypeKind(type) {
    case .structure, .tuple: return (StoredField.all(of: type)?.count ?? 0) > 1
    default: return false
    }
  }
}
