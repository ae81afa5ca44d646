// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A branch with N rows gives way to another one, little by little.
struct AnimationBranchFlip: Scenario {
  static let name = "animation.branch-flip"
  static let analysis = """
    A column of N rows fades out while another one fades in, in a tenth of a second. The rows that \
    leave are drawn as they were and take no part in layout; when they are gone, N rows have been made \
    and N dropped.
    """
  static let sizes = [10, 100]
  static let optionalSizes = [1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .sizeCalls: .linear, .placements: .linear, .displayEdits: .linear,
    .allocations: .linear,
  ]

  let variant: ViewsVariant
  let size: Int
  private let flag = WriteHandle<Bool>()

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { FlippingColumn(rows: size, flag: flag) }

  func step(_ host: ViewHost, _ index: Int) async throws {
    withAnimation(.linear(duration: 0.1)) { flag.write(index & 1 == 0) }
    try await host.advance(by: .milliseconds(150))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["UpdateRow"], size, "bodies of the rows")
    try requireEqual(frame.bodyEvaluations.total, size + 1, "all bodies")
    try requireEqual(host.texts, (0..<size).flatMap { ["row \($0.inText)", "value"] }, "texts, in order")
    try require(
      !host.displayList.contains { $0.isRemoving || $0.opacity != 1 }, "something is on its way still")
  }
}

private struct FlippingColumn: View {
  let rows: Int
  let flag: WriteHandle<Bool>
  @State private var isFlipped = false

  var body: some View {
    let _ = flag.lend($isFlipped)
    VStack {
      if isFlipped {
        ForEach(0..<rows) { UpdateRow(index: $0) }
      } else {
        ForEach(0..<rows, id: \.self) { UpdateRow(index: $0) }
      }
    }
  }
}
