// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// Three pages of N rows, one of which is seen.
struct TabSwitch: Scenario {
  static let name = "identity.tab-switch"
  static let analysis = """
    A tap goes from one of three pages with N rows to the next. A TabView makes a page when it is first seen and keeps \
    it (I-12): no row runs afterwards. A `switch` over the chosen page makes N rows anew each time and forgets their \
    states (I-3). A ZStack of all three with opacity (`z-stack`) keeps the states, and lays out and holds all the rows.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .linear]
  static let equivalent: [[Variant]] = []

  nonisolated enum Variant: String, CaseIterable {
    case tabView = "tab-view"
    case branch = "switch"
    case zStack = "z-stack"
  }

  let variant: Variant
  let size: Int
  private var tabs: [Element] = []

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .tabView: KeepingTabs(rows: size)
    case .branch: BranchingTabs(rows: size)
    case .zStack: LayeredTabs(rows: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    try host.markFirstRow()
    tabs = try ["one", "two", "three"].map { try host.buttons[$0].resolved() }
    // Every page has been seen once.
    for tab in [tabs[1], tabs[2], tabs[0]] {
      try tab.tap()
      try host.render()
    }
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try tabs[(index + 1) % 3].tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(
      frame.bodyEvaluations["MarkedRow"], variant == .branch ? size : 0, "bodies of the rows")
    let seen = host.displayList.filter { $0.kind == .text && $0.opacity > 0 }.compactMap(\.text)
    try requireEqual(
      seen.filter { $0.hasPrefix("row") }, (0..<size).map { "row \($0)" }, "rows that are seen")
    guard seen.contains("page one") else { return }
    try requireEqual(seen.contains("kept"), variant != .branch, "whether the first page's state was kept")
  }
}

/// The title and the rows of a page.
private struct TabPage: View {
  let title: String
  let rows: Int

  var body: some View {
    VStack {
      Text("page \(title)")
      MarkedRows(count: rows)
    }
  }
}

private struct KeepingTabs: View {
  let rows: Int

  var body: some View {
    TabView {
      TabPage(title: "one", rows: rows).tabItem { Text("one") }
      TabPage(title: "two", rows: rows).tabItem { Text("two") }
      TabPage(title: "three", rows: rows).tabItem { Text("three") }
    }
  }
}

/// The bar that people draw themselves.
private struct TabButtons: View {
  @Binding var chosen: String

  var body: some View {
    HStack {
      Button("one") { chosen = "one" }
      Button("two") { chosen = "two" }
      Button("three") { chosen = "three" }
    }
  }
}

private struct BranchingTabs: View {
  let rows: Int
  @State private var chosen = "one"

  var body: some View {
    VStack {
      switch chosen {
      case "one": TabPage(title: "one", rows: rows)
      case "two": TabPage(title: "two", rows: rows)
      default: TabPage(title: "three", rows: rows)
      }
      TabButtons(chosen: $chosen)
    }
  }
}

private struct LayeredTabs: View {
  let rows: Int
  @State private var chosen = "one"

  var body: some View {
    VStack {
      ZStack {
        ForEach(["one", "two", "three"], id: \.self) { title in
          TabPage(title: title, rows: rows).opacity(title == chosen ? 1 : 0)
        }
      }
      TabButtons(chosen: $chosen)
    }
  }
}
