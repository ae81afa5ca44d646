// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

/// Bodies and closures of rows that are kept while frames are rendered, and called again.
@MainActor
@Suite struct BodyReplayTests {
  /// What client code said, in order.
  private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }

    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      let _ = log.add("count \(count), \(direction == .leftToRight)")
      Button("add") { count += 1 }
      Child(log: log, number: $count)
    }
  }

  private struct Child: View {
    let log: Log
    @Binding var number: Int

    var body: some View {
      let _ = log.add("child \(number)")
      Text("\(number)").modifier(Framed(log: log, number: number))
    }
  }

  private struct Framed: ViewModifier {
    let log: Log
    let number: Int

    func body(content: Content) -> some View {
      let _ = log.add("modifier \(number)")
      content.padding(CGFloat(number))
    }
  }

  @Test("I-21: each body reads the states that it read in its frame, not those of today")
  func states() async throws {
    let log = Log()
    let host = ViewHost { Counter(log: log) }
    _ = log.taken()
    host.resetTotalReport()
    let replay = try await host.replay {
      try host.tapAndRender("add")
      try host.tapAndRender("add")
    }
    let lines = log.taken()
    #expect(
      lines == [
        "count 1, true", "child 1", "modifier 1", "count 2, true", "child 2", "modifier 2",
      ])
    #expect(replay.bodies == 6)
    #expect(host.totalReport.bodyEvaluations.total == 6)
    try host.tapAndRender("add")
    _ = log.taken()
    for _ in 0..<2 {
      replay.run()
      #expect(log.taken() == lines)
    }
  }

  @Test("Running kept bodies makes no dependency and changes nothing on screen")
  func nothingChanges() async throws {
    let log = Log()
    let host = ViewHost { Counter(log: log) }
    let replay = try await host.replay { try host.tapAndRender("add") }
    let shown = host.displayList
    replay.run()
    #expect(try host.render().frames == 0)
    #expect(host.displayList == shown)
    _ = log.taken()
    try host.tapAndRender("add")
    #expect(log.taken() == ["count 2, true", "child 2", "modifier 2"])
    #expect(replay.bodies == 3)
  }

  private struct Rows: View {
    let log: Log
    let isLazy: Bool
    @State private var count = 3

    var body: some View {
      Button("more") { count += 2 }
      if isLazy {
        ScrollView { LazyVStack { rows } }
      } else {
        VStack { rows }
      }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { row in
        let _ = log.add("row \(row)")
        Row(number: row, log: log) { count = row }
      }
    }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    let act: () -> Void

    var body: some View {
      let _ = log.add("body \(number)")
      Button("\(number)", action: act)
    }
  }

  @Test("Closures of rows are kept too, as many as are counted", arguments: [false, true])
  func rows(_ isLazy: Bool) async throws {
    let log = Log()
    let host = ViewHost { Rows(log: log, isLazy: isLazy) }
    _ = log.taken()
    host.resetTotalReport()
    let replay = try await host.replay { try host.tapAndRender("more") }
    let lines = log.taken()
    #expect(lines.count { $0.hasPrefix("row") } == 5)
    #expect(replay.rows == 5)
    #expect(host.totalReport.rowClosureEvaluations == 5)
    #expect(replay.bodies == 6)
    replay.run()
    #expect(log.taken().sorted() == lines.sorted())
  }

  @Test("A host that keeps nothing any more runs as before")
  func theEnd() async throws {
    let log = Log()
    let host = ViewHost { Rows(log: log, isLazy: false) }
    let replay = try await host.replay { try host.tapAndRender("more") }
    try host.tapAndRender("more")
    #expect(replay.rows == 5)
    #expect(!host.recordsCauses)
  }
}
