// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The root's state changes the title; the closure of the rows captures a number, and the rows get what they had.
struct UpdateCapturedNumber: Scenario {
  static let name = "update.captured-number"
  static let analysis = """
    U3, of which the closure captures something. A closure with captures is never known to be the old one (I-44), so \
    each of N rows is made and compared, and none runs. By-hand sets the title and compares two numbers for \
    each row.
    """
  static let sizes = [100, 1_000]
  static let optionalSizes = [10_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .viewComparisons: .linear, .sizeCalls: .constant, .placements: .constant,
    .displayEdits: .constant, .allocations: .constant,
  ]

  let variant: ViewsOrByHand
  let size: Int
  private let number = WriteHandle<Int>()

  init(variant: ViewsOrByHand, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { NumberedColumn(rows: size, number: number) }

  func step(_ host: ViewHost, _ index: Int) {
    number.write(Self.number(index))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["NumberedColumn"], 1, "bodies of the root")
    try requireEqual(frame.bodyEvaluations.total, 1, "all bodies")
    try requireEqual(frame.displayEdits, 1, "display edits")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    var rows = (0..<size).map { (index: $0, total: size) }
    var title = ""
    return { [size] in
      title = "\(Self.number($0))"
      for index in rows.indices where rows[index].index != index || rows[index].total != size {
        rows[index] = (index, size)
      }
      BlackHole.swallow(title)
    }
  }

  /// Four digits, and another number each time.
  private static func number(_ index: Int) -> Int { 1_000 + index % 9_000 }
}

private struct NumberedColumn: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    VStack {
      Text("\(current)")
      ForEach(0..<rows) { NumberedRow(index: $0, total: rows) }
    }
  }
}

private struct NumberedRow: View {
  let index: Int
  let total: Int

  var body: some View {
    HStack {
      Text("\(index)")
      Text("of \(total)")
    }
  }
}
