// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A model with N entries, one of which changes; each row shows its own.
struct OneSlice: @MainActor TapScenario {
  static let name = "data.one-slice"
  static let analysis = """
    Each of N rows shows one entry of a model, and a tap changes one entry. Rows that are handed the `whole-model` run \
    all, as do those that read a binding to it (`whole-binding`), those that observe one object (`object`, I-60), and \
    those that read one array of an `observable` (I-63). Rows that get their entry by value (`slice`) are compared and \
    one runs; `equatable` compares the entry in a row that has the whole. With an object for each row (`row-objects`) \
    the list does not run either.
    """
  static let sizes = [10, 100]
  static let optionalSizes = [1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .displayEdits: .constant, .frames: .constant,
  ]
  static let tapped = "change"

  nonisolated enum Variant: String, CaseIterable {
    case wholeModel = "whole-model"
    case wholeBinding = "whole-binding"
    case object, observable, equatable, slice
    case rowObjects = "row-objects"
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
    case .wholeModel: EntryList(size: size) { model, _, index in WholeModelRow(model: model, index: index) }
    case .wholeBinding:
      EntryList(size: size) { _, binding, index in WholeBindingRow(model: binding, index: index) }
    case .equatable:
      EntryList(size: size) { model, _, index in EquatableModelRow(model: model, index: index).equatable() }
    case .slice:
      EntryList(size: size) { model, _, index in SliceEntryRow(number: model.numbers[index], index: index) }
    case .object: ObjectEntryList(size: size)
    case .observable: ObservableEntryList(size: size)
    case .rowObjects: RowObjectList(size: size)
    }
  }

  /// How many bodies run: of the list, and of rows.
  private var bodies: (list: Int, rows: Int) {
    switch variant {
    case .wholeModel: (1, size)
    case .wholeBinding: (1, size)
    case .object: (1, size)
    case .observable: (0, size)
    case .equatable, .slice: (1, 1)
    case .rowObjects: (0, 1)
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let rows = frame.bodyEvaluations.typeNames.filter { $0.hasSuffix("Row") }
      .reduce(0) { $0 + frame.bodyEvaluations[$1] }
    try requireEqual(rows, bodies.rows, "bodies of the rows")
    try requireEqual(frame.bodyEvaluations.total - rows, bodies.list, "bodies of the list")
    try requireEqual(frame.displayEdits, 1, "display edits")
    let changed = host.texts.enumerated().filter { $0.offset & 1 == 0 && $0.offset > 0 && $0.element != "0" }
    try require(changed.map(\.offset).allSatisfy { $0 == 2 + 2 * (size / 2) }, "another row has changed")
  }
}
