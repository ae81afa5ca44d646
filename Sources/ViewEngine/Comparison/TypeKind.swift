// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// What sort of type a metatype stands for, read from the first word of the runtime's metadata.
///
/// Source: the Swift ABI document "TypeMetadata", section "Common Metadata Layout".
enum TypeKind {
  case structure
  case enumeration
  case optional
  case tuple
  case function
  case existential
  case fixedArray
  case metatype
  case reference
  case other

  init(_ type: Any.Type) {
    // An `Any.Type` is the address of metadata that begin with the kind; `MetadataCheck` tries types that are known.
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303, 0x307: self = .existential
    case 0x304, 0x306: self = .metatype
    case 0x308: self = .fixedArray
    case 0, 0x203, 0x800...: self = .reference
    default: self = .other
    }
  }

  /// What a function of a type returns.
  ///
  /// Source: the Swift ABI document "TypeMetadata", section on function metadata: the kind, the flags, then the result type.
  static func result(ofFunction type: Any.Type) -> Any.Type {
    unsafeBitCast(unsafeBitCast(type, to: UnsafePointer<UInt>.self)[2], to: Any.Type.self)
  }
}

/// How the values of an existential type are stored.
///
/// Source: the Swift ABI documents "TypeLayout" and "TypeMetadata", sections on existential containers and metadata.
enum ExistentialStorage {
  /// A buffer, the type of the value and the conformances: it begins with the layout of `Any`.
  case opaque
  /// A reference, then the conformances.
  case reference
  /// One pointer to a box of the runtime's own, in which the type and the conformance are: `any Error`.
  case errorBox
  /// A metatype, then the conformances.
  case metatype
  /// A representation that this engine does not know how to open.
  case unknown

  /// - Parameter type: An existential type.
  init(_ type: Any.Type) {
    // The address of the metadata, as above. Behind the kind stand flags or, for protocols with constraints, the
    // address of a shape that begins with its flags.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if metadata.load(as: UInt.self) == 0x307 {
      let shape = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      self = Self.ofShape(shape.load(as: UInt32.self))
    } else {
      self = Self.ofProtocols(metadata.load(fromByteOffset: 8, as: UInt32.self))
    }
  }

  private static func ofProtocols(_ flags: UInt32) -> ExistentialStorage {
    // The top bit says "any type may conform". A class bound decides, also where the one protocol is `Error`.
    if flags & 0x8000_0000 == 0 { return .reference }
    // Six bits name a protocol with a storage of its own; there is one, `Error`.
    switch flags >> 24 & 0x3F {
    case 0: return .opaque
    case 1: return .errorBox
    default: return .unknown
    }
  }

  private static func ofShape(_ flags: UInt32) -> ExistentialStorage {
    switch flags & 0xFF {
    case 0: .opaque
    case 1: .reference
    case 2: .metatype
    default: .unknown
    }
  }
}

/// A field of a structure or an object, or an element of a tuple.
struct StoredField {
  let offset: Int
  let type: Any.Type
  /// Whether the field's memory is that of its type: a weak or unowned reference is stored in another way.
  let isStrong: Bool
  /// Whether it may change once its owner is made.
  let isVariable: Bool

  /// The fields of a type in order, or nil where the runtime does not know them all.
  static func all(of type: Any.Type) -> [StoredField]? {
    var fields: [StoredField] = []
    return visit(type) { fields.append($1) } ? fields : nil
  }

  /// - Returns: Whether the runtime knows them all.
  fileprivate static func visit(_ type: Any.Type, _ take: (UnsafePointer<CChar>, StoredField) -> Void) -> Bool
  {
    var index = 0
    // The one option says that the type is a class.
    let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
    return _forEachField(of: type, options: options) { name, offset, fieldType, _ in
      var description = FieldDescription()
      _ = describeField(of: type, at: index, into: &description)
      description.freeName?(description.name)
      take(
        name,
        StoredField(
          offset: offset, type: fieldType, isStrong: description.isStrong, isVariable: description.isVariable)
      )
      index += 1
      return true
    }
  }
}

/// A field of a type and its name.
struct NamedField {
  /// The name of the storage: that of a property wrapper begins with an underscore.
  let storageName: String
  let field: StoredField

  /// The name as the source spells it.
  var name: String { Self.name(ofStorage: storageName) }

  static func name(ofStorage name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// The fields of a type in order; none where the runtime does not know them all.
  static func all(of type: Any.Type) -> [NamedField] {
    let (fields, isComplete) = visited(type)
    return isComplete ? fields : []
  }

  /// The fields that the runtime knows. Those of a class begin with its superclass's; their offsets count from the
  /// object's beginning.
  static func known(of type: Any.Type) -> [NamedField] { visited(type).fields }

  private static func visited(_ type: Any.Type) -> (fields: [NamedField], isComplete: Bool) {
    var fields: [NamedField] = []
    let isComplete = StoredField.visit(type) {
      fields.append(NamedField(storageName: String(cString: $0), field: $1))
    }
    return (fields, isComplete)
  }
}

/// What the runtime's reflection says of a field besides its type and offset.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// The function under the standard library's `_forEachField`, which does not pass on how a field is stored.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func describeField(
  of type: Any.Type, at index: Int, into description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

/// The size and shape of a type that is known only at run time.
struct TypeShape {
  let size: Int
  let stride: Int
  let isPlainData: Bool

  init(_ type: Any.Type) {
    func open<T>(_: T.Type) -> TypeShape {
      TypeShape(size: MemoryLayout<T>.size, stride: MemoryLayout<T>.stride, isPlainData: _isPOD(T.self))
    }
    self = _openExistential(type, do: open)
  }

  private init(size: Int, stride: Int, isPlainData: Bool) {
    self.size = size
    self.stride = stride
    self.isPlainData = isPlainData
  }
}
