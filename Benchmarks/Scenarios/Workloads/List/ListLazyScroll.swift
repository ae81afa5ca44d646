// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A long lazy list is scrolled by one screen.
struct ListLazyScroll: Scenario {
  static let name = "list.lazy-scroll"
  static let analysis = """
    A lazy column of N rows is scrolled down by a screen and up again. Rows are made when they are \
    first seen, so a frame costs what is on screen, however long the list is.
    """
  static let sizes = [1_000, 10_000]
  static let optionalSizes = [100_000, 1_000_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .constant, .placements: .constant, .displayEdits: .constant,
    .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int
  private var top: Element?

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<size) { LazyScrollRow(index: $0) }
      }
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    top = try host.staticTexts["row 0"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try top?.drag(by: CGSize(width: 0, height: index & 1 == 0 ? -800 : 800))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    // A window of 844 points shows 43 rows of 20 points, and 40 more a screen further down.
    let made = host.bodyEvaluations["LazyScrollRow"]
    try require(made >= 80 && made <= 90, "rows made: \(made)")
    try requireEqual(host.texts, (0..<made).map { "row \($0.inText)" }, "texts, in order")
    let place = try top?.frame.minY ?? .nan
    try require(place == 1.5 || place == -798.5, "the first row is at \(place)")
  }
}

struct LazyScrollRow: View {
  let index: Int

  var body: some View {
    Text("row \(index)").frame(height: 20)
  }
}
