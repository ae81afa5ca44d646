// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// N prices, all of which change.
struct ManyShortTexts: @MainActor TapScenario {
  static let name = "text.many-short"
  static let analysis = """
    N rows show a name, a price and a unit, and a tap changes all prices. As `texts` in a line, one of three is measured \
    and drawn again in each row, and the line is laid out. `interpolated` into one text, or joined with + \
    (`concatenated`), it is one view and one measurement of a longer text.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .textMeasurements: .linear, .displayEdits: .linear, .frames: .constant,
  ]
  static let equivalent: [[Variant]] = [[.interpolated, .concatenated]]
  static let tapped = "raise"

  nonisolated enum Variant: String, CaseIterable { case texts, interpolated, concatenated }

  let variant: Variant
  let size: Int
  var button: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .texts: PriceList(size: size) { PriceTexts(index: $0, price: $1) }
    case .interpolated: PriceList(size: size) { InterpolatedPrice(index: $0, price: $1) }
    case .concatenated: PriceList(size: size) { ConcatenatedPrice(index: $0, price: $1) }
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 1 + size, "all bodies")
    try requireEqual(frame.displayEdits, size, "display edits")
    try requireEqual(frame.textMeasurements, size, "text measurements")
    let shown = host.texts.dropFirst().joined(separator: " ")
    let digits = Set(shown.split(separator: " ").filter { $0.hasPrefix("$") })
    try requireEqual(digits.count, 1, "different prices")
  }
}

private struct PriceList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ index: Int, _ price: Int) -> Row
  @State private var price = 0

  var body: some View {
    VStack {
      Button("raise") { price = nextDigit(price) }
      ForEach(0..<size) { row($0, price) }
    }
  }
}

private struct PriceTexts: View {
  let index: Int
  let price: Int

  var body: some View {
    HStack {
      Text("item \(index)")
      Text("$\(price)")
      Text("each")
    }
  }
}

private struct InterpolatedPrice: View {
  let index: Int
  let price: Int

  var body: some View { Text("item \(index) $\(price) each") }
}

private struct ConcatenatedPrice: View {
  let index: Int
  let price: Int

  var body: some View { Text("item \(index) ") + Text("$\(price)") + Text(" each") }
}
