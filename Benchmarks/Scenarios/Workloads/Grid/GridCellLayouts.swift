// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A number in a table grows by three digits, and its column becomes wider.
struct GridCellLayouts: Scenario {
  static let name = "grid.cell-layouts"
  static let analysis = """
    A table of three columns and N rows: the number in its first cell, which is the cell's own state, has four digits \
    and seven in turns, so that the other columns move. `grid` is a Grid; in `layout-in-cells` each of its cells is a \
    custom Layout; `layout` is one custom Layout for the whole table, and `caching-layout` keeps what its cells answer.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let sizeUnit: String? = "row"
  static let equivalent: [[Variant]] = [Array(Variant.allCases)]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .linear, .placements: .linear, .displayEdits: .linear,
  ]

  enum Variant: String, CaseIterable {
    case grid
    case layoutInCells = "layout-in-cells"
    case layout
    case cachingLayout = "caching-layout"
  }

  let variant: Variant
  let size: Int
  private let number = WriteHandle<Int>()

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    table.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private var table: some View {
    switch variant {
    case .grid: GridTable(rows: size) { row, column in cell(row, column).padding(4) }
    case .layoutInCells: GridTable(rows: size) { row, column in CellLayout { cell(row, column) } }
    case .layout: TableLayout { cells }
    case .cachingLayout: CachingTableLayout { cells }
    }
  }

  private var cells: some View {
    ForEach(0..<size * 3) { cell($0 / 3, $0 % 3).padding(4) }
  }

  @ViewBuilder private func cell(_ row: Int, _ column: Int) -> some View {
    if row == 0 && column == 0 { NumberCell(number: number) } else { Text("\(row).\(column)") }
  }

  func step(_ host: ViewHost, _ index: Int) {
    number.write(index % 2 == 0 ? 1_000_000 : 1_000)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 1, "bodies")
    try requireEqual(frame.textMeasurements, 1, "text measurements")
    // Its own text, and every cell of the other two columns.
    try requireEqual(frame.displayEdits, 1 + 2 * size, "display edits")
  }
}

// shown: grid.cell-layouts/grid
struct GridTable<Cell: View>: View {
  let rows: Int
  @ViewBuilder let cell: (_ row: Int, _ column: Int) -> Cell

  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(0..<rows) { row in
        GridRow {
          ForEach(0..<3) { column in cell(row, column) }
        }
      }
    }
  }
}
// end

/// Four points around one view.
struct CellLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].sizeThatFits(.unspecified)
    return CGSize(width: size.width + 8, height: size.height + 8)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.minX + 4, y: bounds.minY + 4), proposal: .unspecified)
  }
}

/// Where the columns and rows of a table begin, eight points apart; the last of each is where one more would.
nonisolated struct TableLines {
  private(set) var columns: [CGFloat] = [0]
  private(set) var rows: [CGFloat] = [0]

  init(_ sizes: [CGSize]) {
    for column in 0..<3 {
      let widest = stride(from: column, to: sizes.count, by: 3).reduce(0) { max($0, sizes[$1].width) }
      columns.append(columns[column] + widest + 8)
    }
    for first in stride(from: 0, to: sizes.count, by: 3) {
      rows.append(rows[first / 3] + sizes[first..<(first + 3)].reduce(0) { max($0, $1.height) } + 8)
    }
  }

  var size: CGSize { CGSize(width: columns[3] - 8, height: rows[rows.count - 1] - 8) }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (index, subview) in subviews.enumerated() {
      let point = CGPoint(x: bounds.minX + columns[index % 3], y: bounds.minY + rows[index / 3])
      subview.place(at: point, proposal: .unspecified)
    }
  }
}

/// A table that asks its subviews each time.
// shown: grid.cell-layouts/layout
struct TableLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    TableLines(subviews.map { $0.sizeThatFits(.unspecified) }).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    TableLines(subviews.map { $0.sizeThatFits(.unspecified) }).place(subviews, in: bounds)
  }
}
// end

/// A table that asks its subviews once for each change of one of them, which is when its cache is updated.
struct CachingTableLayout: Layout {
  func makeCache(subviews: Subviews) -> TableLines {
    TableLines(subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout TableLines) -> CGSize {
    cache.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout TableLines
  ) {
    cache.place(subviews, in: bounds)
  }
}
