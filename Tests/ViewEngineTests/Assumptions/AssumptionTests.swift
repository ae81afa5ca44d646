// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

private final class Account: ObservableObject {
  @Published var name = "Mia"
  @Published var visits = 0
}

private struct NameView: View {
  @ObservedObject var account: Account
  var body: some View { Text(account.name) }
}

private struct VisitsView: View {
  @ObservedObject var account: Account
  var body: some View { Text("\(account.visits) visits") }
}

private struct AccountScreen: View {
  @StateObject private var account = Account()
  var body: some View {
    NameView(account: account)
    VisitsView(account: account)
    Button("visit") { account.visits += 1 }
    Button("same") { account.name = "Mia" }
  }
}

private final class Basket: ObservableObject {
  @Published var fruits = ["apple", "pear"]
  @Published var isOpen = false
}

private struct BasketScreen: View {
  @StateObject private var basket = Basket()
  var body: some View {
    Text(basket.fruits.joined())
    Button("sort") { basket.fruits.sort() }
    Button("open") { basket.isOpen.toggle() }
  }
}

private struct Cells<Item, Cell: View>: View {
  let items: [Item]
  let cell: (Item) -> Cell
  var body: some View { ForEach(items.indices, id: \.self) { cell(items[$0]) } }
}

private final class Game: ObservableObject {
  @Published var score = 0
}

private struct GameScreen: View {
  @ObservedObject var game: Game
  var body: some View {
    Text("score \(game.score)")
    Cells(items: ["a", "b"]) { letter in Button(letter) { game.score += 1 } }
  }
}

@Observable
private final class ObservableGame {
  var score = 0
}

private struct ObservableGameScreen: View {
  let game: ObservableGame
  var body: some View {
    Text("score \(game.score)")
    Cells(items: ["a", "b"]) { letter in Button(letter) { game.score += 1 } }
  }
}

private struct Row: View {
  let title: String
  let values: [(Int, Int)]
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

private struct RowScreen: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    Row(title: "add", values: [(1, 2)], action: { count += 1 })
  }
}

private struct Holder: View {
  let object: Account
  var body: some View { Text("\(ObjectIdentifier(object).hashValue)") }
}

private struct HolderScreen: View {
  @State private var count = 0
  var body: some View {
    Holder(object: Account())
    Button("add \(count % 1)") { count += 1 }
  }
}

private struct SwitchRow: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("row", isOn: $isOn) }
}

private struct SwitchScreen: View {
  @State private var flags = [false, false]
  var body: some View {
    SwitchRow(isOn: Binding(get: { flags[0] }, set: { flags[0] = $0 }))
    Button("other") { flags[1].toggle() }
    Button("first") { flags[0].toggle() }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").id(count)
    Button("add") { count += 1 }
  }
}

private struct Letters: View {
  @State private var letters = ["a", "b", "c"]
  var body: some View {
    ForEach(letters.indices, id: \.self) { Letter(letter: letters[$0]).padding() }
    Button("drop") { letters.removeFirst() }
  }
}

private struct Letter: View {
  let letter: String
  var body: some View { Text(letter) }
}

@MainActor
struct AssumptionTests {
  private func host<V: View>(_ assumptions: Assumption..., @ViewBuilder content: () -> V) -> ViewHost {
    ViewHost(recordsEvents: false, assumptions: assumptions, content: content)
  }

  @Test(
    "Published properties that are tracked run those who read them, and equal values run nobody (I-63, I-66)")
  func trackedProperties() throws {
    let plain = host { AccountScreen() }
    #expect(try plain.tapAndRender("visit").bodyEvaluations.total == 3)
    #expect(try plain.tapAndRender("same").bodyEvaluations.total == 3)
    let tracked = host(.tracksProperties(object: "Account")) { AccountScreen() }
    let report = try tracked.tapAndRender("visit")
    #expect(report.bodyEvaluations.typeNames == ["VisitsView"])
    #expect(tracked.texts.contains("1 visits"))
    #expect(try tracked.tapAndRender("same").bodyEvaluations.total == 0)
  }

  @Test("A list that is changed in place and stays the same runs those who read it (I-66)")
  func changedInPlace() throws {
    let tracked = host(.tracksProperties(object: "Basket")) { BasketScreen() }
    #expect(try tracked.tapAndRender("sort").bodyEvaluations.total == 1)
    #expect(try tracked.tapAndRender("open").bodyEvaluations.total == 0)
  }

