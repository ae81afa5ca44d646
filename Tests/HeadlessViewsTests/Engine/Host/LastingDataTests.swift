// SPDX-License-Identifier: Apache-2.0
@_spi(LastingData) import HeadlessViews
import Testing

@MainActor
struct LastingDataTests {
  private final class Counter: Sendable {
    // Unsafe: the main actor's alone.
    nonisolated(unsafe) var count = 0

    init() {
      LastingData.add(self) { counter in
        let count = counter.count
        return { counter.count = count }
      }
    }
  }

  @Test func whatIsKeptCanBePutBackAsOftenAsWanted() {
    let counter = Counter()
    counter.count = 3
    let putBack = LastingData.keep()
    for _ in 1...2 {
      counter.count += 1
      putBack()
      #expect(counter.count == 3)
    }
  }

  @Test func anOwnerThatIsGoneHasNothingToKeep() {
    weak var gone: Counter?
    do { gone = Counter() }
    #expect(gone == nil)
    LastingData.keep()()
  }
}
