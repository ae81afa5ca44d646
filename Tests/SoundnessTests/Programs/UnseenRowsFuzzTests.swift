// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// Lists whose rows show a variable that nobody observes. It is written together with the elements, in random ways, and
/// after each frame every row shows what its closure says now: a closure runs for every element (I-40).
@MainActor
@Suite struct UnseenRowsFuzzTests {
  private enum Unseen {
    // Written and read on the main actor, by one case of one test at a time.
    nonisolated(unsafe) static var marked = 0
    nonisolated(unsafe) static var word = ""
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
    var number = 0
  }

  /// What a row shows, whatever it is made of.
  private static func text(_ item: Item) -> String {
    "\(item.id) \(item.title) \(item.number)" + (item.id == Unseen.marked ? " marked" : "") + Unseen.word
  }

  /// The ways to write a row: its own view of strings, of numbers alone, with a state, with an object, a bare text, several
  /// views, one that is erased, one that is compared by its own `==`.
  enum Row: String, CaseIterable { case plain, numbers, stateful, holding, bare, several, erased, equatable }
  enum Container: String, CaseIterable { case column, lazy, list, none }

  private struct PlainRow: View, Equatable {
    let text: String
    var body: some View { Text(text) }
  }

  private struct NumberRow: View {
    let id: Int
    let number: Int
    let isMarked: Bool
    var body: some View { Text("\(id) \(number) \(isMarked)") }
  }

  private struct StatefulRow: View {
    let text: String
    @State private var prefix = ""
    var body: some View { Text(prefix + text) }
  }

  private final class Token {}

  private struct HoldingRow: View {
    static let token = Token()
    let text: String
    let token = Self.token
    var body: some View { Text(text) }
  }

  private final class Items {
    private var binding: Binding<[Item]>?

    func lend(_ binding: Binding<[Item]>) { self.binding = binding }

    func change(_ change: (inout [Item]) -> Void) {
      guard var items = binding?.wrappedValue else { return }
      change(&items)
      binding?.wrappedValue = items
    }

    var current: [Item] { binding?.wrappedValue ?? [] }
  }

  private struct Screen: View {
    let row: Row
    let container: Container
    let items: Items
    @State private var rows = (0..<6).map { Item(id: $0, title: "t\($0)") }

    var body: some View {
      let _ = items.lend($rows)
      switch container {
      case .column: VStack { list }
      case .lazy: ScrollView { LazyVStack { list } }
      case .list: List { list }
      case .none: list
      }
    }

    // Closures that capture nothing: they have equal words each time.
    @ViewBuilder private var list: some View {
      switch row {
      case .plain: ForEach(rows) { PlainRow(text: UnseenRowsFuzzTests.text($0)) }
      case .numbers:
        ForEach(rows) { NumberRow(id: $0.id, number: $0.number, isMarked: $0.id == Unseen.marked) }
      case .stateful: ForEach(rows) { StatefulRow(text: UnseenRowsFuzzTests.text($0)) }
      case .holding: ForEach(rows) { HoldingRow(text: UnseenRowsFuzzTests.text($0)) }
      case .bare: ForEach(rows) { Text(UnseenRowsFuzzTests.text($0)) }
      case .several:
        ForEach(rows) {
          Text(UnseenRowsFuzzTests.text($0))
          if $0.id == Unseen.marked { PlainRow(text: "mark") }
        }
      case .erased: ForEach(rows) { AnyView(PlainRow(text: UnseenRowsFuzzTests.text($0))) }
      case .equatable: ForEach(rows) { PlainRow(text: UnseenRowsFuzzTests.text($0)).equatable() }
      }
    }
  }

  @Test(
    "I-40: whatever rows are made of, they show a variable that nobody observes as it was when the list was made",
    arguments: Row.allCases, Container.allCases)
  func lists(_ row: Row, _ container: Container) throws {
    var random = SeededGenerator(seed: 29)
    (Unseen.marked, Unseen.word) = (0, "")
    let items = Items()
    let host = ViewHost(size: CGSize(width: 390, height: 4_000)) {
      Screen(row: row, container: container, items: items)
    }
    var nextID = 6
    for step in 0..<40 {
      // The number makes sure that the list is another one each time.
      if Bool.random(using: &random) { Unseen.marked = Int.random(in: 0...nextID, using: &random) }
      if Int.random(in: 0..<4, using: &random) == 0 { Unseen.word = " step \(step)" }
      items.change { rows in
        if rows.count < 3 || Int.random(in: 0..<3, using: &random) == 0 {
          rows.insert(Item(id: nextID, title: "t"), at: Int.random(in: 0...rows.count, using: &random))
          nextID += 1
        } else if Int.random(in: 0..<4, using: &random) == 0 {
          rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
        } else if Int.random(in: 0..<4, using: &random) == 0 {
          rows.shuffle(using: &random)
        }
        rows[Int.random(in: 0..<rows.count, using: &random)].number = step + 1
      }
      try host.render()
      #expect(host.displayList == host.recomputedDisplayList(), "step \(step)")
      let expected = items.current.flatMap { item -> [String] in
        if row == .numbers { return ["\(item.id) \(item.number) \(item.id == Unseen.marked)"] }
        let isDoubled = row == .several && item.id == Unseen.marked
        return [Self.text(item)] + (isDoubled ? ["mark"] : [])
      }
      #expect(host.texts == expected, "step \(step)")
    }
  }
}
