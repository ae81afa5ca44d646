// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// An object that nobody observes: a change to it is not seen, so the list replaces it by another one.
final class Item {
  let value: Int

  init(value: Int) {
    self.value = value
  }
}

/// A list that gives each child a reference to a plain object.
struct ReferenceList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ index: Int, _ item: Item) -> Row
  @State private var count = 0
  @State private var items: [Item]

  init(size: Int, @ViewBuilder row: @escaping (_ index: Int, _ item: Item) -> Row) {
    self.size = size
    self.row = row
    items = (0..<size).map { _ in Item(value: 0) }
  }

  var body: some View {
    VStack {
      listHeader(count) {
        count = nextDigit(count)
      } related: {
        items[size / 2] = Item(value: nextDigit(items[size / 2].value))
      }
      ForEach(0..<size) { row($0, items[$0]) }
    }
  }
}

struct ReferenceRow: View {
  let index: Int
  let item: Item

  var body: some View { rowContent(index, item.value) }
}

struct EquatableReferenceRow: View, Equatable {
  let index: Int
  let item: Item

  static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.item.value == right.item.value
  }

  var body: some View { rowContent(index, item.value) }
}

/// The screen of the scenarios with a reference.
@ViewBuilder func referenceScreen(_ style: RowStyle, _ size: Int) -> some View {
  switch style {
  case .plain: ReferenceList(size: size) { ReferenceRow(index: $0, item: $1) }
  case .equatable: ReferenceList(size: size) { EquatableReferenceRow(index: $0, item: $1) }
  case .equatableView:
    ReferenceList(size: size) { EquatableReferenceRow(index: $0, item: $1).equatable() }
  case .observable: SliceList(size: size)
  }
}
