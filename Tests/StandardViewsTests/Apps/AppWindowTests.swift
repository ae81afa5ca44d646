// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

private final class Stock: ObservableObject {
  @Published var count = 2
}

private struct Shelf: View {
  @EnvironmentObject private var stock: Stock
  @Environment(\.lineLimit) private var limit

  var body: some View {
    Text("\(stock.count) left, \(limit.map(String.init) ?? "any") lines")
    Button("Sell") { stock.count -= 1 }
  }
}

private struct Shop: App {
  @StateObject private var stock = Stock()
  @State private var isOpen = false
  static let log = EventLog()

  var body: some Scene {
    Settings { Text("settings") }
    Windows(isOpen: $isOpen)
      .environmentObject(stock)
      .environment(\.lineLimit, 3)
      .onChange(of: isOpen) { Self.log.add("open: \($1)") }
    WindowGroup("Other") { Text("other") }
  }
}

/// Scenes of an app's own.
private struct Windows: Scene {
  @Binding var isOpen: Bool

  var body: some Scene {
    WindowGroup {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Shelf() }
    }
    .commands { CommandGroup(replacing: .printItem) { Button("Print") {} } }
  }
}

private struct Menus: App {
  var body: some Scene { Settings { Text("settings") } }
}

private struct Grouped: App {
  var body: some Scene {
    Group {
      Settings { Text("settings") }
      WindowGroup { Text("in a group") }
    }
    .commands { Group { CommandMenu("Shop") { Button("Open") {} } } }
  }
}

@MainActor @Suite struct AppWindowTests {
  @Test("The first window of an app has the app's state, and what its scenes put around it")
  func firstWindow() throws {
    _ = Shop.log.take()
    let host = ViewHost { AppWindow(Shop()) }
    #expect(host.texts == ["Open"])
    try host.switches["Open"].tap()
    try host.render()
    #expect(host.texts == ["Open", "2 left, 3 lines", "Sell"])
    #expect(Shop.log.take() == ["open: true"])
    // What an app owns is made once, whatever of it changes.
    let frame = try host.tapAndRender("Sell")
    #expect(host.texts == ["Open", "1 left, 3 lines", "Sell"])
    #expect(frame.bodyEvaluations["Shelf"] == 1)
    #expect(frame.bodyEvaluations.total == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A group stands for its scenes")
  func groups() {
    #expect(ViewHost { AppWindow(Grouped()) }.texts == ["in a group"])
  }

  @Test("An app without a window is empty")
  func withoutAWindow() {
    #expect(ViewHost { AppWindow(Menus()) }.texts == [])
  }
}
