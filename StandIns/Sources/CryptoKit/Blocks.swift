// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What digests are made of: data as words of 32 bits, sixteen at a time, and words as bytes.
enum Blocks {
  /// The data with their length behind them.
  static func words(of data: some DataProtocol, isBigEndian: Bool) -> [[UInt32]] {
    var bytes = [UInt8](data)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    let order = isBigEndian ? Array((0..<8).reversed()) : Array(0..<8)
    bytes += order.map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    let words = stride(from: 0, to: bytes.count, by: 4).map { start in
      let word = bytes[start..<(start + 4)]
      return (isBigEndian ? Array(word) : word.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return stride(from: 0, to: words.count, by: 16).map { Array(words[$0..<($0 + 16)]) }
  }

  static func bytes(of words: [UInt32], isBigEndian: Bool) -> [UInt8] {
    words.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * (isBigEndian ? 3 - $0 : $0))) }
    }
  }
}
