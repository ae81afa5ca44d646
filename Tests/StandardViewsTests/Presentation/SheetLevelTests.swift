// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// One sheet at a time is presented from each tree (P-18).
@MainActor
@Suite struct SheetLevelTests {
  private let message =
    "Currently, only presenting a single sheet is supported. The next sheet will be presented when the "
    + "currently presented sheet gets dismissed."

  @Test("P-18: of three rows on one flag the first presents, and the others say that they wait")
  func rowsOnOneFlag() throws {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          ForEach(1...3, id: \.self) { row in
            Text("row \(row)").sheet(isPresented: $isOpen) {
              Text("sheet \(row)")
              Button("close") { isOpen = false }
            }
          }
          Button("open") { isOpen = true }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("open")
    #expect(host.presentations.map(\.texts) == [["sheet 1", "close"]])
    #expect(host.diagnostics == [message, message])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("close")
    #expect(host.presentations.isEmpty)
    host.clearDiagnostics()
    try host.tapAndRender("open")
    #expect(host.presentations.map(\.texts) == [["sheet 1", "close"]])
    // A swipe ends the first; the flag that they share is off before the next has its turn.
    try host.presentations[0].dismissInteractively()
    try host.render()
    #expect(host.presentations.isEmpty)
  }

  private struct Two: View {
    let log: EventLog
    @State private var first = false
    @State private var second = false
    @State private var hasSecond = true
    var body: some View {
      VStack {
        Text("one").sheet(isPresented: $first, onDismiss: { log.add("first gone") }) {
          Text("first").onAppear { log.add("first") }
          Button("both off") { (first, second) = (false, false) }
          Button("first off") { first = false }
          Button("remove second") { hasSecond = false }
        }
        if hasSecond {
          Text("two").fullScreenCover(isPresented: $second) {
            Text("second").onAppear { log.add("second") }
            Button("second off") { second = false }
          }
        }
        Button("second") { second = true }
        Button("both") { (first, second) = (true, true) }
      }
    }
  }

  @Test("P-18: the next follows after the dismissal if it is still asked for")
  func next() throws {
    let log = EventLog()
    let host = ViewHost { Two(log: log) }
    try host.tapAndRender("both")
    #expect(host.presentations.map { $0.texts.first } == ["first"])
    #expect(host.diagnostics == [message])
    try host.tapAndRender("first off")
    #expect(host.presentations.map { $0.texts.first } == ["second"])
    #expect(log.take() == ["first", "first gone", "second"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("second off")
    #expect(host.presentations.isEmpty)
    try host.tapAndRender("both")
    try host.tapAndRender("both off")
    #expect(host.presentations.isEmpty)
    #expect(log.take() == ["first", "first gone"])
    try host.tapAndRender("both")
    try host.tapAndRender("remove second")
    try host.tapAndRender("first off")
    #expect(host.presentations.isEmpty)
  }

  @Test("P-18: what is presented stays when an earlier view of the tree asks")
  func staying() throws {
    let host = ViewHost { Two(log: EventLog()) }
    try host.tapAndRender("second")
    #expect(host.presentations.map { $0.texts.first } == ["second"])
    #expect(host.diagnostics == [])
  }

  @Test("P-18: a sheet from inside of a sheet, and an alert, are not in the way")
  func levels() throws {
    struct Screen: View {
      @State private var isOpen = true
      @State private var isInnerOpen = false
      @State private var asks = false
      var body: some View {
        Text("root").alert("alert", isPresented: $asks) {}.sheet(isPresented: $isOpen) {
          Text("outer").sheet(isPresented: $isInnerOpen) { Text("inner") }
          Button("deeper") { (isInnerOpen, asks) = (true, true) }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("deeper")
    #expect(Set(host.presentations.map(\.kind)) == [.sheet, .alert])
    #expect(host.presentations.count == 3)
    #expect(host.diagnostics == [])
  }

  @Test("S-11, P-18: another item replaces the sheet, although somebody waits")
  func replacing() throws {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item? = Item(id: 1)
      @State private var isOpen = true
      var body: some View {
        VStack {
          Text("b").sheet(item: $item) { item in
            Text("item \(item.id)")
            Button("next") { self.item = Item(id: item.id + 1) }
          }
          Text("a").sheet(isPresented: $isOpen) { Text("waiting") }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("next")
    #expect(host.presentations.map { $0.texts.first } == ["item 2"])
  }
}
