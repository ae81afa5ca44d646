// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// One cell of a grid shows another text of the same width.
struct GridCellText: Scenario {
  static let name = "grid.cell-text"
  static let analysis = """
    A grid of ten columns and N / 10 rows changes the text of its first cell: a state of the grid's \
    owner, so that every cell is made again and found equal, or a state of the cell. Neither its \
    column nor its row has another length.
    """
  static let sizes = [100, 1_000]
  static let optionalSizes = [10_000, 100_000]
  static let equivalent: [[Variant]] = [[.owner, .cell]]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .linear, .placements: .linear, .displayEdits: .constant,
  ]

  enum Variant: String, CaseIterable {
    case owner
    case cell
    case byHand = "by-hand"
  }

  let variant: Variant
  let size: Int
  private let number = WriteHandle<Int>()
  private let shown = Shown()

  private final class Shown { var number = 100 }

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  @ViewBuilder var content: some View {
    if variant == .cell {
      NumberGrid(rows: size / 10) { NumberCell(number: number) }
    } else {
      NumberGridOwner(rows: size / 10, number: number)
    }
  }

  func step(_ host: ViewHost, _ index: Int) {
    shown.number = .threeDigits(at: index)
    number.write(shown.number)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.displayEdits, 1, "display edits")
    let rest = (1..<size).map { "c\($0 % 10)" }
    try requireEqual(host.texts, ["#\(shown.number)"] + rest, "texts, in order")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let grid = HandGrid(rows: size / 10)
    return { grid.show(.threeDigits(at: $0)) }
  }
}

/// A grid of texts with something else in its first cell.
struct NumberGrid<First: View>: View {
  let rows: Int
  @ViewBuilder let firstCell: () -> First

  var body: some View {
    Grid {
      GridRow {
        firstCell()
        ForEach(1..<10) { Text("c\($0)") }
      }
      ForEach(1..<rows, id: \.self) { _ in
        GridRow {
          ForEach(0..<10) { Text("c\($0)") }
        }
      }
    }
  }
}

struct NumberCell: View {
  let number: WriteHandle<Int>
  @State private var current = 100

  var body: some View {
    let _ = number.lend($current)
    Text("#\(current)")
  }
}

struct NumberGridOwner: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 100

  var body: some View {
    let _ = number.lend($current)
    Grid {
      ForEach(0..<rows) { row in
        GridRow {
          ForEach(0..<10) { column in Text(row == 0 && column == 0 ? "#\(current)" : "c\(column)") }
        }
      }
    }
  }
}

/// What a programmer would write for the grid: every text compared, and a column looked at when one of its widths is
/// another one.
private final class HandGrid {
  private var cells: [(text: String, width: Double)]
  private let rows: Int
  private var columns: [Double]

  init(rows: Int) {
    self.rows = rows
    cells = (0..<rows * 10).map { ("c\($0 % 10)", 17) }
    columns = Array(repeating: 17, count: 10)
  }

  func show(_ number: Int) {
    for index in cells.indices {
      let text = index == 0 ? "#\(number)" : "c\(index % 10)"
      if text == cells[index].text { continue }
      cells[index].text = text
      let width = Double(text.utf8.count) * 8.5
      if width == cells[index].width { continue }
      cells[index].width = width
      columns[index % 10] = (0..<rows).reduce(0) { max($0, cells[$1 * 10 + index % 10].width) }
    }
  }
}
