// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The root's state changes the title; the rows get what they had.
struct UpdateRootText: Scenario {
  static let name = "update.root-text"
  static let analysis = """
    U3. The root writes another title above N rows whose inputs stay the same. The root's body runs, the rows \
    are compared and skipped (I-40): the cost per row is that of a comparison. Where the rows' data and \
    closure are recognisably the same, not even that need be paid.
    """
  static let sizes = [100, 1_000, 10_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .viewComparisons: .linear, .sizeCalls: .constant, .placements: .constant,
    .displayEdits: .constant, .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int
  private let number = WriteHandle<Int>()

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { TitledColumn(rows: size, number: number) }

  func step(_ host: ViewHost, _ index: Int) {
    number.write(1 + index % 9)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["TitledColumn"], 1, "bodies of the root")
    try requireEqual(frame.bodyEvaluations.total, 1, "all bodies")
    try requireEqual(frame.displayEdits, 1, "display edits")
  }
}

struct TitledColumn: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    VStack {
      Text("title \(current)")
      ForEach(0..<rows) { UpdateRow(index: $0) }
    }
  }
}
