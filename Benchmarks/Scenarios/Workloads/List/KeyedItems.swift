// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// What a row of the keyed lists shows.
nonisolated struct KeyedItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isOn = false

  static func numbered(_ count: Int, from first: Int = 0) -> [KeyedItem] {
    (first..<first + count).map { KeyedItem(id: $0, title: "title \($0)") }
  }
}

/// The ways to write a keyed list.
nonisolated enum ListStyle: String, CaseIterable {
  /// Rows without a state of their own.
  case views
  /// Rows with a state of their own, which goes where their item goes.
  case stateful
  case byHand = "by-hand"
}

/// The way to the items of a list on screen, and to the state of one of its rows.
final class ListHandle {
  let items = WriteHandle<[KeyedItem]>()
  let note = WriteHandle<String>()
  /// The item whose row lends its state.
  let notedID: Int

  init(notedID: Int) {
    self.notedID = notedID
  }
}

struct KeyedList: View {
  let handle: ListHandle
  @State private var items: [KeyedItem]

  init(_ items: [KeyedItem], _ handle: ListHandle) {
    self.handle = handle
    _items = State(initialValue: items)
  }

  var body: some View {
    let _ = handle.items.lend($items)
    VStack {
      ForEach(items) { KeyedRow(item: $0) }
    }
  }
}

// shown: list.insert-remove/views
struct KeyedRow: View {
  let item: KeyedItem

  var body: some View {
    HStack {
      Text(item.title)
      Spacer()
      Text(item.isOn ? "on" : "off")
    }
    .padding(4)
  }
}
// end

/// The same with rows that have a state.
struct StatefulKeyedList: View {
  let handle: ListHandle
  @State private var items: [KeyedItem]

  init(_ items: [KeyedItem], _ handle: ListHandle) {
    self.handle = handle
    _items = State(initialValue: items)
  }

  var body: some View {
    let _ = handle.items.lend($items)
    VStack {
      ForEach(items) { StatefulKeyedRow(item: $0, handle: handle) }
    }
  }
}

// shown: list.insert-remove/stateful
struct StatefulKeyedRow: View {
  let item: KeyedItem
  let handle: ListHandle
  @State private var note = "off"

  var body: some View {
    let _ = item.id == handle.notedID ? handle.note.lend($note) : ()
    HStack {
      Text(item.title)
      Spacer()
      Text(item.isOn ? "on" : note)
    }
    .padding(4)
  }
}
// end
