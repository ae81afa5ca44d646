// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct StateTests {
  @Test("I-21: an action reads what was written last, the body has not run yet (I-36)")
  func actionReadsLatest() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      var body: some View {
        let _ = log.add("body \(n)")
        Button("go") {
          n = 5
          log.add("after \(n)")
          n += 1
          log.add("after \(n)")
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["body 1"])
    try host.tapAndRender("go")
    #expect(log.take() == ["after 5", "after 6", "body 6"])
  }

  @Test("I-20, I-21: a closure called by the graph reads the snapshot of the last body run")
  func closureReadsSnapshot() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 7
          show = true
        }
        .sheet(isPresented: $show) {
          Text("\(n)").onAppear { log.add("appear \(n)") }
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(host.texts == ["1"])
    #expect(log.take() == ["appear 7"])
  }

  @Test("I-22: a projected value is no read")
  func projectionIsNoRead() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Button("child") { value += 1 } }
    }
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        let binding = $n
        Child(value: binding)
        Button("own") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("own").bodyEvaluations.total == 0)
    #expect(try host.tapAndRender("child").bodyEvaluations.total == 0)
  }

  @Test("I-23: an unread state runs no body, and its write is kept all the same")
  func unreadState() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Button("add") { n += 1 }
        Button("say") { log.add("\(n)") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    for _ in 0..<3 { #expect(try host.tapAndRender("add").bodyEvaluations.total == 0) }
    try host.tapAndRender("say")
    #expect(log.take() == ["3"])
  }

  @Test("I-24: once read, always told, even if later runs do not read it")
  func readMarkIsSticky() throws {
    struct Screen: View {
      @State private var reads = true
      @State private var n = 0
      var body: some View {
        if reads { Text("n \(n)") }
        Button("stop reading") { reads = false }
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("stop reading")
    #expect(host.texts == ["stop reading", "add"])
    #expect(try host.tapAndRender("add").bodyEvaluations["Screen"] == 1)
    #expect(try host.tapAndRender("add").bodyEvaluations["Screen"] == 1)
  }

  @Test("I-24: a state first read in a later run is told from then on")
  func readMarkComesLate() throws {
    struct Screen: View {
      @State private var reads = false
      @State private var n = 0
      var body: some View {
        if reads { Text("n \(n)") }
        Button("read") { reads = true }
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("add").bodyEvaluations["Screen"] == 0)
    try host.tapAndRender("read")
    #expect(host.texts.first == "n 1")
    #expect(try host.tapAndRender("add").bodyEvaluations["Screen"] == 1)
    #expect(host.texts.first == "n 2")
  }

  @Test(
    "I-25: any read counts",
    arguments: [
      "text", "id", "onChange", "condition", "property", "method", "discarded", "modifier argument",
    ])
  func anyReadCounts(_ kind: String) throws {
    struct Screen: View {
      let kind: String
      @State private var n = 0
      private var doubled: Int { n * 2 }
      private func isOdd() -> Bool { n % 2 == 1 }
      var body: some View {
        VStack {
          switch kind {
          case "text": Text("\(n)")
          case "id": Color.red.id(n)
          case "onChange": Color.red.onChange(of: n) {}
          case "condition": if n > 1 { Color.red }
          case "property": Color.red.opacity(Double(doubled))
          case "method": Color.red.opacity(isOdd() ? 1 : 0.5)
          case "discarded":
            let _ = n
            Color.red
          default: Color.red.frame(width: CGFloat(n))
          }
          Button("add") { n += 1 }
        }
      }
    }
    let host = ViewHost { Screen(kind: kind) }
    #expect(try host.tapAndRender("add").bodyEvaluations["Screen"] == 1)
  }

  @Test("I-25: a read in the closure of an eager container is a read of the body; in an action it is none")
  func whereReadsCount() throws {
    struct Screen: View {
      let inAction: Bool
      let log: EventLog
      @State private var n = 0
      var body: some View {
        VStack {
          HStack { Group { Text(inAction ? "-" : "\(n)") } }
          Button("add") {
            log.add("\(n)")
            n += 1
          }
        }
      }
    }
    let log = EventLog()
    let reading = ViewHost { Screen(inAction: false, log: log) }
    #expect(try reading.tapAndRender("add").bodyEvaluations.total == 1)
    let acting = ViewHost { Screen(inAction: true, log: log) }
    #expect(try acting.tapAndRender("add").bodyEvaluations.total == 0)
    #expect(try acting.tapAndRender("add").bodyEvaluations.total == 0)
  }

  @Test("I-26: a read in a row's closure is a read of the view that owns the state")
  func rowsReadForTheOwner() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        VStack {
          ForEach(0..<3) { Text("\($0): \(n)") }
          Button("add") { n += 1 }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("add").bodyEvaluations["Screen"] == 1)
    #expect(host.texts == ["0: 1", "1: 1", "2: 1", "add"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-26: rows inserted later read for the owner too")
  func laterRowsReadForTheOwner() throws {
    struct Screen: View {
      @State private var rows: [String] = []
      @State private var n = 0
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { row in
            if row != "a" { Text("\(row)\(n)") }
          }
          Button("insert") { rows.append(rows.isEmpty ? "a" : "b") }
          Button("add") { n += 1 }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("insert")
    #expect(try host.tapAndRender("add").bodyEvaluations.total == 0)
    try host.tapAndRender("insert")
    #expect(host.texts == ["b1", "insert", "add"])
    try host.tapAndRender("add")
    #expect(host.texts == ["b2", "insert", "add"])
  }
}
