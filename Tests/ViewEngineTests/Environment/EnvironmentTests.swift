// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

private struct TintNameKey: EnvironmentKey {
  static let defaultValue = "default"
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var tintName: String {
    get { self[TintNameKey.self] }
    set { self[TintNameKey.self] = newValue }
  }

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var isDeep: Bool { level > 1 }
}

@MainActor
@Suite struct EnvironmentTests {
  private struct Shows: View {
    @Environment(\.tintName) private var name
    var body: some View { Text(name) }
  }

  private struct Declares: View {
    @Environment(\.tintName) private var name
    var body: some View { Text("declares") }
  }

  /// Writes a name that its button changes.
  private struct Writer<Content: View>: View {
    @State private var name = "a"
    @State private var level = 0
    @ViewBuilder let content: Content
    var body: some View {
      VStack { content }
        .environment(\.tintName, name)
        .environment(\.level, level)
      Button("name") { name += "'" }
      Button("same name") { name = [name].joined() }
      Button("level") { level += 1 }
    }
  }

  @Test("E-1: values flow down, the nearest writer wins, and only its subtree sees it")
  func nearestWins() {
    let host = ViewHost {
      Shows()
      VStack {
        Shows()
        Shows().environment(\.tintName, "inner").environment(\.tintName, "middle")
        HStack { Shows() }
      }
      .environment(\.tintName, "outer")
      Shows()
    }
    #expect(host.texts == ["default", "outer", "inner", "outer", "default"])
  }

  @Test("E-2: without a writer the key's default is seen")
  func defaults() {
    struct Screen: View {
      @Environment(\.level) private var level
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(level) \(isEnabled ? "enabled" : "disabled")") }
    }
    #expect(ViewHost { Screen() }.texts == ["0 enabled"])
  }

