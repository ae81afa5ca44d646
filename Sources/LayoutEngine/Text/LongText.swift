// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How far the last long text was looked at, in steps. A text that begins with the same letters, as while somebody writes or
/// an answer streams in, is looked at from where it differs.
struct LongText {
  private struct Step {
    /// The first byte of a word.
    var offset: Int
    /// The lines of what stands before it.
    var lines: PlainLines
  }

  /// The number of bytes from which on a text is long.
  private static let leastLength = 1_024
  /// The number of bytes from one step to the next, at least.
  private static let stride = 512

  private var string = ""
  /// Up to here the text is known to be ASCII without newlines.
  private var letterEnd = 0
  private var steps: ContiguousArray<Step> = []

  /// What ``GridTextMeasuring`` measures; nil for texts that are short, have several runs, or letters beyond ASCII.
  @inline(__always)
  mutating func measure(_ text: borrowing TextContent, width: CGFloat?) -> TextMetrics? {
    Self.isLong(text) && text.rest.isEmpty ? measureLong(text, width: width) : nil
  }

  @inline(__always)
  static func isLong(_ text: borrowing TextContent) -> Bool { text.first.string.utf8.count >= leastLength }

  @inline(never)
  private mutating func measureLong(_ text: borrowing TextContent, width: CGFloat?) -> TextMetrics? {
    goOn(with: text.first.string)
    let letters = PlainLetters(string, from: letterEnd)
    if let letters { letterEnd = letters.count }
    return GridTextMeasuring.plainMetrics(text, width, letters, lines(text, width))
  }

  /// Forgets what lies behind the beginning that both texts have.
  private mutating func goOn(with new: String) {
    let common = Self.commonLength(string, new)
    while let last = steps.last, last.offset > common { steps.removeLast() }
    letterEnd = min(letterEnd, common)
    string = new
  }

  private mutating func lines(_ text: borrowing TextContent, _ width: CGFloat?) -> PlainLines? {
    guard var lines = PlainLines(fontSize: text.first.fontSize, width: width, lineLimit: text.lineLimit)
    else {
      return nil
    }
    var start = 0
    if let last = steps.last, last.lines.hasLimits(of: lines) {
      (start, lines) = (last.offset, last.lines)
    } else {
      steps.removeAll(keepingCapacity: true)
    }
    var next = start + Self.stride
    let isPlain = string.utf8.withContiguousStorageIfAvailable { bytes in
      lines.add(bytes, from: start) { offset, lines in
        if offset < next { return }
        steps.append(Step(offset: offset, lines: lines))
        next = offset + Self.stride
      }
    }
    return isPlain == true ? lines : nil
  }

  /// How many bytes are the same in both, from the beginning.
  private static func commonLength(_ first: String, _ second: String) -> Int {
    first.utf8.withContiguousStorageIfAvailable { first in
      second.utf8.withContiguousStorageIfAvailable { second in commonLength(first, second) } ?? 0
    } ?? 0
  }

  private static func commonLength(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>)
    -> Int
  {
    let most = min(first.count, second.count)
    guard let start = first.baseAddress, let other = second.baseAddress else { return 0 }
    if start == other { return most }
    var length = 0
    while length + 256 <= most, memcmp(start + length, other + length, 256) == 0 { length += 256 }
    while length < most, first[length] == second[length] { length += 1 }
    return length
  }
}
