// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The rows of the scenarios about identity: each has a state of its own, so that everybody can see whether it was
// kept or began again.

struct MarkedRow: View {
  let title: String
  @State private var mark = "new"

  var body: some View {
    HStack {
      Text(title)
      Button(mark) { mark = "kept" }
    }
  }
}

struct MarkedRows: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { MarkedRow(title: "row \($0)") }
    }
  }
}

/// What N rows show, the first of them with its mark.
func markedTexts(_ count: Int, first mark: String) -> [String] {
  (0..<count).flatMap { ["row \($0)", $0 == 0 ? mark : "new"] }
}

extension ViewHost {
  /// Marks the first row that is not marked yet.
  func markFirstRow() throws {
    let index = buttons.labels.firstIndex(of: "new") ?? 0
    try buttons[index].tap()
    try render()
  }
}
