// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A full layout of containers with one child each.
struct LayoutChain: Scenario {
  static let name = "layout.chain"
  static let analysis = """
    W5. As many containers as the size says, each with the next one as its only child and a flexible leaf at the \
    end, laid out with every size forgotten. Columns, rows, and both in turn must cost the same: an engine \
    that asks each child twice where the axis changes takes 2 to the power of the depth.
    """
  static let sizes = [10, 100, 1_000]
  static let measures = MeasuredOperation.layout
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .linear, .placements: .linear, .allocations: .constant,
  ]

  nonisolated enum Variant: String, CaseIterable {
    case columns
    case rows
    case alternating
  }

  let variant: Variant
  let size: Int

  var content: some View { ChainLink(remaining: size, axes: variant) }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: CGSize(width: 400, height: 800))
    try host.render()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(
      host.displayList.map(\.frame), [CGRect(x: 0, y: 0, width: 400, height: 800)], "the leaf's frame")
    try require(frame.sizeCalls <= 9 * (size + 2), "\(frame.sizeCalls) size calls for \(size) containers")
  }
}

struct ChainLink: View {
  let remaining: Int
  let axes: LayoutChain.Variant

  var body: some View {
    if remaining == 0 {
      FillingLeaf()
    } else if axes == .rows || axes == .alternating && !remaining.isMultiple(of: 2) {
      HStack(spacing: 0) { ChainLink(remaining: remaining - 1, axes: axes) }
    } else {
      VStack(spacing: 0) { ChainLink(remaining: remaining - 1, axes: axes) }
    }
  }
}