  @Test(
    "A closure that captures a view of one tracked object holds the object alone, and stays the same (I-44, I-63)"
  )
  func capturedObject() throws {
    let plain = host { GameScreen(game: Game()) }
    #expect(try plain.tapAndRender("a").bodyEvaluations.total == 2)
    do {
      let tracked = host(.tracksProperties(object: "Game")) { GameScreen(game: Game()) }
      let changed = host { ObservableGameScreen(game: ObservableGame()) }
      #expect(try tracked.tapAndRender("a").bodyEvaluations.total == 1)
      #expect(try changed.tapAndRender("a").bodyEvaluations.total == 1)
      #expect(tracked.texts == changed.texts)
      tracked.unmount()
    }
    // Whoever assumes nothing is told of each change again.
    #expect(try host { GameScreen(game: Game()) }.tapAndRender("a").bodyEvaluations.total == 2)
  }

  @Test("A closure is left out of the comparison, and tuples are compared by their parts (I-44, I-46)")
  func comparison() throws {
    let closure = Assumption.leavesOut(view: "Row", property: "action")
    let parts = Assumption.comparesByParts(view: "Row", property: "values")
    #expect(try host { RowScreen() }.tapAndRender("add").bodyEvaluations["Row"] == 1)
    #expect(try host(closure) { RowScreen() }.tapAndRender("add").bodyEvaluations["Row"] == 1)
    let both = host(closure, parts) { RowScreen() }
    #expect(try both.tapAndRender("add").bodyEvaluations["Row"] == 0)
    #expect(try both.tapAndRender("add").bodyEvaluations.total == 1)
    #expect(both.texts.contains("2"))
  }

  @Test("The object that came first stays (I-45)")
  func keptObject() throws {
    let kept = host(.keepsObject(view: "Holder", property: "object")) { HolderScreen() }
    let before = kept.texts
    #expect(try kept.tapAndRender("add 0").bodyEvaluations["Holder"] == 0)
    #expect(kept.texts == before)
  }

  @Test("A binding with closures leads to whoever reads it, as if it were a place (I-54, I-51)")
  func bindingInPlace() throws {
    let plain = host { SwitchScreen() }
    #expect(try plain.tapAndRender("other").bodyEvaluations["SwitchRow"] == 1)
    let place = host(.bindsInPlace(view: "SwitchRow", property: "isOn")) { SwitchScreen() }
    #expect(try place.tapAndRender("other").bodyEvaluations["SwitchRow"] == 0)
    #expect(try place.tapAndRender("first").bodyEvaluations["SwitchRow"] == 0)
    #expect(try place.switches["row"].value != plain.switches["row"].value)
  }

  @Test("A state that is ignored runs nobody (I-23)")
  func ignoredState() throws {
    let ignoring = host(.ignores(view: "Counter", property: "count")) { Counter() }
    #expect(try ignoring.tapAndRender("add").bodyEvaluations.total == 0)
  }

  @Test("An id that is kept keeps its view (I-6)")
  func keptID() throws {
    let plain = host { Counter() }
    let kept = host(.keepsID(view: "Counter")) { Counter() }
    #expect(try plain.tapAndRender("add").displayEdits == 2)
    #expect(try kept.tapAndRender("add").displayEdits == 1)
  }

  @Test("Rows that are found by what they show keep their views when the first one goes (I-9)")
  func rowsByValue() throws {
    #expect(try host { Letters() }.tapAndRender("drop").bodyEvaluations["Letter"] == 2)
    let found = host(.findsRowsByValue(view: "Letters")) { Letters() }
    #expect(try found.tapAndRender("drop").bodyEvaluations["Letter"] == 0)
    #expect(found.texts == ["b", "c", "drop"])
    #expect(try found.tapAndRender("drop").bodyEvaluations["Letter"] == 0)
    #expect(found.texts == ["c", "drop"])
  }

  @Test("Old results stay for the runs that are named, and the next change is seen (I-40)")
  func oldResults() throws {
    let keeping = host { RowScreen() }
    keeping.keepOldResults(of: ["RowScreen": [0]])
    #expect(try keeping.tapAndRender("add").bodyEvaluations.total == 0)
    #expect(keeping.texts.contains("0"))
    keeping.keepOldResults(of: [:])
    try keeping.tapAndRender("add")
    #expect(keeping.texts.contains("2"))
  }
}
