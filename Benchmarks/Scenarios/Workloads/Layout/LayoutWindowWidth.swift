// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// The window changes its width over the column of rows.
struct LayoutWindowWidth: Scenario {
  static let name = "layout.window-width"
  static let analysis = """
    W4. The tree of layout.all-rows in a window that alternates between 400 and 800 points. No view changed, so no \
    size need be worked out again: only frames are. By-hand measures and places anyway, in two sweeps over \
    arrays.
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .linear, .placements: .linear, .displayEdits: .linear,
    .allocations: .constant,
  ]

  let variant: ViewsOrByHand
  let size: Int

  var content: some View {
    TopColumn {
      ForEach(0..<size) { _ in LeafRow() }
    }
  }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: resizedWindow(1))
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) {
    host.resize(to: resizedWindow(index))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(frame.displayEdits, size, "display edits")
    try checkRows(host.displayList, size, width: host.size.width)
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let tree = FloorTree.rows(size)
    return { tree.layOut(width: resizedWindow($0).width, height: nil) }
  }
}
