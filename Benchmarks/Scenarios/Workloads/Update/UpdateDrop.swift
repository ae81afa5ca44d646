// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A tree goes away.
struct UpdateDrop: Scenario {
  static let name = "update.drop"
  static let analysis = """
    U5. A host with N rows is unmounted and its memory given back. Taking a tree down must not cost more than \
    building it. The check looks at the mount before it.
    """
  static let sizes = [100, 1_000, 10_000]
  static let measures = MeasuredOperation.drop
  static let growth: [Metric: GrowthOrder] = [.allocations: .constant]

  let variant: ViewsVariant
  let size: Int

  var content: some View { StillColumn(rows: size) }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["UpdateRow"], size, "bodies of the rows")
    try requireEqual(frame.bodyEvaluations.total, size + 2, "all bodies")
    try requireEqual(host.displayList.count, 2 * size + 1, "items")
  }
}
