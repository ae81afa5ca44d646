// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// One row becomes higher or lower, and all rows after it move.
struct LayoutRowHeight: Scenario {
  static let name = "layout.row-height"
  static let analysis = """
    W2. One of N rows alternates between 20 and 30 points of height. The rows before it stay, the rows after it \
    move by as much: no size may be asked again outside the row, and what moves should cost an addition a \
    row at most.
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .constant, .placements: .linear, .displayEdits: .linear,
    .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int
  private let height = WriteHandle<CGFloat>()

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    TopColumn {
      ForEach(0..<size / 2) { _ in LeafRow() }
      HeighteningRow(height: height)
      ForEach(size / 2 + 1..<size, id: \.self) { _ in LeafRow() }
    }
  }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: CGSize(width: 400, height: 844))
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) {
    height.write(index.isMultiple(of: 2) ? 30 : 20)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 1, "bodies")
    try require(frame.sizeCalls <= 16, "\(frame.sizeCalls) size calls for one row")
    let middle = size / 2
    // Its own two leaves, of which the flexible one is centred anew, and all leaves after them.
    try requireEqual(frame.displayEdits, 2 * (size - middle), "display edits")
    let list = host.displayList
    let height = list[2 * middle].frame.height
    try require(height == 20 || height == 30, "a row of \(height) points")
    try requireEqual(list[2 * middle].frame.minY, Double(middle) * 20, "top of the row")
    try requireEqual(
      list[list.count - 1].frame.maxY, Double(size - 1) * 20 + height, "bottom of the last row")
  }
}

struct HeighteningRow: View {
  let height: WriteHandle<CGFloat>
  @State private var current: CGFloat = 20

  var body: some View {
    let _ = height.lend($current)
    HStack(spacing: 0) {
      Color.blue.frame(width: 50, height: current)
      FlexibleLeaf()
    }
  }
}
