// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@MainActor
@Suite struct ControlTests {
  @Test("A date picker moves its date by a day, and stops at the ends of its range")
  func datePicker() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker(
          "Day", selection: $date,
          in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100_000),
          displayedComponents: .date)
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["Day", "January 1, 1970"])
    try host.tapAndRender("Next")
    #expect(host.texts == ["Day", "January 2, 1970"])
    try host.tapAndRender("Next")
    try host.tapAndRender("Previous")
    try host.tapAndRender("Previous")
    #expect(host.texts == ["Day", "January 1, 1970"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("An asynchronous image shows its placeholder without a loader, and what the loader gives")
  func asyncImage() async throws {
    struct Missing: Error {}
    struct Screen: View {
      let name: String
      var body: some View {
        AsyncImage(url: URL(string: "https://example.org/\(name)")) { phase in
          if let image = phase.image { image } else { Text(phase.error == nil ? "wait" : "failed") }
        }
      }
    }
    let alone = ViewHost { Screen(name: "a") }
    try await alone.advance(by: .seconds(1))
    #expect(alone.texts == ["wait"])
    let loader = ImageLoader { url in
      try await Task.sleep(for: .seconds(1))
      if url.lastPathComponent == "b" { throw Missing() }
      return Image(url.lastPathComponent)
    }
    let host = ViewHost { Screen(name: "a").environment(\.imageLoader, loader) }
    #expect(host.texts == ["wait"])
    try await host.advance(by: .seconds(2))
    #expect(host.images.labels == ["a"])
    let failing = ViewHost { Screen(name: "b").environment(\.imageLoader, loader) }
    try await failing.advance(by: .seconds(2))
    #expect(failing.texts == ["failed"])
  }

  @Test("A gauge shows its labels and its part of the range")
  func gauge() {
    let host = ViewHost {
      Gauge(value: 3, in: 1...5) {
        Text("Speed")
      } currentValueLabel: {
        Text("3")
      } minimumValueLabel: {
        Text("1")
      } maximumValueLabel: {
        Text("5")
      }
    }
    #expect(host.texts == ["Speed", "1", "5", "3"])
  }

  @Test("The nodes of an outline open level by level")
  func outline() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    let tree = [Folder(id: "a", children: [Folder(id: "b", children: [Folder(id: "c")])]), Folder(id: "d")]
    let host = ViewHost { VStack { OutlineGroup(tree, children: \.children) { Text($0.id) } } }
    #expect(host.texts == ["a", "d"])
    try host.tapAndRender("a")
    try host.tapAndRender("b")
    #expect(host.texts == ["a", "b", "c", "d"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("The columns of a split view are side by side, and its visibility takes them away")
  func splitView() throws {
    struct Screen: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("side").navigationTitle("Side")
        } detail: {
          Button("Close") { visibility = .detailOnly }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["side", "Close"])
    #expect(try host.staticTexts["side"].frame.maxX <= host.buttons["Close"].frame.minX)
    try host.tapAndRender("Close")
    #expect(host.texts == ["Close"])
  }

  @Test("A sheet that must not be swiped away stays, until its view allows it (P-13)")
  func interactiveDismiss() throws {
    struct Content: View {
      @State private var isLocked = true
      var body: some View {
        Button("Unlock") { isLocked = false }.interactiveDismissDisabled(isLocked)
      }
    }
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("root").sheet(isPresented: $isShown) { Content() }
      }
    }
    let host = ViewHost { Screen() }
    try host.presentations[0].dismissInteractively()
    try host.render()
    #expect(host.presentations.count == 1)
    try host.tapAndRender("Unlock")
    try host.presentations[0].dismissInteractively()
    try host.render()
    #expect(host.presentations.isEmpty)
  }

  @Test("The presentation mode of earlier releases ends a sheet, an action sheet runs its button")
  func earlierForms() throws {
    struct Content: View {
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Button("Close \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
      }
    }
    struct Screen: View {
      @State private var isShown = true
      @State private var asks = false
      @State private var text = ""
      @State private var committed = 0
      var body: some View {
        NavigationView {
          TextField("Name", text: $text, onCommit: { committed += 1 })
            .navigationBarTitle("Title", displayMode: .inline)
            .navigationBarItems(
              leading: Text("committed \(committed)"), trailing: Button("Ask") { asks = true })
        }
        .sheet(isPresented: $isShown) { Content() }
        .actionSheet(isPresented: $asks) {
          ActionSheet(title: Text("Sure?"), buttons: [.default(Text("Yes")) { text = "yes" }, .cancel()])
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("Close true")
    #expect(host.presentations.isEmpty)
    try host.tapAndRender("Ask")
    #expect(host.texts == ["Sure?", "Yes", "Cancel"])
    try host.tapAndRender("Yes")
    #expect(try host.textFields["Name"].value == "yes")
    try host.textFields["Name"].typeText("!\n")
    try host.render()
    #expect(host.texts.contains("committed 1"))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A shape is filled outside of the main actor, and styles of other names are drawn by them")
  func styles() {
    nonisolated func filled() -> some View { Circle().fill(.tint) }
    let host = ViewHost {
      filled()
      Rectangle().fill(.background.secondary)
      Rectangle().fill(Gradient(colors: [.red, .blue]))
      Color(.systemGray4)
      Text("x").background()
    }
    #expect(
      host.displayList.compactMap(\.color).filter { $0 != "primary" } == [
        "tint", "background secondary", "linearGradient(red, blue)", "systemGray4", "background",
      ])
  }
}
