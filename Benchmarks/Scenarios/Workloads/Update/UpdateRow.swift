// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// The row of the update workloads: a view of its own around two texts.
struct UpdateRow: View {
  let index: Int

  var body: some View {
    HStack {
      Text("row \(index)")
      Text("value")
    }
  }
}

/// Rows of which the one in the middle is another view.
struct RowsAround<Middle: View>: View {
  let count: Int
  @ViewBuilder let middle: (_ index: Int) -> Middle

  var body: some View {
    ForEach(0..<count / 2) { UpdateRow(index: $0) }
    middle(count / 2)
    ForEach(count / 2 + 1..<count, id: \.self) { UpdateRow(index: $0) }
  }
}

/// A title that is wider than any row, so that no row's width moves the column.
struct WideTitle: View {
  var body: some View { Text("a title that is wider than a row") }
}

/// The only way to write a workload that is not written by hand too.
nonisolated enum ViewsVariant: String, CaseIterable {
  case views
}

/// A workload that is written by hand too.
nonisolated enum ViewsOrByHand: String, CaseIterable {
  case views
  case byHand = "by-hand"
}
