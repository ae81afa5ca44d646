// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// One row's own state changes, and with it a text of the same width.
struct UpdateLeafText: Scenario {
  static let name = "update.leaf-text"
  static let analysis = """
    U1. One of N rows increments its own state; its text keeps its width. One body must run and one item change, \
    however many rows there are: the cost of a frame is that of what changed. By-hand formats the number, \
    compares text and width, and is done. Both variants format the same number.
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .viewComparisons: .constant, .attributesUpdated: .constant,
    .sizeCalls: .constant, .placements: .constant, .displayEdits: .constant, .allocations: .constant,
  ]

  let variant: ViewsOrByHand
  let size: Int
  private let counter = WriteHandle<Int>()

  init(variant: ViewsOrByHand, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { CounterColumn(rows: size, counter: counter) }

  func step(_ host: ViewHost, _ index: Int) {
    counter.write(.threeDigits(at: index))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["CounterRow"], 1, "bodies of the row")
    try requireEqual(frame.bodyEvaluations.total, 1, "all bodies")
    try requireEqual(frame.viewComparisons, 0, "comparisons")
    try requireEqual(frame.displayEdits, 1, "display edits")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let column = HandColumn(rows: size)
    return { column.show(.threeDigits(at: $0)) }
  }
}
