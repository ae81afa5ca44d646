// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// What a `List` makes of its rows before they are seen. Recorded: fatbobman.com, babbage/List-Reload.
@MainActor
@Suite struct RowPreparationTests {
  private let size = CGSize(width: 200, height: 100)

  @Test("R-65: the views of all rows with an id of their own are made, and those that are seen have bodies")
  func rowsWithIDs() throws {
    let made = Counter()
    let host = ViewHost(size: size) {
      List { ForEach(0..<500) { MadeRow(number: $0, made: made).id($0) } }
    }
    #expect(made.count == 500)
    #expect(host.texts == ["row 0", "row 1", "row 2"])
    try host.staticTexts[0].drag(by: CGSize(width: 0, height: -88))
    try host.render()
    #expect(host.texts.suffix(2) == ["row 3", "row 4"])
    // What was made is shown; nothing is made a second time.
    #expect(made.count == 500)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("R-65: the id counts through modifiers and groups, and nowhere else", arguments: [true, false])
  func whereIDsAreLookedFor(isList: Bool) {
    let made = Counter()
    let host = ViewHost(size: size) {
      if isList {
        List { ForEach(0..<50) { row in Group { MadeRow(number: row, made: made).id(row).padding(1) } } }
      } else {
        ScrollView { LazyVStack { ForEach(0..<50) { MadeRow(number: $0, made: made).id($0) } } }
      }
    }
    #expect(host.texts.first == "row 0")
    #expect((made.count == 50) == isList)
  }

  @Test("R-66: rows whose bodies are erased all run them; only those that are seen are drawn and appear")
  func erasedRows() throws {
    let log = EventLog()
    let host = ViewHost(size: size) { List { ForEach(0..<100) { ErasedRow(number: $0, log: log) } } }
    #expect(host.bodyEvaluations["ErasedRow"] == 100)
    #expect(host.texts == ["row 0", "row 1", "row 2"])
    #expect(log.take().sorted() == ["row 0", "row 1", "row 2"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.staticTexts[0].drag(by: CGSize(width: 0, height: -88))
    let report = try host.render()
    #expect(report.bodyEvaluations.total == 0)
    #expect(host.texts.suffix(2) == ["row 3", "row 4"])
    #expect(log.take().sorted() == ["row 3", "row 4"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("R-66: erased rows come, go, move and keep their state before anybody has seen them")
  func erasedRowsChange() throws {
    struct Screen: View {
      @State private var numbers = Array(0..<20)
      var body: some View {
        Button("reverse") { numbers.reverse() }
        Button("insert") { numbers.insert(99, at: 10) }
        Button("drop") { numbers.removeLast(5) }
        List(numbers, id: \.self) { AnyView(CountingRow(number: $0)) }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Screen() }
    #expect(host.bodyEvaluations["CountingRow"] == 20)
    try host.tapAndRender("0: 0")
    for title in ["insert", "drop", "reverse"] {
      try host.tapAndRender(title)
      #expect(host.displayList == host.recomputedDisplayList())
    }
    #expect(host.bodyEvaluations["CountingRow"] == 22)
    try host.tapAndRender("reverse")
    #expect(host.texts.contains("0: 1"))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("R-66: a row that is compared by its own `==` counts as one view, whatever its body makes")
  func equatableRows() {
    let host = ViewHost(size: size) {
      List { ForEach(0..<100) { EqualRow(number: $0).equatable() } }
    }
    #expect(host.bodyEvaluations["EqualRow"] == 3)
  }
}

@MainActor private final class Counter {
  var count = 0
}

private struct MadeRow: View {
  let number: Int

  init(number: Int, made: Counter) {
    self.number = number
    made.count += 1
  }

  var body: some View { Text("row \(number)") }
}

private struct ErasedRow: View {
  let number: Int
  let log: EventLog

  var body: AnyView {
    AnyView(Text("row \(number)").onAppear { log.add("row \(number)") })
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var count = 0

  var body: some View { Button("\(number): \(count)") { count += 1 } }
}

private struct EqualRow: View, @MainActor Equatable {
  let number: Int

  static func == (a: EqualRow, b: EqualRow) -> Bool { a.number == b.number }

  var body: AnyView { AnyView(Text("row \(number)")) }
}
