// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation
import TestSupport
import Testing

/// Bindings that are made once; their getters read observable properties.
@Observable
private final class Router {
  var isOpen = false
  var number = 0
  var path: [Int] = []
  @ObservationIgnored lazy var isPresented = Binding(
    get: { [unowned self] in isOpen }, set: { [unowned self] in isOpen = $0 })
  @ObservationIgnored lazy var boundPath = Binding(
    get: { [unowned self] in path }, set: { [unowned self] in path = $0 })
  @ObservationIgnored lazy var tab = Binding(
    get: { [unowned self] in number }, set: { [unowned self] in number = $0 })
}

@MainActor
@Suite struct SheetItemTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name = "n"
  }

  private struct Content: View {
    let item: Item
    @State private var own = 0
    var body: some View {
      Text("item \(item.id) \(item.name) \(own)")
      Button("own") { own += 1 }
    }
  }

  private struct Screen: View {
    let log: EventLog
    @State private var item: Item?
    var body: some View {
      let _ = log.add("presenter")
      Button("one") { item = Item(id: 1) }
        .sheet(item: $item) {
          log.add("dismissed")
        } content: { item in
          Content(item: item)
            .onAppear { log.add("+\(item.id)") }
            .onDisappear { log.add("-\(item.id)") }
          Button("two") { self.item = Item(id: 2) }
          Button("rename") { self.item?.name = "renamed" }
          Button("close") { self.item = nil }
        }
    }
  }

  @Test("P-11: the item is always the one in the binding, and the presenter does not run")
  func fresh() throws {
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    _ = log.take()
    let report = try host.tapAndRender("one")
    #expect(host.texts.first == "item 1 n 0")
    #expect(report.bodyEvaluations["Screen"] == 0)
    #expect(log.take() == ["+1"])
  }

  @Test("S-11: an item of another identity dismisses the sheet and presents a new one")
  func anotherIdentity() throws {
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("one")
    try host.tapAndRender("own")
    _ = log.take()
    try host.tapAndRender("two")
    #expect(host.texts.first == "item 2 n 0")
    #expect(host.presentations.count == 1)
    // The new one appears first, as for any replacement (I-8); what has left is told before its dismissal (P-13).
    #expect(log.take() == ["+2", "-1", "dismissed"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("S-11: an item of the same identity stays presented, and its content follows")
  func sameIdentity() throws {
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("one")
    try host.tapAndRender("own")
    _ = log.take()
    try host.tapAndRender("rename")
    #expect(host.texts.first == "item 1 renamed 1")
    #expect(log.take() == [])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("S-10: nil dismisses the sheet, then onDismiss runs")
  func dismissal() throws {
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("one")
    _ = log.take()
    try host.tapAndRender("close")
    #expect(host.presentations.isEmpty)
    #expect(log.take() == ["-1", "dismissed"])
  }

  @Test("S-10: fullScreenCover has the item form as well")
  func cover() throws {
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Button("go") { item = Item(id: 4) }
          .fullScreenCover(item: $item) { Text("cover \($0.id)") }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go")
    #expect(host.texts == ["cover 4"])
    #expect(host.presentations[0].kind == .fullScreenCover)
  }

  private struct RoutedScreen: View {
    let router: Router
    var body: some View {
      TabView(selection: router.tab) {
        NavigationStack(path: router.boundPath) {
          Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
        .tag(0)
        Text("other tab").tag(1)
      }
      .sheet(isPresented: router.isPresented) { Text("sheet") }
    }
  }

  @Test(
    "I-37, P-6: what a binding's getter reads of an observable object is followed, whoever holds the binding")
  func bindingsMadeOnce() throws {
    let router = Router()
    let host = ViewHost { RoutedScreen(router: router) }
    for (number, path) in [(1, []), (0, [7]), (1, [7]), (0, []), (0, [3, 4]), (1, []), (0, [])]
      as [(Int, [Int])]
    {
      router.number = number
      router.path = path
      router.isOpen = true
      try host.render()
      #expect(host.presentations.count == 1, "\(number) \(path)")
      #expect(host.displayList == host.recomputedDisplayList(), "\(number) \(path)")
      router.isOpen = false
      try host.render()
      #expect(host.presentations.isEmpty, "\(number) \(path)")
      let shown = number == 1 ? "other tab" : path.last.map { "screen \($0)" } ?? "root"
      #expect(host.texts.contains(shown), "\(number) \(path)")
      #expect(host.displayList == host.recomputedDisplayList(), "\(number) \(path)")
    }
  }
}
