// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// The root's state changes the title's font; all rows move and none changes.
struct UpdateRootFont: Scenario {
  static let name = "update.root-font"
  static let analysis = """
    U4. The title above N rows jumps between 40 and 80 points. One body runs, and everything below moves: 2N + 1 \
    items are elsewhere than before, which is the least that a frame can report. No row is asked for its \
    size again.
    """
  static let sizes = [100, 1_000, 10_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .viewComparisons: .linear, .sizeCalls: .linear, .placements: .linear,
    .displayEdits: .linear, .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int
  private let fontSize = WriteHandle<CGFloat>()

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { FontColumn(rows: size, fontSize: fontSize) }

  func step(_ host: ViewHost, _ index: Int) {
    fontSize.write(index.isMultiple(of: 2) ? 80 : 40)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["FontColumn"], 1, "bodies of the root")
    try requireEqual(frame.bodyEvaluations.total, 1, "all bodies")
    try requireEqual(frame.displayEdits, 2 * size + 1, "display edits")
  }
}

struct FontColumn: View {
  let rows: Int
  let fontSize: WriteHandle<CGFloat>
  @State private var current: CGFloat = 40

  var body: some View {
    let _ = fontSize.lend($current)
    VStack {
      Text("Title").font(.system(size: current))
      ForEach(0..<rows) { UpdateRow(index: $0) }
    }
  }
}
