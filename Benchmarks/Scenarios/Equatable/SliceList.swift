// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

/// What one child of the observable variants shows, and nothing else.
@Observable final class Slice {
  var value = 0
}

/// Like the lists of values, but it hands each child an object and reads none of them.
struct SliceList: View {
  let size: Int
  @State private var count = 0
  @State private var slices: [Slice]

  init(size: Int) {
    self.size = size
    slices = (0..<size).map { _ in Slice() }
  }

  var body: some View {
    VStack {
      listHeader(count) {
        count = nextDigit(count)
      } related: {
        let slice = slices[size / 2]
        slice.value = nextDigit(slice.value)
      }
      ForEach(0..<size) { SliceRow(index: $0, slice: slices[$0]) }
    }
  }
}

struct SliceRow: View {
  let index: Int
  let slice: Slice

  var body: some View { rowContent(index, slice.value) }
}
