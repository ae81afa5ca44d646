// SPDX-License-Identifier: Apache-2.0
@_spi(LastingData) import HeadlessViews
import Testing

@MainActor
struct LastingDataTests {
  private final class Counter: Sendable {
    // Unsafe: the main actor's alone.
    nonisolated(unsafe) var count = 0

    init(in data: LastingData) { data.add(self, \.count) }
  }

  private let data = LastingData()

  @Test func whatIsKeptCanBePutBackAsOftenAsWanted() {
    let counter = Counter(in: data)
    counter.count = 3
    let putBack = data.keep()
    for _ in 1...2 {
      counter.count += 1
      putBack()
      #expect(counter.count == 3)
    }
  }

  @Test func anOwnerThatIsGoneHasNothingToKeep() {
    weak var gone: Counter?
    do {
      let counter = Counter(in: data)
      gone = counter
    }
    #expect(gone == nil)
    data.keep()()
  }

  @Test func whatComesAfterwardsBelongsToWhoMadeIt() {
    let putBack = data.keep()
    let counter = Counter(in: data)
    counter.count = 3
    putBack()
    data.keep()()
    #expect(counter.count == 3)
  }
}
