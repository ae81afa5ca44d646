// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A list that gives its children a number they hold and never show.
struct UnusedFieldList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ index: Int, _ value: Int, _ stamp: Int) -> Row
  @State private var count = 0
  @State private var values: [Int]

  init(size: Int, @ViewBuilder row: @escaping (_ index: Int, _ value: Int, _ stamp: Int) -> Row) {
    self.size = size
    self.row = row
    values = Array(repeating: 0, count: size)
  }

  var body: some View {
    VStack {
      listHeader(count) {
        count = nextDigit(count)
      } related: {
        values[size / 2] = nextDigit(values[size / 2])
      }
      ForEach(0..<size) { row($0, values[$0], count) }
    }
  }
}

// shown: equatable.unused-field/plain
struct UnusedFieldRow: View {
  let index: Int
  let value: Int
  let stamp: Int

  var body: some View { rowContent(index, value) }
}
// end

// shown: equatable.unused-field/equatable-view
struct EquatableUnusedFieldRow: View, Equatable {
  let index: Int
  let value: Int
  let stamp: Int

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.value == right.value
  }

  var body: some View { rowContent(index, value) }
}
// end

/// The screen of the scenario with a field that is not shown.
@ViewBuilder func unusedFieldScreen(_ style: RowStyle, _ size: Int) -> some View {
  switch style {
  case .plain: UnusedFieldList(size: size) { UnusedFieldRow(index: $0, value: $1, stamp: $2) }
  case .equatable: UnusedFieldList(size: size) { EquatableUnusedFieldRow(index: $0, value: $1, stamp: $2) }
  case .equatableView:
    // shown: equatable.unused-field/equatable-view
    UnusedFieldList(size: size) { EquatableUnusedFieldRow(index: $0, value: $1, stamp: $2).equatable() }
  // end
  case .observable: SliceList(size: size)
  }
}
