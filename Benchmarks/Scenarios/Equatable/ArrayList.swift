// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

/// How many numbers each child of these scenarios holds.
private let tagCount = 16

/// A list that makes an array for each child anew whenever it runs, as a `filter` or `map` in a body does.
struct ArrayList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ index: Int, _ tags: [Int]) -> Row
  @State private var count = 0
  @State private var values: [Int]

  init(size: Int, @ViewBuilder row: @escaping (_ index: Int, _ tags: [Int]) -> Row) {
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
      ForEach(0..<size) { index in row(index, (0..<tagCount).map { $0 + values[index] }) }
    }
  }
}

struct ArrayRow: View {
  let index: Int
  let tags: [Int]

  var body: some View { rowContent(index, tags[0]) }
}

struct EquatableArrayRow: View, Equatable {
  let index: Int
  let tags: [Int]

  // The first number says which array it is, as a revision would.
  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.tags[0] == right.tags[0]
  }

  var body: some View { rowContent(index, tags[0]) }
}

/// An array that belongs to one child.
@Observable final class TagSlice {
  var tags = Array(0..<tagCount)
}

/// A list in which each child's array belongs to an object: a step makes an array only for the child that changes.
struct TagSliceList: View {
  let size: Int
  @State private var count = 0
  @State private var slices: [TagSlice]

  init(size: Int) {
    self.size = size
    slices = (0..<size).map { _ in TagSlice() }
  }

  var body: some View {
    VStack {
      listHeader(count) {
        count = nextDigit(count)
      } related: {
        let slice = slices[size / 2]
        let value = nextDigit(slice.tags[0])
        slice.tags = (0..<tagCount).map { $0 + value }
      }
      ForEach(0..<size) { TagSliceRow(index: $0, slice: slices[$0]) }
    }
  }
}

struct TagSliceRow: View {
  let index: Int
  let slice: TagSlice

  var body: some View { rowContent(index, slice.tags[0]) }
}

/// The screen of the scenarios with an array.
@ViewBuilder func arrayScreen(_ style: RowStyle, _ size: Int) -> some View {
  switch style {
  case .plain: ArrayList(size: size) { ArrayRow(index: $0, tags: $1) }
  case .equatable: ArrayList(size: size) { EquatableArrayRow(index: $0, tags: $1) }
  case .equatableView: ArrayList(size: size) { EquatableArrayRow(index: $0, tags: $1).equatable() }
  case .observable: TagSliceList(size: size)
  }
}
