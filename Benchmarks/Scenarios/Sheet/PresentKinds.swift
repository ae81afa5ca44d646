// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// Every kind of presentation, dismissed and presented again over a page of N rows.
struct PresentKinds: Scenario {
  static let name = "sheet.kinds"
  static let analysis = """
    A presentation over a page of N rows goes and comes again: two frames a step. Nobody but the presentation's modifier \
    reads the flag, so the page does not run (P-6). A sheet, a cover and a popover make their content when they appear \
    (P-1); the buttons of an alert and a dialog are made with the page, and only shown (P-14). None grows with the page.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .viewComparisons: .constant, .displayEdits: .constant, .frames: .constant,
  ]
  static let equivalent: [[Variant]] = [[.sheet, .cover]]

  nonisolated enum Variant: String, CaseIterable { case sheet, cover, popover, alert, dialog }

  let variant: Variant
  let size: Int
  private let isShown = WriteHandle<Bool>()

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { KindPage(kind: variant, rows: size, isShown: isShown) }

  func prepare(_ host: ViewHost) throws {
    isShown.write(true)
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    isShown.write(false)
    try host.render()
    isShown.write(true)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.presentations.map(\.kind), [kind], "presentations")
    try requireEqual(host.texts, ["Delete?", "No", "Yes"], "texts of the presentation")
    try requireEqual(frame.bodyEvaluations["KindPage"], 0, "bodies of the page")
    try requireEqual(frame.bodyEvaluations["BystanderRow"], 0, "bodies of the rows")
  }

  private var kind: Presentation.Kind {
    switch variant {
    case .sheet: .sheet
    case .cover: .fullScreenCover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .confirmationDialog
    }
  }
}

/// What a presentation with a tree of its own shows.
private struct Question: View {
  var body: some View {
    VStack {
      Text("Delete?")
      Button("No") {}
      Button("Yes") {}
    }
  }
}

private struct KindPage: View {
  let kind: PresentKinds.Variant
  let rows: Int
  let isShown: WriteHandle<Bool>
  @State private var asks = false

  var body: some View {
    let _ = isShown.lend($asks)
    let page = VStack {
      Text("page")
      Bystanders(count: rows)
    }
    switch kind {
    case .sheet: page.sheet(isPresented: $asks) { Question() }
    case .cover: page.fullScreenCover(isPresented: $asks) { Question() }
    case .popover: page.popover(isPresented: $asks) { Question() }
    case .alert:
      page.alert("Delete?", isPresented: $asks) {
        Button("No") {}
        Button("Yes") {}
      }
    case .dialog:
      page.confirmationDialog("Delete?", isPresented: $asks, titleVisibility: .visible) {
        Button("No") {}
        Button("Yes") {}
      }
    }
  }
}
