// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A copy of a program without its table of sections, for valgrind.
///
/// Valgrind reads debugging information before it runs anything and gives up on versions newer than itself. The
/// loader and the Swift runtime work from segments, so a program without a section table runs the same code; and
/// callgrind, which has no symbols to look up, writes its dumps faster.
nonisolated enum BareExecutable {
  /// Writes the copy.
  ///
  /// - Throws: `CheckFailure` when the program is no 64-bit ELF file; the file system's error otherwise.
  static func write(_ program: String, to path: String) throws {
    var image = try Data(contentsOf: URL(fileURLWithPath: program))
    try removeSections(&image)
    try image.write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  /// Clears the fields of the header that lead to the sections.
  ///
  /// - Source: System V ABI, "ELF-64 Object File Format", file header: `e_shoff` at 40, `e_shnum` at 60,
  ///   `e_shstrndx` at 62.
  static func removeSections(_ image: inout Data) throws {
    let magic: [UInt8] = [0x7f, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2]
    guard image.count >= 64, image.prefix(5).elementsEqual(magic) else {
      throw CheckFailure("instructions: the program is no 64-bit ELF file")
    }
    for offset in Array(40..<48) + Array(60..<64) { image[image.startIndex + offset] = 0 }
  }
}
