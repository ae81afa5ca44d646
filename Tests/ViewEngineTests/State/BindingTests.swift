// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct BindingTests {
  private struct Reader: View {
    @Binding var value: Int
    var body: some View {
      Text("\(value)")
      Button("child") { value += 1 }
    }
  }

  private struct Writer: View {
    @Binding var value: Int
    var body: some View { Button("write") { value += 1 } }
  }

  @Test("I-50, X-13: the parent that only passes a binding does not run, the child that reads it does")
  func passingIsNoRead() throws {
    struct Parent: View {
      @State private var n = 0
      var body: some View { Reader(value: $n) }
    }
    let host = ViewHost { Parent() }
    for expected in 1...3 {
      let report = try host.tapAndRender("child")
      #expect(report.bodyEvaluations["Parent"] == 0)
      #expect(report.bodyEvaluations["Reader"] == 1)
      #expect(host.texts.first == "\(expected)")
    }
  }

  @Test("I-50: through several levels only the last one runs")
  func passingThroughLevels() throws {
    struct Middle: View {
      @Binding var value: Int
      var body: some View { VStack { Reader(value: $value) } }
    }
    struct Parent: View {
      @State private var n = 0
      var body: some View { Middle(value: $n) }
    }
    let host = ViewHost { Parent() }
    let report = try host.tapAndRender("child")
    #expect(report.bodyEvaluations.total == 1)
    #expect(report.bodyEvaluations["Reader"] == 1)
    #expect(host.texts.first == "1")
  }

  @Test("I-51: a holder that does not read the binding does not run")
  func holderWithoutRead() throws {
    struct Parent: View {
      @State private var n = 0
      var body: some View {
        Writer(value: $n)
        Reader(value: $n)
      }
    }
    let host = ViewHost { Parent() }
    let report = try host.tapAndRender("write")
    #expect(report.bodyEvaluations["Writer"] == 0)
    #expect(report.bodyEvaluations["Reader"] == 1)
    #expect(report.bodyEvaluations["Parent"] == 0)
  }

  @Test("I-52: a binding read in a sheet is fresh where a state's snapshot would be old")
  func freshInSheet() throws {
    struct Sheet: View {
      let plain: Int
      @Binding var value: Int
      var body: some View { Text("plain \(plain), binding \(value)") }
    }
    struct Screen: View {
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 2
          show = true
        }
        .sheet(isPresented: $show) { Sheet(plain: n, value: $n) }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go")
    #expect(host.texts == ["plain 1, binding 2"])
  }

  @Test("I-53: two children that share a binding both run, the parent does not")
  func shared() throws {
    struct Parent: View {
      @State private var n = 0
      var body: some View {
        Reader(value: $n).id("a")
        Reader(value: $n).id("b")
        Writer(value: $n)
      }
    }
    let host = ViewHost { Parent() }
    let report = try host.tapAndRender("write")
    #expect(report.bodyEvaluations["Reader"] == 2)
    #expect(report.bodyEvaluations.total == 2)
  }

  @Test("I-54: a binding of closures never compares equal; one of a key path does")
  func closuresNeverCompareEqual() throws {
    struct Model: Equatable {
      var n = 0
    }
    struct Parent: View {
      let byClosure: Bool
      @State private var model = Model()
      @State private var title = 0
      var body: some View {
        Text("title \(title)")
        Button("title") { title += 1 }
        if byClosure {
          let binding = $model
          Reader(value: Binding(get: { binding.wrappedValue.n }, set: { binding.wrappedValue.n = $0 }))
        } else {
          Reader(value: $model.n)
        }
      }
    }
    let byClosure = ViewHost { Parent(byClosure: true) }
    #expect(try byClosure.tapAndRender("title").bodyEvaluations["Reader"] == 1)
    let byKeyPath = ViewHost { Parent(byClosure: false) }
    #expect(try byKeyPath.tapAndRender("title").bodyEvaluations["Reader"] == 0)
  }

  @Test("I-54: a binding of closures over state reads and writes it")
  func closuresWork() throws {
    struct Parent: View {
      @State private var n = 1
      var body: some View {
        Text("parent \(n)")
        Reader(value: Binding(get: { n * 10 }, set: { n = $0 }))
      }
    }
    let host = ViewHost { Parent() }
    #expect(host.texts == ["parent 1", "10", "child"])
    try host.tapAndRender("child")
    #expect(host.texts == ["parent 11", "110", "child"])
  }

  @Test("I-54: the holder of a closure binding follows although nobody else reads the state")
  func closureOverUnreadState() throws {
    struct Parent: View {
      @State private var n = 1
      var body: some View {
        Reader(value: Binding(get: { n }, set: { n = $0 }))
      }
    }
    let host = ViewHost { Parent() }
    try host.tapAndRender("child")
    #expect(host.texts.first == "2")
  }

  @Test("I-55: a constant binding ignores writes")
  func constant() throws {
    let host = ViewHost { Reader(value: .constant(5)) }
    try host.tapAndRender("child")
    #expect(host.texts == ["5", "child"])
  }

  @Test("I-56: writing the current value through a binding does nothing")
  func equalWrite() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View {
        Text("\(value)")
        Button("same") { value = 7 }
      }
    }
    struct Parent: View {
      @State private var n = 7
      var body: some View { Child(value: $n) }
    }
    let host = ViewHost { Parent() }
    #expect(try host.tapAndRender("same").frames == 0)
  }

  @Test("S-9: dynamic members bind to parts; only readers of a changed part run")
  func dynamicMembers() throws {
    struct Model: Equatable {
      var a = 0
      var b = 0
    }
    struct Parent: View {
      @State private var model = Model()
      var body: some View {
        Reader(value: $model.a).id(1)
        Writer(value: $model.b)
      }
    }
    let host = ViewHost { Parent() }
    // The reader looks at its part again, which is as it was.
    #expect(try host.tapAndRender("write").bodyEvaluations.total == 0)
    try host.tapAndRender("child")
    #expect(host.texts == ["1", "child", "write"])
  }

  @Test("S-9: a subscript is a dynamic member too; each element's holder follows its own element")
  func elements() throws {
    struct Row: View {
      @Binding var on: Bool
      let name: String
      var body: some View { Button("\(name) \(on ? "on" : "off")") { on.toggle() } }
    }
    struct Parent: View {
      @State private var flags = [false, false, false]
      var body: some View {
        ForEach(0..<3) { Row(on: $flags[$0], name: "r\($0)") }
      }
    }
    let host = ViewHost { Parent() }
    let report = try host.tapAndRender("r1 off")
    #expect(host.texts == ["r0 off", "r1 on", "r2 off"])
    #expect(report.bodyEvaluations["Row"] == 1)
    #expect(report.bodyEvaluations["Parent"] == 0)
  }

  @Test("S-9: a binding to the inside of an optional, and one made optional")
  func optionals() throws {
    struct Child: View {
      @Binding var value: Int?
      var body: some View {
        Text(value.map { "\($0)" } ?? "none")
        if let inner = Binding($value) { Reader(value: inner) }
      }
    }
    struct Parent: View {
      @State private var n: Int? = 1
      var body: some View {
        Child(value: $n)
        Button("nil") { n = nil }
      }
    }
    let host = ViewHost { Parent() }
    try host.tapAndRender("child")
    #expect(host.texts == ["2", "2", "child", "nil"])
    try host.tapAndRender("nil")
    #expect(host.texts == ["none", "nil"])
  }

  @Test("I-30, I-50: the binding's holder sees the value of each transaction in turn")
  func holderAndTransactions() throws {
    struct Child: View {
      let log: EventLog
      @Binding var value: Int
      var body: some View {
        let _ = log.add("\(value)")
        Button("go") {
          value = 1
          withAnimation { value = 2 }
        }
      }
    }
    struct Parent: View {
      let log: EventLog
      @State private var n = 0
      var body: some View { Child(log: log, value: $n) }
    }
    let log = EventLog()
    let host = ViewHost { Parent(log: log) }
    try host.tapAndRender("go")
    #expect(log.take() == ["0", "1", "2"])
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
}

