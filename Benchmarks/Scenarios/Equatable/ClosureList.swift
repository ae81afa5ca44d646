// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A list that gives each child a closure; it captures the child's index, so it is a new one each time.
struct ClosureList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ index: Int, _ value: Int, _ select: @escaping () -> Void) -> Row
  @State private var count = 0
  @State private var values: [Int]
  @State private var selection = 0

  init(
    size: Int, @ViewBuilder row: @escaping (_ index: Int, _ value: Int, _ select: @escaping () -> Void) -> Row
  ) {
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
      ForEach(0..<size) { index in row(index, values[index]) { selection = index } }
    }
  }
}

// shown: equatable.closure-unrelated/plain
struct ClosureRow: View {
  let index: Int
  let value: Int
  let select: () -> Void

  var body: some View { rowContent(index, value) }
}
// end

// shown: equatable.closure-unrelated/equatable
struct EquatableClosureRow: View, Equatable {
  let index: Int
  let value: Int
  let select: () -> Void

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.value == right.value
  }

  var body: some View { rowContent(index, value) }
}
// end

/// The screen of the scenarios with a closure.
@ViewBuilder func closureScreen(_ style: RowStyle, _ size: Int) -> some View {
  switch style {
  case .plain: ClosureList(size: size) { ClosureRow(index: $0, value: $1, select: $2) }
  case .equatable: ClosureList(size: size) { EquatableClosureRow(index: $0, value: $1, select: $2) }
  case .equatableView:
    ClosureList(size: size) { EquatableClosureRow(index: $0, value: $1, select: $2).equatable() }
  case .observable: SliceList(size: size)
  }
}
