// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A full layout of a column of rows.
struct LayoutAllRows: Scenario {
  static let name = "layout.all-rows"
  static let analysis = """
    W1. A column of N rows of a fixed and a flexible leaf is laid out with every size forgotten. Divide \
    layout_time by 1 + 3N for the time a node takes. By-hand lays out the same tree in arrays in two sweeps: \
    what the machine allows for these trees alone.
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
  static let measures = MeasuredOperation.layout
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .linear, .placements: .linear, .allocations: .constant,
  ]

  let variant: ViewsOrByHand
  let size: Int

  var content: some View {
    TopColumn {
      ForEach(0..<size) { _ in LeafRow() }
    }
  }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: CGSize(width: 400, height: 844))
    try host.render()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(frame.displayEdits, 0, "display edits")
    try checkRows(host.displayList, size, width: 400)
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let tree = FloorTree.rows(size)
    return { _ in tree.layOut(width: 400, height: nil) }
  }
}

extension Scenario {
  /// Holds the leaves of the column workloads against the arithmetic of their tree.
  ///
  /// - Source: a row of 400 points adds 50 + 20 and 50 + (400 − 50) + 20 to the checksum: 490,000 for 1,000 rows,
  ///   as the hand-written floor prints.
  func checkRows(_ list: DisplayList, _ rows: Int, width: Double) throws {
    try requireEqual(list.count, 2 * rows, "leaves")
    let expected = Double(rows) * (90 + width)
    try requireEqual(
      leafFrameChecksum(list, leavesPerContainer: 2), expected, "checksum of the leaves' frames")
    let floor = FloorTree.rows(rows)
    floor.layOut(width: width, height: nil)
    try requireEqual(floor.leafFrameChecksum, expected, "checksum of the hand-written frames")
    for row in 0..<rows {
      try requireEqual(list[2 * row].frame.minY, Double(row) * 20, "top of row \(row)")
    }
  }
}
