// SPDX-License-Identifier: Apache-2.0

/// Numbers that may be used again.
///
/// Usually it is the last one that came free. Where many came free since, the lowest come first: what is made together
/// then lies together in memory, however often a long list was emptied and filled.
struct FreeNumbers {
  /// Fewer lie in the processor's caches wherever they are.
  private static let fewest = 1_024

  private var numbers: [Int32] = []
  /// How many of the last ones were added since the others were sorted.
  private var unsorted = 0

  var count: Int { numbers.count }

  mutating func add(_ number: Int32) {
    numbers.append(number)
    unsorted += 1
  }

  mutating func take() -> Int32? {
    if unsorted > Self.fewest { sort() }
    if unsorted > 0 { unsorted -= 1 }
    return numbers.popLast()
  }

  /// Sorts the numbers if half of them are new, so that each is sorted a few times at most.
  @inline(never)
  private mutating func sort() {
    if 2 * unsorted < numbers.count { return }
    numbers.sort(by: >)
    unsorted = 0
  }
}
