// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The window changes its width over rows with geometry readers.
struct UpdateResizeReader: Scenario {
  static let name = "update.resize-reader"
  static let analysis = """
    U7. The window alternates between 400 and 800 points over N rows with a geometry reader each. The content of \
    every reader runs once, because its size changed, and no body does (L-71, L-72): what a row costs over \
    update.resize-infinity is the price of a reader.
    """
  static let sizes = [100, 1_000, 10_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .geometryContentEvaluations: .linear, .sizeCalls: .linear,
    .placements: .linear, .displayEdits: .linear,
  ]

  let variant: ViewsVariant
  let size: Int

  var content: some View {
    VStack {
      WideTitle()
      ForEach(0..<size) { ReaderRow(index: $0) }
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
    try requireEqual(
      frame.geometryContentEvaluations["ReaderRow"], size, "evaluations of the readers' content")
  }
}

struct ReaderRow: View {
  let index: Int

  var body: some View {
    GeometryReader { proxy in
      HStack {
        Text("row \(index)")
        Text("value")
      }
      .frame(width: proxy.size.width)
    }
    .frame(height: 20)
  }
}
