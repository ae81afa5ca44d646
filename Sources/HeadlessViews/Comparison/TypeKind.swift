// SPDX-License-Identifier: Apache-2.0

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
  case metatype
  case reference
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303: self = .existential
    case 0x304, 0x306: self = .metatype
    case 0, 0x203, 0x800...: self = .reference
    default: self = .other
    }
  }

  /// Whether an existential's values are stored as a bare reference instead of a buffer with its type.
  static func isClassBound(existential type: Any.Type) -> Bool {
    // The flags follow the kind; the top bit says "any type may conform".
    let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
    return flags & 0x8000_0000 == 0
  }
}

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
