// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// When a list's body has made a `ForEach` that is not equal to the one before, its closure runs for every element, and
/// each row is compared once. A `ForEach` with equal data and the same closure is left alone as a whole.
@MainActor
@Suite struct ForEachRowClosureTests {
  /// Two items are equal if they have one id, whatever their titles.
  private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
    static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  }

  private struct Title: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  /// The way to a screen's items.
  private final class Items<Element> {
    private var binding: Binding<[Element]>?

    func lend(_ binding: Binding<[Element]>) { self.binding = binding }

    func change(_ change: (inout [Element]) -> Void) {
      guard var items = binding?.wrappedValue else { return }
      change(&items)
      binding?.wrappedValue = items
    }
  }

  private struct Row: View {
    let title: String
    var body: some View { Text(title) }
  }

  private struct Screen: View {
    let items: Items<Item>
    @State private var rows: [Item]

    init(_ items: Items<Item>, _ rows: [Item]) {
      self.items = items
      _rows = State(initialValue: rows)
    }

    var body: some View {
      let _ = items.lend($rows)
      VStack { ForEach(rows) { Row(title: $0.title) } }
    }
  }

  /// Rows that hold more than their item.
  private struct ActingScreen: View {
    let items: Items<Item>
    @State private var rows = [Item(id: 0, title: "a"), Item(id: 1, title: "b")]

    var body: some View {
      let _ = items.lend($rows)
      ForEach(rows) { item in ActingRow(item: item) { _ = item.title } }
    }
  }

  private struct ActingRow: View {
    let item: Item
    let action: () -> Void
    var body: some View { Button(item.title, action: action) }
  }

  @Test(
    "I-40, I-41: the closure runs for each of N rows, each is compared once, and those run whose items were written"
  )
  func counts() throws {
    let items = Items<Item>()
    let host = ViewHost { Screen(items, (0..<100).map { Item(id: $0, title: "title \($0)") }) }
    #expect(host.mountReport.rowClosureEvaluations == 100)
    items.change {
      $0[3].title = "three"
      $0[70] = Item(id: 700, title: "new")
    }
    let report = try host.render()
    #expect(host.texts[3] == "three")
    #expect(host.texts[70] == "new")
    #expect(report.bodyEvaluations["Row"] == 2)
    #expect(report.rowClosureEvaluations == 100)
    #expect(report.viewComparisons == 99)
    #expect(host.displayList == host.recomputedDisplayList())
    // A row that comes is compared with none.
    items.change {
      $0[1] = Item(id: 101, title: "one")
      $0.append(Item(id: 1_000, title: "last"))
    }
    let appended = try host.render()
    #expect(appended.rowClosureEvaluations == 101)
    #expect(appended.viewComparisons == 99)
    #expect(appended.bodyEvaluations["Row"] == 2)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  /// A list beside what makes its body run.
  private struct Beside: View {
    let numbers: [Int]
    @State private var tick = 0

    var body: some View {
      Button("tick") { tick += 1 }
      Text("\(tick)")
      ForEach(numbers.filter { $0 > 1 }, id: \.self) { Row(title: "\($0)") }
    }
  }

  @Test("I-41: equal data and the same closure leave a ForEach alone, whichever array holds the data")
  func equalForEach() throws {
    let host = ViewHost { Beside(numbers: [1, 2, 3]) }
    let report = try host.tapAndRender("tick")
    #expect(host.texts == ["tick", "1", "2", "3"])
    #expect(report.rowClosureEvaluations == 0)
    #expect(report.viewComparisons == 0)
  }

  @Test("I-41: an item that equals the old one shows what it says all the same")
  func ownEquality() throws {
    let items = Items<Item>()
    let host = ViewHost { Screen(items, [Item(id: 0, title: "a"), Item(id: 1, title: "b")]) }
    items.change {
      $0[0].title = "equal"
      $0[1] = Item(id: 2, title: "c")
    }
    try host.render()
    #expect(host.texts == ["equal", "c"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-44: rows that hold a closure run with each body, whether or not their items were written")
  func closures() throws {
    let items = Items<Item>()
    let host = ViewHost { ActingScreen(items: items) }
    items.change { $0[1] = Item(id: 2, title: "c") }
    let report = try host.render()
    #expect(report.bodyEvaluations["ActingRow"] == 2)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  /// Rows that begin with a state, an object and a value of the environment of their own.
  private struct OwningRow: View {
    final class Model: ObservableObject { @Published var count = 0 }
    let title: String
    @State private var isOn = false
    @StateObject private var model = Model()
    @Environment(\.isEnabled) private var isEnabled
    @Namespace private var space

    var body: some View {
      Button(title) {
        isOn.toggle()
        model.count += 1
      }
      Text("\(isOn) \(model.count) \(isEnabled)")
    }
  }

  private struct OwningScreen: View {
    let items: Items<Title>
    @State private var rows = (0..<100).map { Title(id: $0, text: "title \($0)") }

    var body: some View {
      let _ = items.lend($rows)
      VStack { ForEach(rows) { OwningRow(title: $0.text) } }
    }
  }

  @Test("I-43: rows that own a state are made and compared as well, and keep it")
  func owningRows() throws {
    let items = Items<Title>()
    let host = ViewHost { OwningScreen(items: items) }
    try host.tapAndRender("title 5")
    items.change { $0[3].text = "three" }
    let report = try host.render()
    #expect(report.bodyEvaluations["OwningRow"] == 1)
    #expect(report.viewComparisons == 100)
    #expect(report.rowClosureEvaluations == 100)
    #expect(host.texts.contains("three"))
    #expect(host.texts.contains("true 1 true"))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  /// What rows show that is neither theirs nor observed.
  private enum Unobserved {
    // Only used in one test each, on the main actor.
    nonisolated(unsafe) static var suffix = ""
    nonisolated(unsafe) static var marked = 3
    nonisolated(unsafe) static var shift = 0
  }

  private struct SuffixScreen: View {
    let items: Items<Title>
    @State private var rows = (0..<20).map { Title(id: $0, text: "title \($0)") }

    var body: some View {
      let _ = items.lend($rows)
      VStack { ForEach(rows) { Row(title: $0.text + Unobserved.suffix) } }
    }
  }

  @Test(
    "I-40: what a closure shows beside its element is up to date in every row whenever the list is made again"
  )
  func unseenChanges() throws {
    let items = Items<Title>()
    Unobserved.suffix = ""
    let host = ViewHost { SuffixScreen(items: items) }
    items.change { $0[3].text = "three" }
    #expect(try host.render().bodyEvaluations["Row"] == 1)
    for suffix in ["!", "?"] {
      Unobserved.suffix = suffix
      items.change { $0[4].text += "." }
      #expect(try host.render().bodyEvaluations["Row"] == 20)
      #expect(host.texts.allSatisfy { $0.hasSuffix(suffix) })
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }

  private struct MarkedRow: View {
    let id: Int
    let count: Int
    let isMarked: Bool
    var body: some View { Text("\(id) \(count)" + (isMarked ? " marked" : "")) }
  }

  private struct Counted: Identifiable {
    let id: Int
    var count = 0
  }

  private struct MarkedScreen: View {
    @State private var rows = (0..<100).map { Counted(id: $0) }

    var body: some View {
      Button("mark") {
        Unobserved.marked = 71
        rows[50].count += 1
      }
      VStack {
        ForEach(rows) { MarkedRow(id: $0.id, count: $0.count, isMarked: $0.id == Unobserved.marked) }
      }
    }
  }

  @Test("I-40: of 100 rows of numbers the two are found whose mark a variable moved that nobody observes")
  func movedMark() throws {
    Unobserved.marked = 3
    let host = ViewHost { MarkedScreen() }
    let report = try host.tapAndRender("mark")
    #expect(host.texts.filter { $0.hasSuffix("marked") } == ["71 0 marked"])
    #expect(report.bodyEvaluations["MarkedRow"] == 3)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct ShiftedScreen: View {
    @State private var tick = 0

    var body: some View {
      Button("tick") {
        Unobserved.shift = 1
        tick += 1
      }
      ForEach(0..<3, id: \.shifted) { ShiftedRow(number: $0, tick: tick) }
    }
  }

  private struct ShiftedRow: View {
    let number: Int
    let tick: Int
    @State private var first: Int?
    var body: some View {
      Text("\(number) since \(first ?? tick)").onAppear { first = tick }
    }
  }

  @Test("I-9: ids that a client works out are read again, though the numbers are the same")
  func computedIDs() throws {
    Unobserved.shift = 0
    let host = ViewHost { ShiftedScreen() }
    #expect(host.texts == ["tick", "0 since 0", "1 since 0", "2 since 0"])
    try host.tapAndRender("tick")
    // The ids 1 and 2 have moved on by one place, with their states; 3 is new.
    #expect(host.texts == ["tick", "0 since 0", "1 since 0", "2 since 1"])
  }

  fileprivate static var shift: Int { Unobserved.shift }

  @Test("I-9: random lists of values show their items, and the rows keep their states")
  func randomLists() throws {
    var random = SeededGenerator(seed: 41)
    let items = Items<Item>()
    let host = ViewHost { Screen(items, []) }
    var nextID = 0
    for step in 0..<300 {
      items.change { rows in
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let position = Int.random(in: 0...rows.count, using: &random)
          switch Int.random(in: 0..<6, using: &random) {
          case 0: rows.insert(Item(id: nextID, title: "row \(nextID)"), at: position)
          case 1 where position < rows.count: rows.remove(at: position)
          case 2 where position < rows.count:
            rows[position] = Item(id: rows[position].id, title: "step \(step)")
          case 3: rows.reverse()
          case 4 where position < rows.count: rows.swapAt(0, position)
          default: rows.append(Item(id: nextID, title: "row \(nextID)"))
          }
          nextID += 1
        }
      }
      try host.render()
      #expect(host.displayList == host.recomputedDisplayList(), "step \(step)")
    }
  }
}

extension Int {
  @MainActor fileprivate static var currentShift: Int { ForEachRowClosureTests.shift }

  fileprivate var shifted: Int { self + MainActor.assumeIsolated { Int.currentShift } }
}
