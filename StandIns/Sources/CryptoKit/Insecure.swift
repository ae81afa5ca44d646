// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Digests that are kept for old formats and names of files.
public enum Insecure {
  public struct MD5Digest: Digest {
    fileprivate let bytes: [UInt8]
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
  }
  public struct SHA1Digest: Digest {
    fileprivate let bytes: [UInt8]
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "SHA1 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
  }

  /// - Source: RFC 1321.
  public struct MD5: Sendable {
    private var data = Data()
    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { self.data.append(contentsOf: data) }
    public func finalize() -> MD5Digest { Self.hash(data: data) }

    public static func hash<D: DataProtocol>(data: D) -> MD5Digest {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
      let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
      let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
      for words in Blocks.words(of: data, isBigEndian: false) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for step in 0..<64 {
          let (mixed, index) =
            switch step / 16 {
            case 0: (b & c | ~b & d, step)
            case 1: (d & b | ~d & c, (5 * step + 1) % 16)
            case 2: (b ^ c ^ d, (3 * step + 5) % 16)
            default: (c ^ (b | ~d), 7 * step % 16)
            }
          let sum = a &+ mixed &+ sines[step] &+ words[index]
          (a, d, c, b) = (d, c, b, b &+ turned(sum, turns[step / 16][step % 4]))
        }
        state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
      }
      return MD5Digest(bytes: Blocks.bytes(of: state, isBigEndian: false))
    }
  }

  /// - Source: FIPS 180-4.
  public struct SHA1: Sendable {
    private var data = Data()
    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { self.data.append(contentsOf: data) }
    public func finalize() -> SHA1Digest { Self.hash(data: data) }

    public static func hash<D: DataProtocol>(data: D) -> SHA1Digest {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for block in Blocks.words(of: data, isBigEndian: true) {
        var words = block
        for index in 16..<80 {
          words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for step in 0..<80 {
          let (mixed, constant): (UInt32, UInt32) =
            switch step / 20 {
            case 0: (b & c | ~b & d, 0x5A82_7999)
            case 1: (b ^ c ^ d, 0x6ED9_EBA1)
            case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
            default: (b ^ c ^ d, 0xCA62_C1D6)
            }
          let sum = turned(a, 5) &+ mixed &+ e &+ constant &+ words[step]
          (e, d, c, b, a) = (d, c, turned(b, 30), a, sum)
        }
        state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
      }
      return SHA1Digest(bytes: Blocks.bytes(of: state, isBigEndian: true))
    }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