  @Test("E-3: a reader runs when its value changes, and nobody between it and the writer")
  func readersRun() throws {
    struct Middle: View {
      var body: some View { Shows() }
    }
    let host = ViewHost { Writer { Middle() } }
    let report = try host.tapAndRender("name")
    #expect(host.texts.first == "a'")
    #expect(report.bodyEvaluations["Shows"] == 1)
    #expect(report.bodyEvaluations["Middle"] == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("E-3: a declared value that is not read costs an evaluation as well (E-6, X-4)")
  func declaredButUnread() throws {
    let host = ViewHost { Writer { Declares() } }
    #expect(try host.tapAndRender("name").bodyEvaluations["Declares"] == 1)
    #expect(try host.tapAndRender("same name").bodyEvaluations["Declares"] == 0)
  }

  @Test("E-4, E-6: another key is a check at most, and no body")
  func otherKeys() throws {
    let host = ViewHost {
      Writer {
        Shows()
        Declares()
      }
    }
    let report = try host.tapAndRender("level")
    #expect(report.bodyEvaluations["Shows"] == 0)
    #expect(report.bodyEvaluations["Declares"] == 0)
  }

  @Test("E-3: a value derived from a key is compared as such")
  func derivedValue() throws {
    struct Deep: View {
      @Environment(\.isDeep) private var isDeep
      var body: some View { Text(isDeep ? "deep" : "flat") }
    }
    let host = ViewHost { Writer { Deep() } }
    #expect(try host.tapAndRender("level").bodyEvaluations["Deep"] == 0)
    #expect(try host.tapAndRender("level").bodyEvaluations["Deep"] == 1)
    #expect(host.texts.first == "deep")
    #expect(try host.tapAndRender("level").bodyEvaluations["Deep"] == 0)
  }

  @Test("E-5: the whole environment follows the keys that were read from it")
  func wholeEnvironment() throws {
    struct All: View {
      @Environment(\.self) private var environment
      var body: some View { Text("all \(environment.tintName)") }
    }
    let host = ViewHost { Writer { All() } }
    #expect(try host.tapAndRender("level").bodyEvaluations["All"] == 0)
    #expect(try host.tapAndRender("name").bodyEvaluations["All"] == 1)
    #expect(host.texts.first == "all a'")
  }

  @Test("E-5: a key that is read only in a later run counts from then on")
  func keysComeLater() throws {
    struct All: View {
      @Environment(\.self) private var environment
      @State private var reads = false
      var body: some View {
        Button(reads ? "level \(environment.level)" : "read") { reads = true }
      }
    }
    let host = ViewHost { Writer { All() } }
    #expect(try host.tapAndRender("level").bodyEvaluations["All"] == 0)
    try host.tapAndRender("read")
    #expect(host.texts.first == "level 1")
    #expect(try host.tapAndRender("level").bodyEvaluations["All"] == 1)
    #expect(host.texts.first == "level 2")
  }

  @Test("E-1: a nearer writer shields its subtree from changes further up")
  func shielding() throws {
    let host = ViewHost {
      Writer {
        Shows()
        VStack { Shows() }.environment(\.tintName, "fixed")
      }
    }
    let report = try host.tapAndRender("name")
    #expect(host.texts.prefix(2) == ["a'", "fixed"])
    #expect(report.bodyEvaluations["Shows"] == 1)
  }

  @Test("E-1: a transformation starts from the value above and follows it")
  func transformation() throws {
    let host = ViewHost {
      Writer {
        Shows().transformEnvironment(\.tintName) { $0 = "<\($0)>" }
      }
    }
    #expect(host.texts.first == "<a>")
    try host.tapAndRender("name")
    #expect(host.texts.first == "<a'>")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("E-1: a row inserted later sees the value of the moment")
  func laterReaders() throws {
    struct Rows: View {
      @State private var rows = 0
      var body: some View {
        ForEach(0..<rows, id: \.self) { _ in Shows() }
        Button("row") { rows += 1 }
      }
    }
    let host = ViewHost { Writer { Rows() } }
    try host.tapAndRender("row")
    try host.tapAndRender("name")
    try host.tapAndRender("row")
    #expect(host.texts.prefix(2) == ["a'", "a'"])
    try host.tapAndRender("name")
    #expect(host.texts.prefix(2) == ["a''", "a''"])
  }

  @Test("E-1: a reader that has left is not looked at any more")
  func removedReaders() throws {
    struct Flag: View {
      @State private var flag = true
      var body: some View {
        if flag { Shows() }
        Button("drop") { flag = false }
      }
    }
    let host = ViewHost { Writer { Flag() } }
    try host.tapAndRender("drop")
    #expect(try host.tapAndRender("name").bodyEvaluations["Shows"] == 0)
  }

  @Test("E-3: a class in the environment is compared by reference")
  func references() throws {
    struct Child: View {
      @Environment(\.settings) private var settings
      var body: some View { Text("settings \(settings.n)") }
    }
    struct Screen: View {
      @State private var settings = Settings()
      @State private var tick = 0
      var body: some View {
        Child().environment(\.settings, settings)
        Button("tick \(tick)") { tick += 1 }
        Button("in place") { settings.n += 1 }
        Button("another") { settings = Settings() }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("tick 0").bodyEvaluations["Child"] == 0)
    #expect(try host.tapAndRender("in place").bodyEvaluations["Child"] == 0)
    #expect(try host.tapAndRender("another").bodyEvaluations["Child"] == 1)
  }

  @Test("E-1: styles of leaves follow without any body")
  func stylesOfLeaves() throws {
    struct Plain: View {
      var body: some View { Text("abc") }
    }
    struct Screen: View {
      @State private var big = false
      var body: some View {
        Plain().font(.system(size: big ? 40 : 20))
        Button("big") { big = true }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("big")
    #expect(report.bodyEvaluations["Plain"] == 0)
    #expect(report.bodyEvaluations.total == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("E-1: a disabled subtree is disabled all through, and taps on it throw")
  func disabled() throws {
    struct Child: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Button(isEnabled ? "on" : "off") {} }
    }
    struct Screen: View {
      @State private var off = true
      var body: some View {
        VStack { Child().disabled(false) }.disabled(off)
        Button("enable") { off = false }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["off", "enable"])
    #expect(throws: QueryError.self) { try host.buttons["off"].tap() }
    #expect(try !host.buttons["off"].isEnabled)
    try host.tapAndRender("enable")
    #expect(host.texts == ["on", "enable"])
    try host.buttons["on"].tap()
  }

  @Test("E-3: a view inside of itself, made as a copy of it, reads the environment where it stands")
  func copiesOfItself() throws {
    struct Nested: View {
      var level = 0
      @Environment(\.settingsTitle) private var title
      @State private var count = 0
      var body: some View {
        Button("\(level) \(title) \(count)") { count += 1 }
        if level < 2 { inner.environment(\.settingsTitle, "inner \(level)") }
      }
      private var inner: AnyView {
        var copy = self
        copy.level += 1
        return AnyView(copy)
      }
    }
    struct Screen: View {
      @State private var title = "outer"
      var body: some View {
        Nested().environment(\.settingsTitle, title)
        Button("rename") { title = "renamed" }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["0 outer 0", "1 inner 0 0", "2 inner 1 0", "rename"])
    try host.tapAndRender("1 inner 0 0")
    try host.tapAndRender("rename")
    #expect(host.texts == ["0 renamed 0", "1 inner 0 1", "2 inner 1 0", "rename"])
  }
}

private final class Settings {
  var n = 0
}

private struct SettingsKey: EnvironmentKey {
  // Only used on the main actor; the protocol carries no isolation.
  nonisolated(unsafe) static let defaultValue = Settings()
}

private struct SettingsTitleKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var settingsTitle: String {
    get { self[SettingsTitleKey.self] }
    set { self[SettingsTitleKey.self] = newValue }
  }
  fileprivate var settings: Settings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}
