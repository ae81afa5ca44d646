// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A sheet that shows an old value while its button knows the new one, and what helps.
struct StaleSheet: Scenario {
  static let name = "was-read.stale-sheet"
  static let analysis = """
    One action writes 2 and opens a sheet with the value. A presenter that never read the value does not \
    run, so its content closure still holds the copy with 1: the sheet shows 1, and its button, which runs \
    outside an update, logs 2 (I-21, P-2, P-3, X-5). Cures: read the value in the presenter (text, id, \
    on-change: one body more, P-5), keep it in a state-object (the same, P-10), hand the sheet a place or an \
    object instead of a value (binding, item, observable: none more, P-9), or write it when the sheet is up \
    (delayed: the sheet shows 1 first, P-8). A step closes the sheet, renews the presenter, opens it again.
    """
  static let sizes = [1, 100]
  static let equivalent: [[Variant]] = [Variant.allCases.filter { $0 != .stale }]

  enum Variant: String, CaseIterable {
    case stale
    case text
    case id
    case onChange = "on-change"
    case binding
    case item
    case stateObject = "state-object"
    case observable
    case delayed
  }

  let variant: Variant
  let size: Int
  private let log = SheetLog()

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .stale: Renewed { StalePresenter(rows: size, log: log) }
    case .text: Renewed { TextPresenter(rows: size, log: log) }
    case .id: Renewed { IDPresenter(rows: size, log: log) }
    case .onChange: Renewed { OnChangePresenter(rows: size, log: log) }
    case .binding: Renewed { BindingPresenter(rows: size, log: log) }
    case .item: Renewed { ItemPresenter(rows: size, log: log) }
    case .stateObject: Renewed { StateObjectPresenter(rows: size, log: log) }
    case .observable: Renewed { ObservablePresenter(rows: size, log: log) }
    case .delayed: Renewed { DelayedPresenter(rows: size, log: log) }
    }
  }

  func step(_ host: ViewHost, _ index: Int) async throws {
    if !host.presentations.isEmpty { try host.tapAndRender("close") }
    log.clear()
    try host.tapAndRender("renew")
    try host.tapAndRender("open")
    if variant == .delayed { try await host.advance(by: .milliseconds(10)) }
    try host.buttons["log"].tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.presentations.count, 1, "sheets")
    try requireEqual(
      host.texts, ["shown \(variant == .stale ? 1 : 2)", "log", "close"], "texts of the sheet")
    try requireEqual(log.entries, [2], "the log")
    let presenter = frame.bodyEvaluations.typeNames.filter { $0.hasSuffix("Presenter") }
      .reduce(0) { $0 + frame.bodyEvaluations[$1] }
    try requireEqual(presenter, presenterBodies, "bodies of the presenter")
  }

  /// The first one, and one more where the presenter reads what is written (P-5, P-6).
  private var presenterBodies: Int {
    switch variant {
    case .stale, .binding, .item, .observable: 1
    case .text, .id, .onChange, .stateObject, .delayed: 2
    }
  }
}

/// A screen whose presenter can be replaced by a new one, which has shown no sheet yet.
struct Renewed<Presenter: View>: View {
  @ViewBuilder let presenter: () -> Presenter
  @State private var round = 0

  var body: some View {
    VStack {
      Button("renew") { round += 1 }
      presenter().id(round)
    }
  }
}
