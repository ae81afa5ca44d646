// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// The window changes its width over rows with infinity frames.
struct UpdateResizeInfinity: Scenario {
  static let name = "update.resize-infinity"
  static let analysis = """
    U6. The window alternates between 400 and 800 points over N rows that fill its width with an infinity frame. \
    Only layout is concerned: no body runs (L-36). Beside update.resize-reader it shows what a reader in \
    each row adds.
    """
  static let sizes = [100, 1_000, 10_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .linear, .placements: .linear, .displayEdits: .linear,
    .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int

  var content: some View {
    VStack {
      WideTitle()
      ForEach(0..<size) { InfinityRow(index: $0) }
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
    // The title stays in the middle too, so everything moves.
    try requireEqual(frame.displayEdits, 2 * size + 1, "display edits")
  }
}

struct InfinityRow: View {
  let index: Int

  var body: some View {
    HStack {
      Text("row \(index)")
      Text("value")
    }
    .frame(maxWidth: .infinity)
  }
}
