// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A list of N rows that opens a sheet for the row that was tapped.
struct ItemOrFlag: Scenario {
  static let name = "sheet.item-or-flag"
  static let analysis = """
    A tap on one of two rows opens its details in a sheet, a swipe closes them. One `item` for the list says which and \
    whether. A `flag` beside a selection needs the list to run for each other selection, or the sheet is stale (P-2, \
    P-7). A flag and a sheet in each row (`flag-per-row`) run nothing more; what they cost was paid when N presentations \
    were made with the list.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .displayEdits: .constant, .frames: .constant,
  ]

  nonisolated enum Variant: String, CaseIterable {
    case item, flag
    case flagPerRow = "flag-per-row"
  }

  let variant: Variant
  let size: Int
  private var rows: [Element] = []

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .item: ItemList(rows: size)
    case .flag: FlagList(rows: size)
    case .flagPerRow: FlagPerRowList(rows: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    rows = [try host.buttons["row 0"].resolved(), try host.buttons["row \(size - 1)"].resolved()]
    // Each has been seen once.
    for row in rows {
      try row.tap()
      try host.render()
      try host.presentations.last?.dismissInteractively()
      try host.render()
    }
    try rows[1].tap()
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try host.presentations.last?.dismissInteractively()
    try host.render()
    try rows[index & 1].tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.presentations.map(\.kind), [.sheet], "presentations")
    try require(
      host.texts == ["details of 0"] || host.texts == ["details of \(size - 1)"],
      "the sheet shows \(host.texts)")
    let list = frame.bodyEvaluations.typeNames.filter { $0.hasSuffix("List") }
      .reduce(0) { $0 + frame.bodyEvaluations[$1] }
    try requireEqual(list, variant == .flag ? 1 : 0, "bodies of the list")
    try requireEqual(frame.bodyEvaluations["RowDetails"], 1, "bodies of the sheet")
  }
}

private struct RowDetails: View {
  let row: Int

  var body: some View { Text("details of \(row)") }
}

private nonisolated struct ChosenRow: Identifiable {
  let id: Int
}

// shown: sheet.item-or-flag/item
private struct ItemList: View {
  let rows: Int
  @State private var chosen: ChosenRow?

  var body: some View {
    VStack {
      ForEach(0..<rows) { row in
        Button("row \(row)") { chosen = ChosenRow(id: row) }
      }
    }
    .sheet(item: $chosen) { RowDetails(row: $0.id) }
  }
}
// end

// shown: sheet.item-or-flag/flag
private struct FlagList: View {
  let rows: Int
  @State private var chosen = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      ForEach(0..<rows) { row in
        Button("row \(row)") {
          chosen = row
          isShown = true
        }
      }
    }
    .sheet(isPresented: $isShown) { RowDetails(row: chosen) }
  }
}
// end

private struct FlagPerRowList: View {
  let rows: Int

  var body: some View {
    VStack {
      ForEach(0..<rows) { SheetRow(row: $0) }
    }
  }
}

private struct SheetRow: View {
  let row: Int
  @State private var isShown = false

  var body: some View {
    Button("row \(row)") { isShown = true }
      .sheet(isPresented: $isShown) { RowDetails(row: row) }
  }
}
