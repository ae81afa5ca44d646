// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct PreferenceTests {
  /// Collects what is said, in order.
  private struct Names: PreferenceKey {
    static let defaultValue = ["default"]
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Last: PreferenceKey {
    static let defaultValue = "default"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  /// Counts calls of its reducer.
  private struct Counted: PreferenceKey {
    static let defaultValue = 0
    nonisolated(unsafe) static var reductions: [String] = []  // only used in one test, on the main actor
    static func reduce(value: inout Int, nextValue: () -> Int) {
      let next = nextValue()
      reductions.append("\(value)+\(next)")
      value += next
    }
  }

  private struct Other: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private func says(_ name: String) -> some View {
    Text(name).preference(key: Names.self, value: [name])
  }

  private func names<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let log = EventLog()
    let made = content()
    _ = ViewHost {
      VStack { made }.onPreferenceChange(Names.self) { names in
        log.add(names.joined(separator: ","))
      }
    }
    return log.take()
  }

  @Test("E-8: every child contributes in order; views that cannot write the key contribute nothing")
  func contributions() {
    let result = names {
      Text("silent")
      says("a")
      HStack {
        says("b")
        Color.red
        VStack { says("c") }
      }
      EmptyView()
    }
    #expect(result == ["a,b,c"])
  }

  @Test("E-9: one writer needs no reduction; several are reduced from left to right")
  func reductions() {
    Counted.reductions = []
    let log = EventLog()
    _ = ViewHost {
      Text("a").preference(key: Counted.self, value: 1)
        .onPreferenceChange(Counted.self) { n in log.add("\(n)") }
    }
    #expect(Counted.reductions == [])
    #expect(log.take() == ["1"])
    _ = ViewHost {
      VStack {
        Text("a").preference(key: Counted.self, value: 1)
        Text("b")
        Text("c").preference(key: Counted.self, value: 2)
        Text("d").preference(key: Counted.self, value: 3)
      }
      .onPreferenceChange(Counted.self) { n in log.add("\(n)") }
    }
    #expect(Counted.reductions.prefix(2) == ["1+2", "3+3"])
    #expect(log.take() == ["6"])
  }

  @Test("E-10: dynamic content always contributes, with the default when nothing inside writes")
  func dynamicContent() {
    struct Maybe: View {
      let flag: Bool
      var body: some View {
        if flag { Text("x") }
      }
    }
    let result = names {
      says("a")
      Maybe(flag: false)
      ForEach(0..<2) { Text("\($0)") }
      Maybe(flag: true)
    }
    #expect(result == ["a,default,default,default"])
  }

  @Test("E-10, X-8: a reducer that takes the next value loses a real one to a later default")
  func lastWins() throws {
    struct Screen: View {
      let dynamicLast: Bool
      let log: EventLog
      @State private var flag = false
      var body: some View {
        VStack {
          if !dynamicLast, flag { Text("x") }
          Text("a").preference(key: Last.self, value: "real")
          if dynamicLast {
            if flag { Text("x") }
          }
        }
        .onPreferenceChange(Last.self) { log.add($0) }
      }
    }
    let log = EventLog()
    _ = ViewHost { Screen(dynamicLast: true, log: log) }
    #expect(log.take() == ["default"])
  }

  @Test("E-10: dynamic content in front of the writer does no harm to that reducer")
  func dynamicFirst() {
    let log = EventLog()
    _ = ViewHost {
      VStack {
        ForEach(0..<1) { Text("\($0)") }
        Text("a").preference(key: Last.self, value: "real")
      }
      .onPreferenceChange(Last.self) { value in log.add(value) }
    }
    #expect(log.take() == ["real"])
  }

  @Test("E-11: a writer replaces what is written below it, for its key only")
  func replaces() {
    let result = names {
      VStack {
        says("a")
        says("b")
      }
      .preference(key: Other.self, value: 1)
      VStack { says("c") }.preference(key: Names.self, value: ["instead"])
    }
    #expect(result == ["a,b,instead"])
  }

  @Test("E-11: a transformation changes what is written below it")
  func transforms() {
    let result = names {
      HStack {
        says("a")
        says("b")
      }
      .transformPreference(Names.self) { $0.append("!") }
    }
    #expect(result == ["a,b,!"])
  }

  @Test("E-12: the action runs first with the initial value, then only when the value differs")
  func action() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      @State private var other = 0
      var body: some View {
        VStack {
          Text("a").preference(key: Names.self, value: ["n\(n / 2)"])
          Text("other \(other)")
          Button("add") { n += 1 }
          Button("other") { other += 1 }
        }
        .onPreferenceChange(Names.self) { log.add($0[0]) }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["n0"])
    try host.tapAndRender("other")
    #expect(log.take() == [])
    try host.tapAndRender("add")
    #expect(log.take() == ["n1"])
    try host.tapAndRender("add")
    #expect(log.take() == [])
    try host.tapAndRender("add")
    #expect(log.take() == ["n2"])
  }

  @Test("E-12: without any writer below the action does not run")
  func noWriter() {
    let log = EventLog()
    _ = ViewHost {
      Text("a").onPreferenceChange(Names.self) { _ in log.add("called") }
    }
    #expect(log.take() == [])
  }

  @Test("E-12: coming and going writers are seen; state written in the action is shown in the same frame")
  func writersComeAndGo() throws {
    struct Screen: View {
      @State private var rows = ["a"]
      @State private var seen = ""
      var body: some View {
        VStack {
          Text("seen \(seen)")
          ForEach(rows, id: \.self) { row in
            Text(row).preference(key: Names.self, value: [row])
          }
          Button("add") { rows.append("b") }
          Button("drop") { rows.removeFirst() }
        }
        .onPreferenceChange(Names.self) { seen = $0.joined() }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts.first == "seen a")
    let report = try host.tapAndRender("add")
    #expect(host.texts.first == "seen ab")
    #expect(report.frames == 1)
    try host.tapAndRender("drop")
    #expect(host.texts.first == "seen b")
    try host.tapAndRender("drop")
    #expect(host.texts.first == "seen default")
  }

  @Test("E-13: an action that keeps changing its preference is stopped with a message, and the frame ends")
  func loopGuard() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Button("go \(n)") { n += 1 }
          .preference(key: Other.self, value: n)
          .onPreferenceChange(Other.self) {
            log.add("\($0)")
            if $0 > 0 { n += 1 }
          }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["0"])
    try host.tapAndRender("go 0")
    // Dispatched for 1 and 2; the third, for 3, is dropped.
    #expect(log.take() == ["1", "2"])
    #expect(host.diagnostics == ["Bound preference Other tried to update multiple times per frame."])
    #expect(host.texts == ["go 3"])
  }

  @Test("S-15: overlays and backgrounds are made from a preference, and follow it")
  func layers() throws {
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        Button("add") { n += 1 }
          .preference(key: Names.self, value: ["n\(n)"])
          .overlayPreferenceValue(Names.self) { Text("over \($0[0])") }
          .backgroundPreferenceValue(Names.self) { Text("under \($0[0])") }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["under n1", "add", "over n1"])
    try host.tapAndRender("add")
    #expect(host.texts == ["under n2", "add", "over n2"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("L-45: a layer that is made from a preference follows another alignment")
  func layerAlignment() throws {
    struct Screen: View {
      @State private var isLeading = true
      var body: some View {
        Button("switch") { isLeading.toggle() }
          .frame(width: 200, height: 40)
          .overlayPreferenceValue(Last.self, alignment: isLeading ? .topLeading : .bottomTrailing) { _ in
            Color.red.frame(width: 10, height: 10)
          }
      }
    }
    let host = ViewHost { Screen() }
    let before = try #require(host.displayList.last).frame
    try host.tapAndRender("switch")
    let after = try #require(host.displayList.last).frame
    #expect(after.minX == before.minX + 190)
    #expect(after.minY == before.minY + 30)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
