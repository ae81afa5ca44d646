// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews
import Observation

/// One property of an observable model changes, and one row reads it.
struct UpdateModelReader: Scenario {
  static let name = "update.model-reader"
  static let analysis = """
    U9. A model outside the views changes one property; one of N rows reads it. That row's body runs and nothing \
    else (I-63), flat in N. Over update.leaf-text the step pays for the toolchain's observation: telling the \
    reader, and registering it anew (I-67).
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .viewComparisons: .constant, .sizeCalls: .constant, .placements: .constant,
    .displayEdits: .constant, .allocations: .constant,
  ]

  let variant: ViewsVariant
  let size: Int
  private let model = WorkloadModel()

  init(variant: ViewsVariant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    VStack {
      WideTitle()
      RowsAround(count: size) { ObservableRow(index: $0, model: model) }
    }
  }

  func step(_ host: ViewHost, _ index: Int) {
    model.number = 1 + index % 9
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["ObservableRow"], 1, "bodies of the reading row")
    try requireEqual(frame.bodyEvaluations.total, 1, "all bodies")
    try requireEqual(frame.displayEdits, 1, "display edits")
  }
}

@Observable final class WorkloadModel {
  var number = 0
  var unread = 0
}

struct ObservableRow: View {
  let index: Int
  let model: WorkloadModel

  var body: some View {
    HStack {
      Text("row \(index)")
      Text("\(model.number)")
    }
  }
}
