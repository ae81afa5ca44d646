// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

/// Rows that are compared as soon as their views are made, because bytes say all about them.
@MainActor
@Suite struct ForEachUpdatingTests {
  private final class Token {
    // Unsafe: views are made and let go on the main actor.
    nonisolated(unsafe) static var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }

  private struct Row: View {
    let index: Int
    let value: Int
    let token: Token
    var body: some View { Text("\(index): \(value)") }
  }

  private struct Rows: View {
    let count: Int
    /// Which rows show the tick.
    let changing: Set<Int>
    let tokens: [Token]
    @State private var tick = 0

    var body: some View {
      Button("tick") { tick += 1 }
      // The closure captures something, so that every row is made again.
      ForEach(0..<count, id: \.self) {
        Row(index: $0, value: changing.contains($0) ? tick : -1, token: tokens[$0])
      }
    }
  }

  @Test(
    "I-40: each row is compared once, and those run whose values differ",
    arguments: [[0], [4], [9], [0, 5, 9], Array(0..<10)])
  func differing(_ changing: [Int]) throws {
    let host = ViewHost {
      Rows(count: 10, changing: Set(changing), tokens: (0..<10).map { _ in Token() })
    }
    for tick in 1...3 {
      let report = try host.tapAndRender("tick")
      #expect(report.bodyEvaluations["Row"] == changing.count)
      #expect(report.viewComparisons == 10)
      #expect(report.viewsSkippedEqual == 10 - changing.count)
      #expect(host.texts == ["tick"] + (0..<10).map { "\($0): \(changing.contains($0) ? tick : -1)" })
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }

  @Test("Views that are made only to be compared let go of what they hold")
  func lifetimes() throws {
    do {
      let host = ViewHost { Rows(count: 40, changing: [7, 30], tokens: (0..<40).map { _ in Token() }) }
      for _ in 0..<5 { try host.tapAndRender("tick") }
      #expect(Token.count == 40)
      host.unmount()
    }
    #expect(Token.count == 0)
  }

  @Test("I-9: a row that is added to equal ones appears, and one at the end leaves")
  func lengths() throws {
    struct Screen: View {
      @State private var count = 3
      @State private var title = 0
      var body: some View {
        Button("more") { count += 1 }
        Button("fewer") { count -= 1 }
        ForEach(0..<count, id: \.self) { Text("\($0) \(title)") }
      }
    }
    let host = ViewHost { Screen() }
    for (button, count) in [("more", 4), ("more", 5), ("fewer", 4), ("fewer", 3), ("more", 4)] {
      try host.tapAndRender(button)
      #expect(host.texts == ["more", "fewer"] + (0..<count).map { "\($0) 0" })
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }
}
