// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation
import TestSupport
import Testing

@MainActor
@Suite struct ForEachIdentityTests {
  private struct Row: View {
    let name: String
    let log: EventLog
    @State private var n = 0
    var body: some View {
      let _ = log.add("body \(name)")
      Button("\(name)\(n)") { n += 1 }
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
    }
  }

  private struct Screen: View {
    let log: EventLog
    let change: (inout [String]) -> Void
    @State private var rows = ["a", "b", "c"]
    var body: some View {
      ForEach(rows, id: \.self) { Row(name: $0, log: log) }
      Button("change") { change(&rows) }
    }
  }

  private func host(_ log: EventLog, _ change: @escaping (inout [String]) -> Void) throws -> ViewHost {
    let host = ViewHost { Screen(log: log, change: change) }
    try host.tapAndRender("b0")
    #expect(log.take() == ["body a", "body b", "body c", "+c", "+b", "+a", "body b"])
    return host
  }

  @Test("I-9: reordering keeps state with the id, and no row runs")
  func reorder() throws {
    let log = EventLog()
    let host = try host(log) { $0.reverse() }
    let report = try host.tapAndRender("change")
    #expect(host.texts == ["c0", "b1", "a0", "change"])
    #expect(log.take() == [])
    #expect(report.bodyEvaluations["Row"] == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-9: inserting, anywhere, makes one row and leaves the others alone", arguments: [0, 1, 3])
  func insert(position: Int) throws {
    let log = EventLog()
    let host = try host(log) { $0.insert("x", at: position) }
    let report = try host.tapAndRender("change")
    #expect(log.take() == ["body x", "+x"])
    #expect(report.bodyEvaluations["Row"] == 1)
    var expected = ["a0", "b1", "c0"]
    expected.insert("x0", at: position)
    #expect(host.texts == expected + ["change"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-9: removing a row and putting it back makes a fresh one")
  func removeAndReinsert() throws {
    let log = EventLog()
    let host = try host(log) { rows in
      if let index = rows.firstIndex(of: "b") { rows.remove(at: index) } else { rows.insert("b", at: 1) }
    }
    try host.tapAndRender("change")
    #expect(host.texts == ["a0", "c0", "change"])
    #expect(log.take() == ["-b"])
    try host.tapAndRender("change")
    #expect(host.texts == ["a0", "b0", "c0", "change"])
    #expect(log.take() == ["body b", "+b"])
  }

  @Test("I-9: swap, replace all, remove all")
  func others() throws {
    let log = EventLog()
    var swapped = try host(log) { $0.swapAt(0, 2) }
    try swapped.tapAndRender("change")
    #expect(swapped.texts == ["c0", "b1", "a0", "change"])
    swapped = try host(log) { $0 = ["x", "y"] }
    try swapped.tapAndRender("change")
    #expect(swapped.texts == ["x0", "y0", "change"])
    #expect(log.take() == ["body x", "body y", "+y", "+x", "-a", "-b", "-c"])
    swapped = try host(log) { $0 = [] }
    try swapped.tapAndRender("change")
    #expect(swapped.texts == ["change"])
    #expect(swapped.displayList == swapped.recomputedDisplayList())
  }

  @Test("I-35: rows with a closure run once each when the list changes behind them")
  func onceEach() throws {
    struct ClosureRow: View {
      let name: String
      let action: () -> Void
      var body: some View { Button(name, action: action) }
    }
    struct Screen: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        ForEach(rows, id: \.self) { row in
          ClosureRow(name: row) { rows.append("\(row)'") }
        }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("b")
    #expect(host.texts == ["a", "b", "c", "b'"])
    #expect(report.bodyEvaluations["ClosureRow"] == 4)
  }

  @Test("I-9: elements that are Identifiable are found again by their id, and get their new values")
  func identifiable() throws {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Cell: View {
      let item: Item
      @State private var n = 0
      var body: some View { Button("\(item.name)\(n)") { n += 1 } }
    }
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach(items) { Cell(item: $0) }
        Button("change") { items = [Item(id: 2, name: "B"), Item(id: 1, name: "A"), Item(id: 3, name: "C")] }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("a0")
    try host.tapAndRender("change")
    #expect(host.texts == ["B0", "A1", "C0", "change"])
  }

  @Test("I-10: ids that are indices leave the state with the position")
  func indices() throws {
    struct Cell: View {
      let name: String
      @State private var n = 0
      var body: some View { Button("\(name)\(n)") { n += 1 } }
    }
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names.indices, id: \.self) { Cell(name: names[$0]) }
        Button("drop first") { names.removeFirst() }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("a0")
    try host.tapAndRender("drop first")
    #expect(host.texts == ["b1", "c0", "drop first"])
  }

  @Test("I-10, R-38: ids that occur twice are reported once per change, and the first element is shown")
  func duplicates() throws {
    struct Screen: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Text($0) }
        Button("add a") { names.append("a") }
        Button("drop") { names.removeFirst() }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.diagnostics == [])
    try host.tapAndRender("add a")
    #expect(host.diagnostics.count == 1)
    #expect(host.diagnostics[0].contains("ID a occurs multiple times"))
    #expect(host.texts == ["a", "b", "add a", "drop"])
    try host.tapAndRender("drop")
    #expect(host.texts == ["b", "a", "add a", "drop"])
    #expect(host.diagnostics.count == 1)
  }

  @Test("I-2: a row may be several views, none, or one of two; the state of each stays with the id")
  func severalViews() throws {
    struct Screen: View {
      let log: EventLog
      @State private var rows = ["a", "b"]
      @State private var long = true
      var body: some View {
        ForEach(rows, id: \.self) { row in
          if long { Text("title \(row)") }
          Row(name: row, log: log)
        }
        Button("swap") { rows.swapAt(0, 1) }
        Button("short") { long = false }
      }
    }
    let host = ViewHost { Screen(log: EventLog()) }
    try host.tapAndRender("b0")
    try host.tapAndRender("swap")
    #expect(host.texts == ["title b", "b1", "title a", "a0", "swap", "short"])
    try host.tapAndRender("short")
    #expect(host.texts == ["b1", "a0", "swap", "short"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-9: nested lists keep each other's state apart")
  func nested() throws {
    struct Screen: View {
      let log: EventLog
      @State private var outer = ["x", "y"]
      @State private var inner = [1, 2]
      var body: some View {
        ForEach(outer, id: \.self) { outer in
          ForEach(inner, id: \.self) { Row(name: "\(outer)\($0):", log: log) }
        }
        Button("swap outer") { outer.swapAt(0, 1) }
        Button("drop inner") { inner.removeFirst() }
      }
    }
    let host = ViewHost { Screen(log: EventLog()) }
    try host.tapAndRender("y2:0")
    try host.tapAndRender("swap outer")
    #expect(host.texts == ["y1:0", "y2:1", "x1:0", "x2:0", "swap outer", "drop inner"])
    try host.tapAndRender("drop inner")
    #expect(host.texts == ["y2:1", "x2:0", "swap outer", "drop inner"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Observable
  fileprivate final class Entry: Identifiable {
    var id: Int
    let name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  }

  @Test(
    "I-9, I-37: an id that an observable element computes anew makes another row", arguments: [false, true])
  func observableIDs(isLazy: Bool) throws {
    struct Screen: View {
      let isLazy: Bool
      let entries: [Entry]
      var body: some View {
        let rows = ForEach(entries) { Row(name: $0.name, log: EventLog()) }
        if isLazy { ScrollView { LazyVStack { rows } } } else { VStack { rows } }
      }
    }
    let entries = [Entry(1, "a"), Entry(2, "b")]
    let host = ViewHost { Screen(isLazy: isLazy, entries: entries) }
    try host.tapAndRender("a0")
    try host.tapAndRender("b0")
    entries[1].id = 3
    try host.render()
    #expect(host.texts == ["a1", "b0"])
    #expect(host.displayList == host.recomputedDisplayList())
    (entries[0].id, entries[1].id) = (3, 1)
    try host.render()
    #expect(host.texts == ["a0", "b1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
