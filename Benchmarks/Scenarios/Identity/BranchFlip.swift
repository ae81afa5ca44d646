// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// N rows stand below each other or beside each other.
struct BranchFlip: @MainActor TapScenario {
  static let name = "identity.branch-flip"
  static let analysis = """
    A tap turns a column of N rows with states into a line, and back. Two branches with the same rows in them (`if-else`) \
    are two different views (I-3): all rows are made anew and forget. `any-layout` changes the arrangement around rows \
    that stay: none runs, and only layout is done again.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .linear, .frames: .constant]
  static let equivalent: [[Variant]] = []
  static let tapped = "turn"

  nonisolated enum Variant: String, CaseIterable {
    case ifElse = "if-else"
    case anyLayout = "any-layout"
  }

  let variant: Variant
  let size: Int
  var button: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .ifElse: BranchingRows(count: size)
    case .anyLayout: TurningRows(count: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    try host.markFirstRow()
    button = try host.buttons[Self.tapped].resolved()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let isKept = variant == .anyLayout
    try requireEqual(frame.bodyEvaluations["MarkedRow"], isKept ? 0 : size, "bodies of the rows")
    try requireEqual(
      host.texts, ["turn"] + markedTexts(size, first: isKept ? "kept" : "new"), "texts, in order")
    let (first, last) = (try host.staticTexts["row 0"].frame, try host.staticTexts["row \(size - 1)"].frame)
    let isColumn = abs(first.minX - last.minX) < 0.5
    let isLine = abs(first.minY - last.minY) < 0.5
    try require(isColumn != isLine, "the rows are neither a column nor a line")
  }
}

private struct BranchingRows: View {
  let count: Int
  @State private var isLine = false

  var body: some View {
    VStack {
      Button("turn") { isLine.toggle() }
      if isLine {
        HStack {
          ForEach(0..<count) { MarkedRow(title: "row \($0)") }
        }
        .fixedSize()
      } else {
        VStack(alignment: .leading) {
          ForEach(0..<count) { MarkedRow(title: "row \($0)") }
        }
        .fixedSize()
      }
    }
  }
}

private struct TurningRows: View {
  let count: Int
  @State private var isLine = false

  var body: some View {
    let layout = isLine ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
    VStack {
      Button("turn") { isLine.toggle() }
      layout {
        ForEach(0..<count) { MarkedRow(title: "row \($0)") }
      }
      .fixedSize()
    }
  }
}
