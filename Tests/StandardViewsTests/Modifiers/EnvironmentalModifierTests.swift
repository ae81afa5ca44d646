// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

private struct SchemePadding: EnvironmentalModifier {
  let log: EventLog

  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    log.add("\(environment.colorScheme)")
    return Padded(length: environment.colorScheme == .dark ? 20 : 10)
  }

  struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }
}

private struct Screen: View {
  let log: EventLog
  @State private var isDark = false

  var body: some View {
    VStack {
      Rectangle().frame(width: 50, height: 50)
        .modifier(SchemePadding(log: log))
        .environment(\.colorScheme, isDark ? .dark : .light)
      Button("switch") { isDark.toggle() }
    }
  }
}

@MainActor @Suite struct EnvironmentalModifierTests {
  @Test("a modifier is made of the environment's values, and anew when they change")
  func resolves() throws {
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["light"])
    let before = try host.buttons["switch"].frame
    let frame = try host.tapAndRender("switch")
    #expect(log.take() == ["dark"])
    // Its body is the engine's; that of the modifier which it makes is the client's.
    #expect(frame.bodyEvaluations["SchemePadding"] == 0)
    #expect(frame.bodyEvaluations["Padded"] == 1)
    #expect(try host.buttons["switch"].frame.minY - before.minY == 10)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
