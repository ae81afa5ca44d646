// SPDX-License-Identifier: Apache-2.0

/// What is known of all values of a type, as far as two of them can be told apart.
struct ValueSemantics {
  /// Whether a value's own memory says everything about it: no reference in it leads to something that may change. Two
  /// values with the same bytes are then the same to all code that reads them.
  var isPure: Bool
  /// Whether a value always equals itself by the rules of ``ValueComparison``. NaN does where its bytes are compared, and
  /// does not where `==` compares it.
  var isReflexive = true
  /// Whether there are floating-point numbers in it.
  private var hasFloats = false

  private static let impure = ValueSemantics(isPure: false)

  private init(isPure: Bool, hasFloats: Bool = false) {
    self.isPure = isPure
    self.hasFloats = hasFloats
  }

  init(of type: Any.Type) {
    self = Self.of(type)
  }

  private static func of(_ type: Any.Type) -> ValueSemantics {
    if type is any BinaryFloatingPoint.Type { return ValueSemantics(isPure: true, hasFloats: true) }
    if isElementary(type) { return ValueSemantics(isPure: true) }
    if let property = type as? any OwnedProperty.Type { return joined(property.contents) }
    // Another property wrapper reads from elsewhere.
    if type is any CustomComparison.Type { return impure }
    if let container = type as? any ValueContainer.Type {
      var joined = joined(container.contents)
      joined.isReflexive = joined.isReflexive && !joined.hasFloats
      return joined
    }
    let shape = TypeShape(type)
    switch TypeKind(type) {
    case .structure, .tuple:
      // Without fields that the runtime knows there may be anything in it.
      guard let fields = StoredField.all(of: type), !fields.isEmpty || shape.size == 0,
        fields.allSatisfy(\.isStrong)
      else { return impure }
      var joined = joined(fields.map(\.type))
      // A comparison looks at plain data bit by bit (I-41).
      if !shape.isPlainData, type is any Equatable.Type {
        joined.isReflexive = joined.isReflexive && !joined.hasFloats
      }
      return joined
    case .enumeration:
      // A case without a payload is one byte. The runtime does not tell the types of payloads.
      return ValueSemantics(isPure: shape.isPlainData && shape.size <= 1)
    case .optional, .function, .existential, .fixedArray, .metatype, .reference, .other: return impure
    }
  }

  private static func joined(_ types: [Any.Type]) -> ValueSemantics {
    types.lazy.map(of).reduce(into: ValueSemantics(isPure: true)) { joined, part in
      joined.isPure = joined.isPure && part.isPure
      joined.isReflexive = joined.isReflexive && part.isReflexive
      joined.hasFloats = joined.hasFloats || part.hasFloats
    }
  }

  private static func isElementary(_ type: Any.Type) -> Bool {
    type is any FixedWidthInteger.Type || type == Bool.self || type == String.self || type == Character.self
  }
}

/// A property wrapper whose storage belongs to the view that declares it. A view that a closure makes holds none of it
/// yet, only what it begins with.
protocol OwnedProperty {
  /// The types of the values that it begins with.
  static var contents: [Any.Type] { get }
}

/// A type of the standard library that holds values of other types, and is compared by `==`.
private protocol ValueContainer {
  static var contents: [Any.Type] { get }
}

extension Optional: ValueContainer {
  fileprivate static var contents: [Any.Type] { [Wrapped.self] }
}

// Values of these types that have the same bytes share a buffer, and a shared buffer is never written.
extension Array: ValueContainer {
  fileprivate static var contents: [Any.Type] { [ArrayLiteralElement.self] }
}

extension Set: ValueContainer {
  fileprivate static var contents: [Any.Type] { [ArrayLiteralElement.self] }
}

extension Dictionary: ValueContainer {
  fileprivate static var contents: [Any.Type] { [Key.self, Value.self] }
}
