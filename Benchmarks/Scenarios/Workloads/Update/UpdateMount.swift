// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The first frame of a tree.
struct UpdateMount: Scenario {
  static let name = "update.mount"
  static let analysis = """
    U5. A host is built around N rows and shows its first frame: N + 2 bodies, a node and a layout record for \
    each view. Live bytes growth over N is the memory of a row.
    """
  static let sizes = [100, 1_000, 10_000]
  static let measures = MeasuredOperation.mount
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .sizeCalls: .linear, .placements: .linear, .allocations: .linear,
    .liveBytesGrowth: .linear,
  ]

  let variant: ViewsVariant
  let size: Int

  var content: some View { StillColumn(rows: size) }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["UpdateRow"], size, "bodies of the rows")
    try requireEqual(frame.bodyEvaluations.total, size + 2, "all bodies")
    try requireEqual(host.displayList.count, 2 * size + 1, "items")
  }
}
