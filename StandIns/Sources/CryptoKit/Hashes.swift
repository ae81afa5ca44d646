// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

/// The digest of some data.
public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible where Element == UInt8 {}

public struct SHA256Digest: Digest {
  private let bytes: [UInt8]
  fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// - Source: FIPS 180-4.
public struct SHA256: Sendable {
  private var data = Data()

  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { self.data.append(contentsOf: data) }
  public func finalize() -> SHA256Digest { Self.hash(data: data) }

  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
    var state = roots(of: firstPrimes.prefix(8), power: 0.5)
    let constants = roots(of: firstPrimes[...], power: 1.0 / 3)
    for block in Blocks.words(of: data, isBigEndian: true) { mix(block, constants, &state) }
    return SHA256Digest(bytes: Blocks.bytes(of: state, isBigEndian: true))
  }

  private static let firstPrimes: [Int] = {
    var primes: [Int] = []
    var number = 2
    while primes.count < 64 {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes
  }()

  /// The first 32 bits behind the point of roots of primes.
  private static func roots(of primes: ArraySlice<Int>, power: Double) -> [UInt32] {
    primes.map { prime in
      let root = pow(Double(prime), power)
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }

  private static func mix(_ block: [UInt32], _ constants: [UInt32], _ state: inout [UInt32]) {
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    var words = block
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let first = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let one = s[7] &+ first &+ choice &+ constants[index] &+ words[index]
      let second = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [one &+ second &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
}
