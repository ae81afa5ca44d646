// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A full layout of a deep tree of rows and columns.
struct LayoutDeepTree: Scenario {
  static let name = "layout.deep-tree"
  static let analysis = """
    W3. Columns of rows of columns, three children each, flexible leaves at the end; the size is the number of \
    leaves, 59,049 at depth 10. Everything is laid out with every size forgotten. N leaves make (3N − 1) / 2 \
    nodes with their containers: divide layout_time by that for the time a node takes.
    """
  static let sizes = [81, 2_187, 59_049]
  static let measures = MeasuredOperation.layout
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .linear, .placements: .linear, .allocations: .constant,
  ]

  let variant: ViewsOrByHand
  let size: Int

  var content: some View { Grove(depth: depth, isRow: false) }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: CGSize(width: 4_096, height: 4_096))
    try host.render()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(host.displayList.count, size, "leaves")
    let floor = FloorTree.alternating(depth: depth)
    floor.layOut(width: 4_096, height: 4_096)
    let sum = leafFrameChecksum(host.displayList, leavesPerContainer: 3)
    let difference = abs(sum / floor.leafFrameChecksum - 1)
    // Thirds of thirds: the two divide in different orders.
    try require(difference < 1e-9, "checksum of the leaves' frames: \(sum), floor \(floor.leafFrameChecksum)")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let tree = FloorTree.alternating(depth: depth)
    return { _ in tree.layOut(width: 4_096, height: 4_096) }
  }

  /// How often three must be multiplied to give the leaves.
  private var depth: Int {
    var depth = 0
    var leaves = 1
    while leaves < size {
      leaves *= 3
      depth += 1
    }
    return depth
  }
}

/// Three groves in a row or a column, or a leaf.
struct Grove: View {
  let depth: Int
  let isRow: Bool

  var body: some View {
    if depth == 0 {
      FillingLeaf()
    } else if isRow {
      HStack(spacing: 0) {
        Grove(depth: depth - 1, isRow: false)
        Grove(depth: depth - 1, isRow: false)
        Grove(depth: depth - 1, isRow: false)
      }
    } else {
      VStack(spacing: 0) {
        Grove(depth: depth - 1, isRow: true)
        Grove(depth: depth - 1, isRow: true)
        Grove(depth: depth - 1, isRow: true)
      }
    }
  }
}
