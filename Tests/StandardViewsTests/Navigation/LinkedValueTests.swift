// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

private enum Panel: String, Hashable, CaseIterable {
  case orders, donuts
}

private struct Sidebar: View {
  @Binding var selection: Panel?

  var body: some View {
    List(selection: $selection) {
      ForEach(Panel.allCases, id: \.rawValue) { NavigationLink($0.rawValue, value: $0) }
      NavigationLink("number", value: 7)
    }
  }
}

private struct SplitScreen: View {
  @State private var selection: Panel?

  var body: some View {
    NavigationSplitView {
      Sidebar(selection: $selection)
    } detail: {
      Text("shows \(selection?.rawValue ?? "nothing")")
    }
  }
}

private struct StackScreen: View {
  @State private var selection: Panel?

  var body: some View {
    NavigationStack {
      VStack {
        Text("chosen: \(selection?.rawValue ?? "none")")
        Sidebar(selection: $selection)
      }
      .navigationDestination(for: Panel.self) { Text("screen of \($0.rawValue)") }
    }
  }
}

/// - Source: Apple, `NavigationSplitView`: "List(model.employees, selection:)" with links.
@MainActor @Suite struct LinkedValueTests {
  @Test("a link in a list with a selection of its values selects, and drives the next column")
  func selects() throws {
    let host = ViewHost(size: CGSize(width: 800, height: 600)) { SplitScreen() }
    let frame = try host.tapAndRender("donuts")
    #expect(host.texts.contains("shows donuts"))
    #expect(frame.bodyEvaluations["SplitScreen"] == 1)
    #expect(host.diagnostics == [])
    // The list scrolls; the rows of links are no controls besides their links, and the other row is.
    #expect(host.controls.map(\.label) == ["Sidebar", "orders", "donuts", "number", "number"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("orders")
    #expect(host.texts.contains("shows orders"))
  }

  @Test("a tap beside the link selects its value, too")
  func rowSelects() throws {
    let host = ViewHost(size: CGSize(width: 800, height: 600)) { SplitScreen() }
    try host.tap(at: CGPoint(x: 395, y: host.buttons["donuts"].frame.midY))
    try host.render()
    #expect(host.texts.contains("shows donuts"))
  }

  @Test("where the stack has a screen for the value, it is shown as well")
  func pushes() throws {
    let host = ViewHost(size: CGSize(width: 400, height: 600)) { StackScreen() }
    try host.tapAndRender("donuts")
    #expect(host.texts.contains("screen of donuts"))
    try host.tapAndRender("Back")
    #expect(host.texts.contains("chosen: donuts"))
    #expect(host.diagnostics == [])
  }

  @Test("a link to a value of another type has nothing to do with the selection")
  func otherType() throws {
    let host = ViewHost(size: CGSize(width: 800, height: 600)) { SplitScreen() }
    try host.tapAndRender("number")
    #expect(host.texts.contains("shows nothing"))
    #expect(host.diagnostics.count == 1)
  }
}
