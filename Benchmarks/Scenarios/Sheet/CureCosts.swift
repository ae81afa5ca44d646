// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// What the cures of a stale sheet cost afterwards: the value is written while no sheet is open.
struct CureCosts: @MainActor TapScenario {
  static let name = "sheet.cure-costs"
  static let analysis = """
    The page has a value that its sheet shows, and N rows that do not. The sheet was open once; now the value is written, \
    as it is many times without a sheet. Whatever reads the value in the page (`read`, `on-change`, `id`, and the \
    uncured `stale` page since its sheet has read it, I-26) runs the page and compares N rows for each write; so does a \
    `state-object` (I-60). Handing the sheet a `binding`, an `item` or an `observable` costs no body (P-9).
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .displayEdits: .constant, .frames: .constant,
  ]
  static let tapped = "write"

  nonisolated enum Variant: String, CaseIterable {
    case stale, read
    case onChange = "on-change"
    case id
    case stateObject = "state-object"
    case binding, item, observable
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
    case .stale: StalePage(rows: size)
    case .read: ReadPage(rows: size)
    case .onChange: OnChangePage(rows: size)
    case .id: IDPage(rows: size)
    case .stateObject: StateObjectPage(rows: size)
    case .binding: BindingPage(rows: size)
    case .item: ItemPage(rows: size)
    case .observable: ObservablePage(rows: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    try host.tapAndRender("open")
    try requireEqual(host.texts, [variant == .stale ? "value 0" : "value 1"], "texts of the sheet")
    try host.presentations.last?.dismissInteractively()
    try host.render()
    button = try host.buttons[Self.tapped].resolved()
  }

  /// Whether the page runs for each write.
  private var runsPage: Bool {
    switch variant {
    case .stale, .read, .onChange, .id, .stateObject: true
    case .binding, .item, .observable: false
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, runsPage ? 1 : 0, "bodies")
    try requireEqual(
      host.texts, ["page", "open", "write"] + (0..<size).map { "row \($0.inText)" }, "texts of the page")
  }
}
