// SPDX-License-Identifier: Apache-2.0

/// Numbers that may be used again, the lowest first.
///
/// So what is made together lies together in memory, however often a long list was emptied and filled. There is a bit for
/// each number, and a bit for each word of those that has one: neither adding nor taking a number looks at the others.
struct FreeNumbers {
  private var words = WordColumn()
  /// Which words are not empty.
  private var filled = WordColumn()
  /// No word of `filled` before this one has a bit.
  private var first = 0
  private(set) var count = 0

  func deallocate() {
    words.deallocate()
    filled.deallocate()
  }

  /// Adds a number that is not among them.
  @inline(__always)
  mutating func add(_ number: Int32) {
    let word = Int(number) &>> 6
    if word >= words.count { makeRoom(for: word) }
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: number)
    let group = word &>> 6
    filled[group] |= 1 &<< UInt64(truncatingIfNeeded: word)
    first = min(first, group)
    count &+= 1
  }

  @inline(__always)
  mutating func take() -> Int32? {
    if count == 0 { return nil }
    count &-= 1
    while filled[first] == 0 { first &+= 1 }
    let word = first &<< 6 | filled[first].trailingZeroBitCount
    let bit = words[word].trailingZeroBitCount
    words[word] &= words[word] &- 1
    if words[word] == 0 { filled[first] &= filled[first] &- 1 }
    return Int32(truncatingIfNeeded: word &<< 6 | bit)
  }

  mutating func removeAll() {
    deallocate()
    self = FreeNumbers()
  }

  @inline(never)
  private mutating func makeRoom(for word: Int) {
    words.grow(to: max(word + 1, 2 * words.count))
    filled.grow(to: words.count / 64 + 1)
  }
}
