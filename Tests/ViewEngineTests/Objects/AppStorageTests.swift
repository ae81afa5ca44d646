// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct AppStorageTests {
  private enum Theme: String { case light, dark }

  private struct Reader: View {
    let name: String
    @AppStorage private var count: Int
    init(name: String, fallback: Int, key: String) {
      self.name = name
      _count = AppStorage(wrappedValue: fallback, key)
    }
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Unread: View {
    @AppStorage("shared count") private var count = 0
    var body: some View { Button("reset") { count = 0 } }
  }

  private final class Session {
    @AppStorage("session name") var name = "none"
  }

  @Test("an object that nobody observes has values, too")
  func plainObject() {
    let session = Session()
    session.name = "Ada"
    #expect(Session().name == "Ada")
  }

  @Test("views share the value of a key, and see their own default before it is written")
  func sharing() throws {
    let host = ViewHost {
      Reader(name: "a", fallback: 1, key: "shared count")
      Reader(name: "b", fallback: 5, key: "shared count")
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

  @Test("hosts share the values, and each sees what the other one wrote at its next render")
  func hosts() throws {
    let first = ViewHost { Reader(name: "a", fallback: 1, key: "count of two hosts") }
    let second = ViewHost { Reader(name: "b", fallback: 1, key: "count of two hosts") }
    try first.tapAndRender("a 1")
    try second.render()
    #expect(second.texts == ["b 2"])
    #expect(ViewHost { Reader(name: "c", fallback: 1, key: "count of two hosts") }.texts == ["c 2"])
  }

  @Test("UserDefaults and the property see each other's writes, in any store", arguments: [true, false])
  func defaults(isStandard: Bool) throws {
    struct Field: View {
      @AppStorage private var name: String
      @AppStorage private var home: URL?
      @AppStorage private var theme: Theme?
      let store: UserDefaults
      init(store: UserDefaults, isStandard: Bool) {
        self.store = store
        _name = AppStorage(wrappedValue: "nobody", "name in defaults", store: isStandard ? nil : store)
        _home = AppStorage("home in defaults", store: isStandard ? nil : store)
        _theme = AppStorage("theme in defaults", store: isStandard ? nil : store)
      }
      var body: some View {
        Text("\(name) \(home?.path ?? "-") \(theme?.rawValue ?? "-")")
        Button("write") {
          name = "Ann"
          home = URL(filePath: "/home")
          theme = .dark
        }
        Button("read") { store.set(name + "!", forKey: "name in defaults") }
        Button("forget") { theme = nil }
      }
    }
    let store = try isStandard ? .standard : #require(UserDefaults(suiteName: "AppStorageTests"))
    let host = ViewHost { Field(store: store, isStandard: isStandard) }
    #expect(host.texts[0] == "nobody - -")
    try host.tapAndRender("write")
    #expect(host.texts[0] == "Ann /home dark")
    #expect(store.string(forKey: "name in defaults") == "Ann")
    #expect(store.string(forKey: "theme in defaults") == "dark")
    try host.tapAndRender("read")
    #expect(host.texts[0] == "Ann! /home dark")
    try host.tapAndRender("forget")
    #expect(store.object(forKey: "theme in defaults") == nil)
    store.removeObject(forKey: "name in defaults")
    // A value of another kind is none.
    store.set([1], forKey: "home in defaults")
    let report = try host.render()
    #expect(host.texts[0] == "nobody - -")
    #expect(report.bodyEvaluations.total == 1)
    #expect(try host.render().frames == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a host that measures takes back what its views wrote")
  func restoring() throws {
    let key = "count of a measurement"
    for _ in 0..<2 {
      let host = ViewHost.measuring { ViewHost { Reader(name: "a", fallback: 1, key: key) } }
      try host.tapAndRender("a 1")
      #expect(UserDefaults.standard.integer(forKey: key) == 2)
    }
    #expect(UserDefaults.standard.object(forKey: key) == nil)
  }

  @Test("R-54: in an object, a write is announced as that of a published property is")
  func inObject() throws {
    final class Settings: ObservableObject {
      @AppStorage("volume in an object") var volume = 3
    }
    struct Screen: View {
      @StateObject private var settings = Settings()
      var body: some View {
        Button("volume \(settings.volume)") { settings.volume += 1 }
        Stepper("Volume", value: settings.$volume)
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("volume 3")
    #expect(host.texts.first == "volume 4")
    #expect(UserDefaults.standard.integer(forKey: "volume in an object") == 4)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("bindings, optionals and raw values; the value outlives the view (I-3)")
  func kinds() throws {
    struct Field: View {
      @AppStorage("name of kinds") private var name: String?
      @AppStorage("theme of kinds") private var theme = Theme.light
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