private struct ItemRow: View {
  @Binding var item: Item
  var body: some View { Button(item.title) { item.title += "!" } }
}

private struct ItemList: View {
  @State private var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
  let usesKeyPath: Bool

  var body: some View {
    VStack {
      if usesKeyPath {
        ForEach($items, id: \.id) { $item in ItemRow(item: $item) }
      } else {
        ForEach($items) { $item in ItemRow(item: $item) }
      }
      Button("Add") { items.append(Item(id: 3, title: "c")) }
      Button("Drop") { items.removeFirst() }
    }
  }
}

@MainActor
@Suite struct BindingCollectionTests {
  @Test("A binding to an array gives each row a binding to its element", arguments: [false, true])
  func rows(usesKeyPath: Bool) throws {
    let host = ViewHost { ItemList(usesKeyPath: usesKeyPath) }
    try host.tapAndRender("Add")
    #expect(host.texts == ["a", "b", "c", "Add", "Drop"])
    let frame = try host.tapAndRender("b")
    #expect(host.texts == ["a", "b!", "c", "Add", "Drop"])
    // The list reads the array to make the rows; of the rows, only the one whose element changed runs (I-51).
    #expect(frame.bodyEvaluations["ItemList"] == 1)
    #expect(frame.bodyEvaluations["ItemRow"] == 1)
    try host.tapAndRender("Drop")
    #expect(host.texts == ["b!", "c", "Add", "Drop"])
    try host.tapAndRender("b!")
    #expect(host.texts == ["b!!", "c", "Add", "Drop"])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
