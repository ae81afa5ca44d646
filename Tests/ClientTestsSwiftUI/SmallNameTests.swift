// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// Names that apps use here and there. Source: Apple's documentation of each.
@MainActor
@Suite struct SmallNameTests {
  private static func height<V: View>(_ text: V) throws -> CGFloat {
    let host = ViewHost { text.font(.system(size: 20)).frame(width: 100).accessibilityIdentifier("text") }
    return try host["text"].frame.height
  }

  @Test("Line limits reserve and cut")
  func lines() throws {
    let long = Text("one two three four five six seven eight")
    #expect(try Self.height(Text("a").lineLimit(3, reservesSpace: true)) == 60)
    #expect(try Self.height(Text("a").lineLimit(3, reservesSpace: false)) == 20)
    #expect(try Self.height(Text("a").lineLimit(2...4)) == 40)
    #expect(try Self.height(long.lineLimit(1...3)) == 60)
    #expect(try Self.height(long.lineLimit(...2)) == 40)
    #expect(try Self.height(Text("a").lineLimit(2...)) == 40)
    #expect(try Self.height(long.lineLimit(2...)) == 100)
  }

  @Test("Values are told in the words of a formatter, dates and numbers too")
  func formatters() {
    let day = DateFormatter()
    (day.locale, day.timeZone, day.dateFormat) = (
      Locale(identifier: "en_US_POSIX"), TimeZone(identifier: "UTC"), "yyyy-MM-dd"
    )
    let two = NumberFormatter()
    (two.locale, two.minimumFractionDigits) = (Locale(identifier: "en_US_POSIX"), 2)
    let host = ViewHost {
      Text(Date(timeIntervalSince1970: 0), formatter: day)
      Text(NSNumber(value: 3.5), formatter: two)
      Text("born \(Date(timeIntervalSince1970: 86_400), formatter: day)")
    }
    #expect(host.texts == ["1970-01-01", "3.50", "born 1970-01-02"])
  }

  @Test("A task has a name")
  func namedTask() async throws {
    struct Screen: View {
      @State private var name = "none"
      var body: some View {
        Text(name).task(name: "loading") { name = Task.name ?? "nil" }
      }
    }
    let host = ViewHost { Screen() }
    try await host.advance(by: .zero)
    #expect(host.texts == ["loading"])
  }

  @Test("A transaction of a value is changed when that value changes, and not otherwise")
  func transactionOfValue() async throws {
    struct Screen: View {
      @State private var isWide = false
      @State private var isTall = false

      var body: some View {
        Color.red.frame(width: isWide ? 100 : 0, height: isTall ? 100 : 0)
          .transaction(value: isWide) { $0.animation = .linear(duration: 1) }
        Button("wide") { isWide.toggle() }
        Button("tall") { isTall.toggle() }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("tall")
    #expect(host.displayList[0].frame.height == 100)
    try host.tapAndRender("wide")
    try await host.advance(by: .milliseconds(500))
    #expect(host.displayList[0].frame.width == 50)
  }

  private nonisolated static func text(_ proxy: GeometryProxy) -> LocalizedStringKey {
    let frame = proxy.frame(in: .global)
    return "\(Int(frame.minY)) \(Int(proxy.size.width)) \(Text("bold").bold())"
  }

  @Test("Geometry proxies and keys of texts are bound to no actor, and spaces have bounds")
  func proxies() throws {
    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          GeometryReader { proxy in
            Text(SmallNameTests.text(proxy))
            Text(
              verbatim: proxy.bounds(of: .named("column")).map { "\(Int($0.minY)) \(Int($0.height))" }
                ?? "nil")
            Text(verbatim: "\(proxy.bounds(of: .named("nowhere")) == nil)")
          }
        }
        .coordinateSpace(.named("column"))
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen() }
    #expect(host.texts == ["30 200 bold", "-30 100", "true"])
  }

  @Test("Two styles are for two levels of emphasis")
  func styles() {
    let host = ViewHost {
      VStack {
        Text("first")
        Text("second").foregroundStyle(.secondary)
        Circle().fill(.tertiary).frame(width: 10, height: 10)
      }
      .foregroundStyle(.red, .blue, .green)
      Text("other").foregroundStyle(.secondary)
    }
    #expect(host.displayList.map(\.color) == ["red", "blue", "green", "secondary"])
  }

