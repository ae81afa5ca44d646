// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// What a screen presents is in front of the window, whatever covers the screen (P-1, I-12).
@MainActor
@Suite struct CoveredPresenterTests {
  private struct Screen: View {
    let log: EventLog
    @State private var path: [Int] = []
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
      NavigationStack(path: $path) {
        Text("first")
          .sheet(isPresented: $isOpen) {
            Button("count") { count += 1 }
            Text("about \(count)").onAppear { log.add("appeared") }
            GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minY)) down") }
              .padding(.top, CGFloat(count))
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { row in
                  Text("row \(row)").frame(height: CGFloat(20 + count * 10))
                }
              }
            }
          }
          .navigationDestination(for: Int.self) { number in
            Text("destination \(number)")
            Button("open") { isOpen = true }
          }
        Button("push") { path = [1] }
      }
    }
  }

  @Test("I-12: a sheet whose presenter is covered appears, changes, and counts its edits")
  func sheet() throws {
    let log = EventLog()
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Screen(log: log) }
    try host.tapAndRender("push")
    try host.tapAndRender("open")
    #expect(log.take() == ["appeared"])
    #expect(host.presentations[0].texts.contains("about 0"))
    #expect(host.displayList == host.recomputedDisplayList())
    let report = try host.tapAndRender("count")
    #expect(report.displayEdits > 0)
    #expect(host.presentations[0].texts.contains("about 1"))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  /// A reader on the first screen, of which a pushed screen covers everything but what it presents.
  private struct ReadingScreen: View {
    @State private var path: [Int] = []
    @State private var isAlerting = true
    @State private var hasSecond = false

    var body: some View {
      NavigationStack(path: $path) {
        GeometryReader { _ in
          GeometryReader { _ in
            Text("first").alert("Alert", isPresented: $isAlerting) { Button("push") { path = [1] } }
            if hasSecond {
              Text("second")
                .alert("Second", isPresented: $hasSecond) { Button("alert") { isAlerting = true } }
            }
          }
        }
        .navigationDestination(for: Int.self) { number in
          Text("destination \(number)")
          Button("second") { hasSecond = true }
        }
      }
    }
  }

  @Test("I-12, P-1: what a reader on a covered screen presents follows the state")
  func coveredReader() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { ReadingScreen() }
    try host.tapAndRender("push")
    #expect(host.presentations.isEmpty)
    #expect(host.displayList == host.recomputedDisplayList())
    // The content of the inner reader becomes another one, which no layout reaches.
    try host.tapAndRender("second")
    #expect(host.presentations.count == 1)
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("alert")
    #expect(host.presentations.map { $0.texts.first } == ["Alert"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("push")
    try host.tapAndRender("Back")
    #expect(host.texts.first == "first")
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
