// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// An environment value changes at the root, and one row reads it.
struct UpdateEnvironmentReader: Scenario {
  static let name = "update.environment-reader"
  static let analysis = """
    U8. The root writes a value into the environment; one of N rows declares its key. The root's body runs, the \
    column below it equals the one before, and the one reader runs (E-3). The others do not depend on the \
    key; whatever they cost is the price of finding that out (E-4).
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
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

  var content: some View { EnvironmentRoot(rows: size, number: number) }

  func step(_ host: ViewHost, _ index: Int) {
    number.write(1 + index % 9)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["EnvironmentRoot"], 1, "bodies of the root")
    try requireEqual(frame.bodyEvaluations["EnvironmentRow"], 1, "bodies of the reading row")
    try requireEqual(frame.bodyEvaluations.total, 2, "all bodies")
    try requireEqual(frame.displayEdits, 1, "display edits")
  }
}

private nonisolated struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

nonisolated extension EnvironmentValues {
  /// The number that the workload writes at the root.
  var workloadNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

struct EnvironmentRoot: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    EnvironmentColumn(rows: rows).environment(\.workloadNumber, current)
  }
}

struct EnvironmentColumn: View {
  let rows: Int

  var body: some View {
    VStack {
      WideTitle()
      RowsAround(count: rows) { EnvironmentRow(index: $0) }
    }
  }
}

struct EnvironmentRow: View {
  let index: Int
  @Environment(\.workloadNumber) private var number

  var body: some View {
    HStack {
      Text("row \(index)")
      Text("\(number)")
    }
  }
}
