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
}
