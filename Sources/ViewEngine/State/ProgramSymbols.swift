// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The program's own functions by their addresses, read from the program's file at the first use.
///
/// The dynamic linker knows only the symbols that a program exports; the getters of key paths are not among them.
///
/// - Source: "Executable and Linking Format", version 1.2, and its 64-bit extension: header, section headers and
///   symbol table; proc(5): `/proc/self/maps`.
@MainActor
final class ProgramSymbols {
  static let shared = ProgramSymbols(path: "/proc/self/exe")

  private let bytes: Data
  /// Where the symbols and their names lie in the file; empty without a symbol table.
  private var symbols = 0..<0
  private var names = 0
  /// Whether the program is loaded anywhere, so that symbols count from there.
  private var isRelocated = false

  private static let header = (type: 16, sections: 40, sectionCount: 60)
  private static let section = (length: 64, type: 4, offset: 24, size: 32, link: 40)
  private static let symbol = (length: 24, value: 8, size: 16)
  private static let symbolTable: UInt32 = 2
  private static let sharedObject: UInt16 = 3

  init(path: String) {
    bytes = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)) ?? Data()
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2]) else { return }
    isRelocated = read(UInt16.self, Self.header.type) == Self.sharedObject
    let sections = Int(read(UInt64.self, Self.header.sections))
    for index in 0..<Int(read(UInt16.self, Self.header.sectionCount)) {
      let section = sections + index * Self.section.length
      guard read(UInt32.self, section + Self.section.type) == Self.symbolTable else { continue }
      let offset = Int(read(UInt64.self, section + Self.section.offset))
      symbols = offset..<offset + Int(read(UInt64.self, section + Self.section.size))
      let linked = sections + Int(read(UInt32.self, section + Self.section.link)) * Self.section.length
      names = Int(read(UInt64.self, linked + Self.section.offset))
    }
  }

  /// The demangled name of the function at an address of this process; `nil` for one of a library, or a program
  /// without symbols.
  ///
  /// A function without a name may only lead to another one: an optimized one jumps there, one that is not optimized
  /// calls it. Then the name is that of the target.
  func name(at address: UInt) -> String? {
    guard let base = base(of: address) else { return nil }
    return symbol(at: address, base) ?? Self.target(at: address).flatMap { symbol(at: $0, base) }
  }

  private func symbol(at address: UInt, _ base: UInt) -> String? {
    let wanted = UInt64(isRelocated ? address - base : address)
    for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.symbol.length) {
      let start = read(UInt64.self, symbol + Self.symbol.value)
      guard start <= wanted, wanted < start + max(1, read(UInt64.self, symbol + Self.symbol.size)), start > 0
      else { continue }
      let name = bytes[(names + Int(read(UInt32.self, symbol)))...].prefix { $0 != 0 }
      if let demangled = Self.demangled(String(decoding: name, as: UTF8.self)) { return demangled }
    }
    return nil
  }

  private func read<Integer: FixedWidthInteger>(_ type: Integer.Type, _ offset: Int) -> Integer {
    guard offset >= 0, offset + MemoryLayout<Integer>.size <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes { Integer(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
  }

  /// Where the program was loaded, if an address is in it.
  private func base(of address: UInt) -> UInt? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let ranges = maps.split(separator: "\n").filter { $0.hasSuffix(program) }.compactMap { line in
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      return ends.count == 2 ? ends[0]..<ends[1] : nil
    }
    return ranges.contains { $0.contains(address) } ? ranges.map(\.lowerBound).min() : nil
  }

  /// The function that one leads to which does nothing else: it jumps, at once or after it has set up a frame and taken
  /// it down, or sets up a frame and calls; `nil` for any other function.
  ///
  /// - Source: Intel 64 Software Developer's Manual, volume 2, `JMP rel32`, `CALL rel32`; Arm Architecture Reference
  ///   Manual for A-profile, C6.2, `B`, `BL`.
  static func target(at address: UInt) -> UInt? {
    guard let code = UnsafeRawPointer(bitPattern: address) else { return nil }
    #if arch(x86_64)
      func has(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes.indices.allSatisfy { code.load(fromByteOffset: offset + $0, as: UInt8.self) == bytes[$0] }
      }
      func destination(at offset: Int) -> UInt {
        let distance = code.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self)
        return address &+ UInt(offset + 5) &+ UInt(bitPattern: Int(distance))
      }
      let settingUp: [UInt8] = [0x55, 0x48, 0x89, 0xe5]
      let takingDown: UInt8 = 0x5d
      let jump: UInt8 = 0xe9
      let call: UInt8 = 0xe8
      let back: UInt8 = 0xc3
      if has([jump], at: 0) { return destination(at: 0) }
      if has(settingUp + [takingDown, jump], at: 0) { return destination(at: 5) }
      return has(settingUp + [call], at: 0) && has([takingDown, back], at: 9) ? destination(at: 4) : nil
    #elseif arch(arm64)
      // Storing, setting and loading the frame's registers are three instructions.
      let back: UInt32 = 0xd65f_03c0
      for offset in stride(from: 0, through: 12, by: 4) {
        let word = code.load(fromByteOffset: offset, as: UInt32.self)
        let isJump = word >> 26 == 0b000101
        let isCall = word >> 26 == 0b100101 && code.load(fromByteOffset: offset + 8, as: UInt32.self) == back
        guard isJump || isCall else { continue }
        let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
        return address &+ UInt(offset) &+ UInt(bitPattern: distance)
      }
      return nil
    #else
      return nil
    #endif
  }

  private static func demangled(_ name: String) -> String? {
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A function of the runtime; it has no public name.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
