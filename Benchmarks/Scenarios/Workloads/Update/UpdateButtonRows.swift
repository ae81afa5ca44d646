// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The root's state changes the title, and each row gets another action.
struct UpdateButtonRows: Scenario {
  static let name = "update.button-rows"
  static let analysis = """
    Each of N rows holds a closure that captures something, so each row's body runs, and its button takes the new \
    action (I-44); what it shows stays. By-hand makes the label and the closure of each row anew and compares the \
    labels.
    """
  static let sizes = [100, 1_000]
  static let optionalSizes = [10_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .viewComparisons: .linear, .sizeCalls: .constant, .placements: .constant,
    .displayEdits: .constant, .allocations: .linear,
  ]

  let variant: ViewsOrByHand
  let size: Int
  private let number = WriteHandle<Int>()

  init(variant: ViewsOrByHand, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { ButtonColumn(rows: size, number: number) }

  func step(_ host: ViewHost, _ index: Int) {
    number.write(Self.number(index))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["ButtonRow"], size, "bodies of the rows")
    try requireEqual(frame.bodyEvaluations.total, size + 1, "all bodies")
    try requireEqual(frame.displayEdits, 1, "display edits")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    var rows = (0..<size).map { (label: "row \($0)", action: {}) }
    var title = ""
    return { [number] in
      let current = Self.number($0)
      title = "\(current)"
      for index in rows.indices {
        rows[index].action = { number.write(current + index) }
        let label = "row \(index)"
        if label != rows[index].label { rows[index].label = label }
      }
      BlackHole.swallow(title)
    }
  }

  /// Four digits, and another number each time.
  private static func number(_ index: Int) -> Int { 1_000 + index % 9_000 }
}

private struct ButtonColumn: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    VStack {
      Text("\(current)")
      ForEach(0..<rows) { index in
        ButtonRow(label: "row \(index)") { [current] in number.write(current + index) }
      }
    }
  }
}

private struct ButtonRow: View {
  let label: String
  let action: () -> Void

  var body: some View { Button(label, action: action) }
}
