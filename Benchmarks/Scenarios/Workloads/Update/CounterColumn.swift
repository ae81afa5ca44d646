// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// N rows, one of which owns a counter.
struct CounterColumn: View {
  let rows: Int
  let counter: WriteHandle<Int>

  var body: some View {
    VStack {
      WideTitle()
      RowsAround(count: rows) { CounterRow(index: $0, counter: counter) }
    }
  }
}

struct CounterRow: View {
  let index: Int
  let counter: WriteHandle<Int>
  @State private var count = 100

  var body: some View {
    let _ = counter.lend($count)
    HStack {
      Text("row \(index)")
      Text("\(count)")
    }
  }
}
