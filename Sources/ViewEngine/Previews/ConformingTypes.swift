// SPDX-License-Identifier: Apache-2.0

/// The types of a program that conform to a protocol, found in the records that the runtime itself looks casts up in.
///
/// Works without flags and for every kind of linking, because these records must be in any binary. Layout: the
/// Swift ABI, "ProtocolConformanceDescriptor" and "Symbolic references" (docs/ABI in the compiler's repository).
@_spi(LastingData)
public enum ConformingTypes {
  /// Types that are not generic and conform to a protocol of a module with one of the names.
  public static func named(_ names: Set<String>, in module: String) -> [Any.Type] {
    var search = Search(names: names, module: module)
    #if os(Linux)
      withUnsafeMutablePointer(to: &search) { search in
        enumerateMetadataSections(
          { sections, context in
            guard let sections, let context else { return true }
            context.assumingMemoryBound(to: Search.self).pointee.look(in: sections)
            return true
          }, UnsafeMutableRawPointer(search))
      }
    #endif
    return search.found
  }

  private struct Search {
    let names: Set<String>
    let module: String
    var found: [Any.Type] = []

    mutating func look(in sections: UnsafeRawPointer) {
      // Four words, then pairs of start and length: protocols, conformances, and more.
      let words = sections.assumingMemoryBound(to: UInt.self)
      guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return }
      for offset in stride(from: 0, to: Int(words[7]), by: 4) { look(at: target(of: start + offset)) }
    }

    private mutating func look(at conformance: UnsafeRawPointer) {
      guard let proto = indirectableTarget(of: conformance), names.contains(name(of: proto)),
        let module = indirectableTarget(of: proto + 4), name(of: module) == self.module,
        let type = type(of: conformance)
      else { return }
      found.append(type)
    }

    /// What a relative reference points to.
    private func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer {
      reference + Int(reference.loadUnaligned(as: Int32.self))
    }

    /// What a relative reference points to that may lead through a word of another image: its lowest bit says so.
    private func indirectableTarget(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(reference.loadUnaligned(as: Int32.self))
      if distance == 0 { return nil }
      let target = reference + (distance & ~1)
      return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// The name of a module, type or protocol.
    private func name(of descriptor: UnsafeRawPointer) -> String {
      String(cString: target(of: descriptor + 8).assumingMemoryBound(to: CChar.self))
    }

    /// The type of a conformance; nil for a generic type or one that is known by name only.
    private func type(of conformance: UnsafeRawPointer) -> Any.Type? {
      let flags = (conformance + 12).loadUnaligned(as: UInt32.self)
      let kind = flags >> 3 & 7
      var descriptor = target(of: conformance + 4)
      if kind == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
      let isGeneric = kind <= 1 && descriptor.load(as: UInt32.self) & 0x80 != 0
      guard kind <= 1, !isGeneric else { return nil }
      // A mangled name of one symbolic reference, which leads to the descriptor through the word behind it.
      return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { name in
        name.storeBytes(of: 2, toByteOffset: 3, as: UInt8.self)
        name.storeBytes(of: 4, toByteOffset: 4, as: Int32.self)
        name.storeBytes(of: descriptor, toByteOffset: 8, as: UnsafeRawPointer.self)
        let start = name.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
        return _getTypeByMangledNameInContext(start + 3, 5, genericContext: nil, genericArguments: nil)
      }
    }
  }
}

#if os(Linux)
  /// The runtime's function that visits the sections of every image that is loaded.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)
#endif
