// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A sheet that is opened a second time by the presenter that went wrong the first time.
struct SheetAgain: Scenario {
  static let name = "was-read.sheet-again"
  static let analysis = """
    The stale sheet once more, without renewing its presenter. Showing the sheet was a read, and a read is \
    never forgotten (I-24, I-26): from the second time on, another value makes the presenter run and the \
    sheet is right. The same value is no change (I-27), nothing runs, and the sheet is wrong every time \
    (P-7).
    """
  static let sizes = [1, 100]
  static let equivalent: [[Variant]] = []

  enum Variant: String, CaseIterable {
    case otherValue = "other-value"
    case sameValue = "same-value"
  }

  let variant: Variant
  let size: Int
  private let log = SheetLog()
  private var opened = 0

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    AgainPresenter(rows: size, changes: variant == .otherValue, log: log)
  }

  mutating func step(_ host: ViewHost, _ index: Int) throws {
    if !host.presentations.isEmpty { try host.tapAndRender("close") }
    log.clear()
    try host.tapAndRender("open")
    try host.buttons["log"].tap()
    opened += 1
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let current = variant == .sameValue ? 2 : 2 + (opened + 1) % 2
    let isStale = opened == 1 || variant == .sameValue
    try requireEqual(host.texts, ["shown \(isStale ? 1 : current)", "log", "close"], "texts of the sheet")
    try requireEqual(log.entries, [current], "the log")
    try requireEqual(
      frame.bodyEvaluations["AgainPresenter"], isStale ? 0 : 1, "bodies of the presenter")
  }
}

/// Opens its sheet with 2, 3, 2, … or with 2 every time.
struct AgainPresenter: View {
  let rows: Int
  let changes: Bool
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title")
      Button("open") {
        n = changes && n == 2 ? 3 : 2
        show = true
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(n) {
        log.append(n)
      } close: {
        show = false
      }
    }
  }
}