  @Test("An alert about a value has a text for its title")
  func alert() throws {
    struct Screen: View {
      @State private var isShown = true
      let name: String?
      var body: some View {
        Color.red.alert(Text("Delete?"), isPresented: $isShown, presenting: name) { name in
          Button("Delete \(name)") {}
        } message: { name in
          Text("\(name) is gone then")
        }
      }
    }
    let host = ViewHost { Screen(name: "a") }
    #expect(host.texts == ["Delete?", "a is gone then", "Delete a"])
  }

  @Test("An inspector is a sheet where it is narrow, and a column where there is room")
  func inspector() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }
          .inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(100) }
      }
    }
    let narrow = ViewHost { Screen() }
    try narrow.tapAndRender("show")
    #expect(narrow.presentations.map(\.kind) == [.sheet])
    let wide = ViewHost(size: CGSize(width: 400, height: 100)) {
      Screen().environment(\.horizontalSizeClass, .regular)
    }
    try wide.tapAndRender("show")
    #expect(wide.presentations.isEmpty)
    #expect(wide.texts == ["show", "details"])
  }

  @Test("Names without an effect here compile and change nothing")
  func accepted() {
    struct Screen: View {
      @Namespace private var namespace
      @Environment(\.buttonRepeatBehavior) private var behavior
      var body: some View {
        Text("a").textScale(.secondary)
        Button("b") {}.buttonRepeatBehavior(.enabled)
        Text(verbatim: "\(behavior == .automatic)").navigationTransition(.zoom(sourceID: 1, in: namespace))
        Text("c").transition(.blurReplace)
        Text("d").transition(.blurReplace(.upUp))
        Text("e").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
      }
    }
    #expect(ViewHost { Screen() }.texts == ["a", "b", "true", "c", "d", "e"])
  }

  @Test("Menus of the menu bar have symbols")
  func menuBar() {
    struct Extra: App {
      var body: some Scene {
        MenuBarExtra("Status", systemImage: "star") { Text("content") }
        MenuBarExtra("Plain") { Text("content") }
      }
    }
    #expect(type(of: Extra().body) != Never.self)
  }

  @Test("A colour resolves to numbers in an environment")
  func resolvedColors() {
    var light = EnvironmentValues()
    #expect(Color(red: 1, green: 0.5, blue: 0).opacity(0.5).resolve(in: light).description == "#FF800080")
    #expect(Color.blue.resolve(in: light).description == "#007AFFFF")
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: light).description == "#00FF00FF")
    #expect(Color(.sRGBLinear, white: 0.5).resolve(in: light).linearRed == 0.5)
    let grey = Color(red: 0, green: 0, blue: 0).mix(with: .white.opacity(1), by: 0.25)
    #expect(grey.resolve(in: light).description == "#404040FF")
    #expect(grey.mix(with: .white, by: 0).opacity(0.5).resolve(in: light).description == "#40404080")
    light.colorScheme = .dark
    #expect(Color.blue.resolve(in: light).description == "#0A84FFFF")
    #expect(Color(Color.blue.resolve(in: light)).resolve(in: light) == Color.blue.resolve(in: light))
  }

  @Test("Dates relative to the host's clock")
  func relativeDates() {
    struct Screen: View {
      let date: Date
      var body: some View {
        Text(date, style: .relative)
        Text(date, style: .timer)
        Text(date, style: .offset)
        Text("since \(date, style: .relative)")
      }
    }
    // Some of the last second may have passed when the bodies run.
    let later = ViewHost { Screen(date: Date(timeIntervalSinceNow: 8_000.9)) }
    #expect(later.texts == ["2 hours, 13 minutes", "2:13:20", "+2 hours", "since 2 hours, 13 minutes"])
    let earlier = ViewHost { Screen(date: Date(timeIntervalSinceNow: -65.05)) }
    #expect(earlier.texts == ["1 minute, 5 seconds", "1:05", "-1 minute", "since 1 minute, 5 seconds"])
  }
}
