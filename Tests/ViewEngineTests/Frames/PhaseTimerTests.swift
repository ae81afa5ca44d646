// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

/// A clock that counts its reads: each stretch between two of them is one tick long.
@MainActor struct PhaseTimerTests {
  private struct Row: View {
    let number: Int
    let count: Int
    var body: some View { Text("\(number): \(count)") }
  }

  private struct Rows: View {
    @State private var numbers = Array(0..<5)
    @State private var count = 0
    var body: some View {
      VStack {
        Button("count") { count += 1 }
        Button("reverse") { numbers.reverse() }
        Button("nothing") { numbers = numbers.map { $0 } }
        ForEach(numbers, id: \.self) { Row(number: $0, count: count) }
      }
    }
  }

  private struct RowsInReader: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("count") { count += 1 }
        GeometryReader { _ in Row(number: 0, count: count) }
      }
    }
  }

  private func shares(_ host: ViewHost, _ label: String) throws -> (PhaseTimer, reads: Int) {
    var ticks: UInt64 = 0
    let timer = PhaseTimer(now: {
      ticks += 1
      return ticks
    })
    host.phaseTimer = timer
    try host.buttons[label].tap()
    try host.render()
    host.phaseTimer = nil
    return (timer, Int(ticks))
  }

  @Test func everyStretchBelongsToOnePartAndHoldsOneRead() throws {
    let host = ViewHost { Rows() }
    for label in ["count", "reverse"] {
      let (timer, reads) = try shares(host, label)
      let all = FramePart.allCases.map { timer[$0] }
      #expect(all.allSatisfy { Int($0.nanoseconds) == $0.reads })
      // The frame's first read ends nothing.
      #expect(all.reduce(0) { $0 + $1.reads } == reads - 1)
    }
  }

  @Test func rowsAreComparedOneByOneAndMatchedTogether() throws {
    let host = ViewHost { Rows() }
    #expect(try shares(host, "count").0[.comparison].reads == 5)
    #expect(try shares(host, "count").0[.matching].reads == 1)
    // Those in place, then the others.
    #expect(try shares(host, "reverse").0[.matching].reads == 2)
  }

  /// A list of equal data and an equal closure is not looked at; a state written with an equal value runs nothing.
  @Test func whatDidNotChangeIsNotMatched() throws {
    #expect(try shares(ViewHost { Rows() }, "nothing").0[.matching].reads == 0)
  }

  /// What a reader's content makes is compared during the layout and must not be taken off the update.
  @Test func comparisonsInTheLayoutAreTakenFromTheLayout() throws {
    let host = ViewHost { RowsInReader() }
    var borders: [FrameBorder] = []
    let timer = PhaseTimer(now: { 1 }, note: { border, _ in borders.append(border) })
    host.phaseTimer = timer
    try host.tapAndRender("count")
    let names = borders.map { "\($0)" }
    let inside = try #require(names.firstIndex { $0.contains("beganInside") })
    #expect(names[..<inside].contains { $0.contains("update") })
    #expect(timer[.layout].reads == timer[.comparison].reads + 1)
    #expect(timer[.update].reads == 2)
  }

  @Test func lazyRowsAreMatched() throws {
    struct LazyRows: View {
      @State private var numbers = Array(0..<5)
      var body: some View {
        VStack {
          Button("reverse") { numbers.reverse() }
          ScrollView { LazyVStack { ForEach(numbers, id: \.self) { Text("\($0)") } } }
        }
      }
    }
    #expect(try shares(ViewHost { LazyRows() }, "reverse").0[.matching].reads == 1)
  }
}
