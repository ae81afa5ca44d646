// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A sheet of one's own: a ZStack, an `if`, a transition and a drag.
struct HandMadeSheet: Scenario {
  static let name = "sheet.hand-made"
  static let analysis = """
    A sheet over a page of N rows is dragged down, and opened again. By hand it is a branch in a ZStack (P-16): its card is \
    made anew each time, as the system's is, and the page is not asked (`hand-made`). `hand-made-animated` slides \
    through 0.2 s of frames, in which nothing but drawing is done again; what the system animates is not part of this \
    engine. Both by hand keep the page in the same tree, with one window for both.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .constant, .frames: .constant]
  static let equivalent: [[Variant]] = [[.handMade, .animated]]

  nonisolated enum Variant: String, CaseIterable {
    case sheet
    case handMade = "hand-made"
    case animated = "hand-made-animated"
  }

  let variant: Variant
  let size: Int
  private var open: Element?
  private var page: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .sheet: SystemSheetPage(rows: size)
    case .handMade: HandMadeSheetPage(rows: size, animation: nil)
    case .animated: HandMadeSheetPage(rows: size, animation: .linear(duration: 0.2))
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    open = try host.buttons["open"].resolved()
    page = try host.staticTexts["page"].resolved()
    try open?.tap()
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) async throws {
    if variant == .sheet {
      try host.presentations.last?.dismissInteractively()
    } else {
      try page?.drag(by: CGSize(width: 0, height: 300))
    }
    try await host.advance(by: .milliseconds(250))
    try open?.tap()
    try await host.advance(by: .milliseconds(250))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["SheetCard"], 1, "bodies of the card")
    try requireEqual(frame.bodyEvaluations["BystanderRow"], 0, "bodies of the page's rows")
    try requireEqual(Array(host.texts.suffix(2)), ["card", "drag me down"], "texts of the card")
    try requireEqual(host.presentations.count, variant == .sheet ? 1 : 0, "presentations")
  }
}

private struct SheetCard: View {
  var body: some View {
    VStack {
      Text("card")
      Text("drag me down")
    }
    .frame(maxWidth: .infinity, minHeight: 300)
    .background(Color.white)
  }
}

private struct SystemSheetPage: View {
  let rows: Int
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("page")
      Button("open") { isShown = true }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $isShown) { SheetCard() }
  }
}

private struct HandMadeSheetPage: View {
  let rows: Int
  let animation: Animation?
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("page")
      Button("open") { withAnimation(animation) { isShown = true } }
      Bystanders(count: rows)
    }
    .handMadeSheet($isShown, animation) { SheetCard() }
  }
}

extension View {
  fileprivate func handMadeSheet<Card: View>(
    _ isShown: Binding<Bool>, _ animation: Animation?, @ViewBuilder card: @escaping () -> Card
  ) -> some View {
    modifier(DraggedSheet(isShown: isShown, animation: animation, card: card))
  }
}

private struct DraggedSheet<Card: View>: ViewModifier {
  @Binding var isShown: Bool
  let animation: Animation?
  let card: () -> Card
  @State private var dragged: CGFloat = 0

  func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content
      if isShown {
        card().offset(y: dragged).transition(.move(edge: .bottom))
      }
    }
    .gesture(
      DragGesture()
        .onChanged { dragged = max(0, $0.translation.height) }
        .onEnded { drag in
          withAnimation(animation) {
            dragged = 0
            if drag.translation.height > 100 { isShown = false }
          }
        })
  }
}
