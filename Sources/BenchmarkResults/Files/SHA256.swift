// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The checksum of a file, as `sha256sum` prints it.
///
/// - Source: FIPS 180-4, "Secure Hash Standard", section 6.2.
enum SHA256 {
  private static let primes: [UInt32] = (2...311).filter { number in
    (2..<number).allSatisfy { number % $0 != 0 }
  }

  /// The first 32 bits behind the point of the square roots of the first 8 primes.
  private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  /// The same of the cube roots of the first 64.
  private static let constants = primes.map { fraction(cbrt(Double($0))) }

  /// The checksum in hexadecimal digits.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    var state = start
    var words = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64 * 64
    var tail = Array(bytes[whole...]) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(shift)))
    }
    constants.withUnsafeBufferPointer { constants in
      bytes.withUnsafeBufferPointer { digest($0, whole, constants, &words, &state) }
      tail.withUnsafeBufferPointer { digest($0, $0.count, constants, &words, &state) }
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
    .joined()
  }

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt64(root * 4_294_967_296))
  }

  private static func digest(
    _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int, _ constants: UnsafeBufferPointer<UInt32>,
    _ words: inout [UInt32], _ state: inout [UInt32]
  ) {
    words.withUnsafeMutableBufferPointer { words in
      state.withUnsafeMutableBufferPointer { state in
        for block in stride(from: 0, to: count, by: 64) { add(bytes, at: block, constants, words, state) }
      }
    }
  }

  private static func add(
    _ bytes: UnsafeBufferPointer<UInt8>, at block: Int, _ constants: UnsafeBufferPointer<UInt32>,
    _ words: UnsafeMutableBufferPointer<UInt32>, _ state: UnsafeMutableBufferPointer<UInt32>
  ) {
    func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    for index in 0..<16 {
      let place = block + 4 * index
      words[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
        | UInt32(bytes[place + 3])
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let turned = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ turned &+ choice &+ constants[index] &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
  }
}
