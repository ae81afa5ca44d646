// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MacroExpansion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The compiler's plug-in protocol: messages on standard input, answers on standard output, each JSON after its
// length in eight bytes, lowest first. It ends with the input.

/// Reads exactly so many bytes; nil at the end of the input.
private func readBytes(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let received = bytes.withUnsafeMutableBytes {
      read(STDIN_FILENO, $0.baseAddress! + filled, count - filled)
    }
    guard received > 0 else { return nil }
    filled += received
  }
  return bytes
}

private func writeBytes(_ bytes: [UInt8]) {
  var written = 0
  while written < bytes.count {
    let sent = bytes.withUnsafeBytes {
      write(STDOUT_FILENO, $0.baseAddress! + written, bytes.count - written)
    }
    guard sent > 0 else { exit(1) }
    written += sent
  }
}

while let header = readBytes(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let body = readBytes(length), let answer = MacroExpander.answer(to: Data(body)) else { exit(1) }
  writeBytes((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) } + answer)
}
