// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A binding is passed down many levels, and the last one reads it.
struct UpdateDeepBinding: Scenario {
  static let name = "update.deep-binding"
  static let analysis = """
    U11. The root's state is passed as a binding through as many views as the size says; only the last one reads \
    it. Holding a binding is no read (I-50, I-51): one body runs, at the bottom, whatever the depth.
    """
  static let sizes = [10, 100, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .viewComparisons: .constant, .sizeCalls: .constant, .placements: .constant,
    .displayEdits: .constant, .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int
  private let number = WriteHandle<Int>()

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { DeepRoot(depth: size, number: number) }

  func step(_ host: ViewHost, _ index: Int) {
    number.write(1 + index % 9)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.mountReport.bodyEvaluations["DeepLevel"], size, "levels at first")
    try requireEqual(frame.bodyEvaluations["DeepLevel"], 1, "bodies of the levels")
    try requireEqual(frame.bodyEvaluations.total, 1, "all bodies")
    try requireEqual(frame.displayEdits, 1, "display edits")
  }
}

struct DeepRoot: View {
  let depth: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    DeepLevel(remaining: depth - 1, number: $current)
  }
}

struct DeepLevel: View {
  let remaining: Int
  @Binding var number: Int

  var body: some View {
    if remaining > 0 {
      DeepLevel(remaining: remaining - 1, number: $number)
    } else {
      Text("\(number)")
    }
  }
}
