// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A list whose children are plain data: two numbers, both of them shown.
struct PlainDataList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ index: Int, _ value: Int) -> Row
  @State private var count = 0
  @State private var values: [Int]

  init(size: Int, @ViewBuilder row: @escaping (_ index: Int, _ value: Int) -> Row) {
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
      ForEach(0..<size) { row($0, values[$0]) }
    }
  }
}

struct PlainDataRow: View {
  let index: Int
  let value: Int

  var body: some View { rowContent(index, value) }
}

struct EquatablePlainDataRow: View, Equatable {
  let index: Int
  let value: Int

  var body: some View { rowContent(index, value) }
}

/// The screen of the scenarios with plain data.
@ViewBuilder func plainDataScreen(_ style: RowStyle, _ size: Int) -> some View {
  switch style {
  case .plain: PlainDataList(size: size) { PlainDataRow(index: $0, value: $1) }
  case .equatable: PlainDataList(size: size) { EquatablePlainDataRow(index: $0, value: $1) }
  case .equatableView:
    PlainDataList(size: size) { EquatablePlainDataRow(index: $0, value: $1).equatable() }
  case .observable: SliceList(size: size)
  }
}
