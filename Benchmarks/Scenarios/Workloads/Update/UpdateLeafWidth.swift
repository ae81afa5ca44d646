// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// One row's own state changes, and with it a text's width.
struct UpdateLeafWidth: Scenario {
  static let name = "update.leaf-width"
  static let analysis = """
    U2. One of N rows changes its own state, and its text becomes wider or narrower. The row arranges its two \
    texts anew; the title is wider than any row, so nothing else moves. Size computations must not depend \
    on N.
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
    counter.write(Self.count(index))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["CounterRow"], 1, "bodies of the row")
    try requireEqual(frame.bodyEvaluations.total, 1, "all bodies")
    // The text, and the other one, which moves aside.
    try requireEqual(frame.displayEdits, 2, "display edits")
    try require(frame.sizeCalls <= 16, "\(frame.sizeCalls) size calls for one row")
    try checkMiddleRow(host)
  }

  /// The hand-written column must put the same texts where the engine does.
  private func checkMiddleRow(_ host: ViewHost) throws {
    let title = host.displayList[0].frame
    let shown = host.displayList.dropFirst(1 + 2 * (size / 2)).prefix(2).map {
      HandColumn.Label(text: $0.text ?? "", width: $0.frame.width, x: $0.frame.minX - title.minX)
    }
    let column = HandColumn(rows: size)
    column.show(shown.last.flatMap { Int($0.text) } ?? 0)
    try requireEqual(column.middleRow, shown, "the hand-written row")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let column = HandColumn(rows: size)
    return { column.show(Self.count($0)) }
  }

  private static func count(_ index: Int) -> Int { index.isMultiple(of: 2) ? 1 : 100 }
}
