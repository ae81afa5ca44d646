// SPDX-License-Identifier: Apache-2.0

/// The one value that a closure has captured, as far as the runtime's metadata say it.
///
/// Source: the Swift ABI document "TypeMetadata", and the compiler's `Metadata.h` and `Records.h`: the metadata of a box of
/// captures are its kind, the offset of the first of them and the address of their description, which is three counts
/// and a relative address for the name of each type.
struct CapturedValue {
  let type: Any.Type
  let address: UnsafeRawPointer

  /// - Parameter closure: Where a function is stored.
  /// - Returns: nil if the closure has captured nothing, more than one value, or one whose type needs more to be known.
  init?(ofClosureAt closure: UnsafeRawPointer) {
    guard let box = closure.load(fromByteOffset: 8, as: UnsafeRawPointer?.self) else { return nil }
    let metadata = box.load(as: UnsafeRawPointer.self)
    let boxOfCaptures: UInt = 0x400
    guard metadata.load(as: UInt.self) == boxOfCaptures,
      let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    let counts = (0..<3).map { description.load(fromByteOffset: 4 * $0, as: UInt32.self) }
    guard counts == [1, 0, 0] else { return nil }
    let record = description + 12
    let name = record + Int(record.load(as: Int32.self))
    guard
      let type = _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self), UInt(Self.length(ofName: name)), genericContext: nil,
        genericArguments: nil)
    else { return nil }
    self.type = type
    address = box + Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
  }

  /// The length of a mangled name, in which an address may follow a byte that says so.
  private static func length(ofName name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 0x01...0x17: length += 1 + MemoryLayout<UInt32>.size
      case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
  }
}
