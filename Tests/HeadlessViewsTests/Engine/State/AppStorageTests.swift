// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct AppStorageTests {
  private enum Theme: String { case light, dark }

  private struct Reader: View {
    let name: String
    @AppStorage private var count: Int
    init(name: String, fallback: Int) {
      self.name = name
      _count = AppStorage(wrappedValue: fallback, "count")
    }
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Unread: View {
    @AppStorage("count") private var count = 0
    var body: some View { Button("reset") { count = 0 } }
  }

  @Test("views share the value of a key, and see their own default before it is written")
  func sharing() throws {
    let host = ViewHost {
      Reader(name: "a", fallback: 1)
      Reader(name: "b", fallback: 5)
      Unread()
    }
    #expect(host.texts == ["a 1", "b 5", "reset"])
    try host.tapAndRender("a 1")
    #expect(host.texts == ["a 2", "b 2", "reset"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("reset")
    #expect(host.texts == ["a 0", "b 0", "reset"])
    // Who does not read the value is not evaluated again (I-51).
    #expect(host.bodyEvaluations["Unread"] == 1)
    #expect(host.bodyEvaluations["Reader"] == 6)
    // An equal write does nothing (I-27).
    try host.buttons["reset"].tap()
    #expect(try host.render().frames == 0)
  }

  @Test("another host has another storage")
  func hosts() throws {
    let first = ViewHost { Reader(name: "a", fallback: 1) }
    try first.tapAndRender("a 1")
    #expect(ViewHost { Reader(name: "a", fallback: 1) }.texts == ["a 1"])
  }

  @Test("bindings, optionals and raw values; the value outlives the view (I-3)")
  func kinds() throws {
    struct Field: View {
      @AppStorage("name") private var name: String?
      @AppStorage("theme") private var theme = Theme.light
      @SceneStorage("count") private var count = 0
      var body: some View {
        Text("\(name ?? "nobody") \(theme.rawValue) \(count)")
        Toggle("Dark", isOn: Binding(get: { theme == .dark }, set: { theme = $0 ? .dark : .light }))
        Stepper("Count", value: $count)
        Button("name") { name = "Ann" }
      }
    }
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("flip") { isShown.toggle() }
        if isShown { Field() }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts[1] == "nobody light 0")
    try host.tapAndRender("name")
    try host.switches["Dark"].tap()
    try host.render()
    try host.tapAndRender("flip")
    #expect(host.texts == ["flip"])
    try host.tapAndRender("flip")
    #expect(host.texts[1] == "Ann dark 0")
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
