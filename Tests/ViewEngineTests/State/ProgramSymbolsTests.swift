// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ViewEngine

/// Key paths of observed properties print the address of a function, which may have no name of its own.
@MainActor @Suite struct ProgramSymbolsTests {
  #if arch(x86_64)
    typealias Instructions = [UInt8]
    nonisolated static let leading: [(code: Instructions, distance: Int?)] = [
      ([0xe9, 0x10, 0, 0, 0], 0x15),
      ([0xe9, 0xf0, 0xff, 0xff, 0xff], -0x0b),
      ([0x55, 0x48, 0x89, 0xe5, 0x5d, 0xe9, 0x10, 0, 0, 0], 0x1a),
      ([0x55, 0x48, 0x89, 0xe5, 0xe8, 0x10, 0, 0, 0, 0x5d, 0xc3], 0x19),
      // Something follows the call, or precedes it.
      ([0x55, 0x48, 0x89, 0xe5, 0xe8, 0x10, 0, 0, 0, 0x48, 0x89], nil),
      ([0x55, 0x48, 0x89, 0xe5, 0x90, 0xe8, 0x10, 0, 0, 0, 0x5d, 0xc3], nil),
      ([0x31, 0xc0, 0xc3], nil),
    ]
  #elseif arch(arm64)
    typealias Instructions = [UInt32]
    nonisolated static let leading: [(code: Instructions, distance: Int?)] = [
      ([0x1400_0004], 0x10),
      ([0x17ff_fffc], -0x10),
      ([0xa9bf_7bfd, 0x9100_03fd, 0xa8c1_7bfd, 0x1400_0004], 0x1c),
      ([0xa9bf_7bfd, 0x9100_03fd, 0x9400_0004, 0xa8c1_7bfd, 0xd65f_03c0], 0x18),
      // Something follows the call.
      ([0xa9bf_7bfd, 0x9100_03fd, 0x9400_0004, 0xaa00_03e1, 0xa8c1_7bfd, 0xd65f_03c0], nil),
      ([0x5280_0000, 0xd65f_03c0], nil),
    ]
  #endif

  #if arch(x86_64) || arch(arm64)
    @Test("A function that only jumps or calls has the name of the one that it leads to", arguments: leading)
    func target(of code: Instructions, distance: Int?) {
      // Enough behind it to be looked at.
      let code = code + Instructions(repeating: 0, count: 16)
      code.withUnsafeBytes { bytes in
        let start = UInt(bitPattern: bytes.baseAddress)
        #expect(ProgramSymbols.target(at: start) == distance.map { start &+ UInt(bitPattern: $0) })
      }
    }
  #endif
}
