// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct NavigationStackTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  /// A screen whose appearance is logged, with a counter and a way back.
  private struct Screen: View {
    let name: String
    let log: EventLog
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Counter(name: name)
        Button("close \(name)") { dismiss() }
      }
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
    }
  }

  private struct App: View {
    let log: EventLog
    var body: some View {
      NavigationStack {
        VStack {
          Counter(name: "root")
          NavigationLink("view") { Screen(name: "v", log: log) }
          NavigationLink("value", value: 5)
          NavigationLink("unknown", value: "text")
        }
        .onAppear { log.add("+root") }
        .onDisappear { log.add("-root") }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Screen(name: "n\(number)-", log: log)
            NavigationLink("deeper", value: number + 1)
          }
        }
      }
    }
  }

  @Test("a link covers the screen; what is covered keeps its state, what is popped loses it (I-12, C-6)")
  func linkToView() throws {
    let log = EventLog()
    let host = ViewHost { App(log: log) }
    #expect(host.texts == ["root0", "view", "value", "unknown"])
    try host.tapAndRender("root0")
    try host.tapAndRender("view")
    #expect(host.texts == ["v0", "close v"])
    #expect(log.take() == ["+root", "+v", "-root"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("v0")
    try host.tapAndRender("close v")
    #expect(host.texts == ["root1", "view", "value", "unknown"])
    #expect(log.take() == ["+root", "-v"])
    try host.tapAndRender("view")
    #expect(host.texts == ["v0", "close v"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a value is shown by the destination of its type; back leads one screen down")
  func linkToValue() throws {
    let log = EventLog()
    let host = ViewHost { App(log: log) }
    try host.tapAndRender("value")
    #expect(host.texts == ["n5-0", "close n5-", "deeper"])
    try host.tapAndRender("deeper")
    #expect(host.texts == ["n6-0", "close n6-", "deeper"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("n6-0")
    try host.tapAndRender("Back")
    #expect(host.texts == ["n5-0", "close n5-", "deeper"])
    // The button is called like the screen that it leads to.
    try host.tapAndRender("Home")
    #expect(host.texts == ["root0", "view", "value", "unknown"])
    #expect(!host.buttons["Back"].exists)
  }

  @Test("a value without a destination is reported")
  func missingDestination() throws {
    let host = ViewHost { App(log: EventLog()) }
    try host.tapAndRender("unknown")
    #expect(host.texts == [])
    #expect(host.diagnostics.count == 1)
    #expect(host.diagnostics.first?.contains("no matching navigationDestination") == true)
  }

  private struct PathApp<Path: Equatable, Stack: View>: View {
    @State var path: Path
    let change: (inout Path) -> Void
    let describe: (Path) -> String
    let stack: (Binding<Path>) -> Stack
    var body: some View {
      Text(describe(path))
      Button("change") { change(&path) }
      stack($path)
    }
  }

  @Test("a path of one type decides what is on the stack, and follows it")
  func typedPath() throws {
    let log = EventLog()
    let host = ViewHost {
      PathApp(path: [1, 2], change: { $0 = [1, 3, 4] }, describe: { "\($0)" }) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { Screen(name: "s\($0)-", log: log) }
        }
      }
    }
    #expect(host.texts == ["[1, 2]", "change", "s2-0", "close s2-"])
    // Only the screen that is seen has appeared.
    #expect(log.take() == ["+s2-"])
    try host.tapAndRender("change")
    #expect(host.texts == ["[1, 3, 4]", "change", "s4-0", "close s4-"])
    #expect(log.take() == ["+s4-", "-s2-"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("close s4-")
    #expect(host.texts == ["[1, 3]", "change", "s3-0", "close s3-"])
    try host.tapAndRender("Back")
    #expect(host.texts == ["[1]", "change", "s1-0", "close s1-"])
  }

  @Test("a path of any types")
  func anyPath() throws {
    let host = ViewHost {
      PathApp(
        path: NavigationPath(), change: { $0.append("a") }, describe: { "\($0.count)" }
      ) { path in
        NavigationStack(path: path) {
          NavigationLink("number", value: 1)
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("text \($0)") }
        }
      }
    }
    try host.tapAndRender("number")
    #expect(host.texts == ["1", "change", "number 1"])
    try host.tapAndRender("change")
    #expect(host.texts == ["2", "change", "text a"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a flag and an item push a screen; leaving it sets them back")
  func presentedDestinations() throws {
    struct App: View {
      @State private var isShown = false
      @State private var item: Int?
      @State private var label = "a"
      var body: some View {
        NavigationStack {
          VStack {
            Text("shown \(isShown) item \(item ?? 0)")
            Button("flag") { isShown = true }
            Button("item") { item = 3 }
          }
          .navigationDestination(isPresented: $isShown) {
            VStack {
              Text("by flag \(label)")
              Button("rename") { label = "b" }
              Button("leave") { isShown = false }
            }
          }
          .navigationDestination(item: $item) { Text("by item \($0)") }
        }
      }
    }
    let host = ViewHost { App() }
    try host.tapAndRender("flag")
    #expect(host.texts == ["by flag a", "rename", "leave"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("rename")
    #expect(host.texts[0] == "by flag b")
    try host.tapAndRender("leave")
    #expect(host.texts == ["shown false item 0", "flag", "item"])
    try host.tapAndRender("item")
    #expect(host.texts == ["by item 3"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("Back")
    #expect(host.texts == ["shown false item 0", "flag", "item"])
  }

  @Test("a covered screen is up to date when it is seen again, and its task has been cancelled")
  func coveredUpdates() async throws {
    struct App: View {
      let log: EventLog
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Text("count \(count)")
            NavigationLink("go") { Button("add") { count += 1 } }
          }
          .task {
            log.add("task")
            do { try await Task.sleep(for: .seconds(100)) } catch { log.add("cancelled") }
          }
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { App(log: log) }
    try await host.advance(by: .milliseconds(10))
    try host.tapAndRender("go")
    try host.tapAndRender("add")
    try await host.advance(by: .milliseconds(10))
    #expect(host.texts == ["add"])
    try host.tapAndRender("Back")
    try await host.advance(by: .milliseconds(10))
    #expect(host.texts == ["count 1", "go"])
    #expect(log.entries == ["task", "cancelled", "task"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("toolbar items are buttons of the screen that they are on")
  func toolbar() throws {
    struct App: View {
      @State private var count = 0
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Color.red
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("add") { count += 1 } }
              ToolbarItemGroup(placement: .bottomBar) {
                Text("n\(count)")
                NavigationLink("next") { Text("second") }
              }
              Group {
                if isEditing { ToolbarItem(placement: .cancellationAction) { Button("done") {} } }
              }
            }
            .toolbar { Button("edit") { isEditing.toggle() } }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { App() }
    #expect(host.texts == ["add", "n0", "next", "edit"])
    // Two bars of 44 points.
    #expect(host.displayList[0].frame == CGRect(x: 0, y: 44, width: 200, height: 212))
    #expect(try host.buttons["add"].frame.midY == 22)
    try host.tapAndRender("add")
    try host.tapAndRender("edit")
    #expect(host.staticTexts["n1"].exists)
    #expect(try host.buttons["done"].frame.minX == 16)
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("next")
    #expect(host.texts == ["second"])
  }

  @Test("printed types are SwiftUI's (S-8)")
  func typeNames() {
    #expect(
      String(describing: type(of: NavigationStack { Text("a") })) == "NavigationStack<NavigationPath, Text>")
    #expect(
      String(describing: type(of: NavigationLink("a") { Text("b") })) == "NavigationLink<Text, Text>")
    #expect(String(describing: type(of: NavigationLink("a", value: 1))) == "NavigationLink<Text, Never>")
  }
}
