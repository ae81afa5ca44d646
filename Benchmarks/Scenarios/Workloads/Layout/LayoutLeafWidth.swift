// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// One leaf becomes wider or narrower in a row that keeps its size.
struct LayoutLeafWidth: Scenario {
  static let name = "layout.leaf-width"
  static let analysis = """
    W2. In one of N rows the fixed leaf alternates between 50 and 55 points; the flexible one beside it takes the \
    difference, so the row keeps its size. Two items change and nothing else may be asked or placed: the cost \
    must not depend on N.
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .constant, .placements: .constant, .displayEdits: .constant,
    .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int
  private let width = WriteHandle<CGFloat>()

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    TopColumn {
      ForEach(0..<size / 2) { _ in LeafRow() }
      WideningRow(width: width)
      ForEach(size / 2 + 1..<size, id: \.self) { _ in LeafRow() }
    }
  }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: CGSize(width: 400, height: 844))
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) {
    width.write(index.isMultiple(of: 2) ? 55 : 50)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 1, "bodies")
    try requireEqual(frame.displayEdits, 2, "display edits")
    try require(frame.sizeCalls <= 16, "\(frame.sizeCalls) size calls for one row")
    let (fixed, flexible) = (host.displayList[size / 2 * 2], host.displayList[size / 2 * 2 + 1])
    try require(fixed.frame.width == 50 || fixed.frame.width == 55, "a leaf of \(fixed.frame.width) points")
    try requireEqual(flexible.frame.minX, fixed.frame.maxX, "left edge of the flexible leaf")
    try requireEqual(flexible.frame.maxX, 400, "right edge of the flexible leaf")
  }
}

struct WideningRow: View {
  let width: WriteHandle<CGFloat>
  @State private var current: CGFloat = 50

  var body: some View {
    let _ = width.lend($current)
    HStack(spacing: 0) {
      Color.blue.frame(width: current, height: 20)
      FlexibleLeaf()
    }
  }
}
