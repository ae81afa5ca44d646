// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

private final class Shop: ObservableObject {
  @Published var name = "Shop"
  @Published var visitors = 0
}

/// Shows the name alone, below a reader, a timeline, a closure and a publisher.
private struct NameBoard: View {
  @ObservedObject var shop: Shop
  var body: some View {
    GeometryReader { space in Text("\(shop.name) \(Int(space.size.width))") }
    TimelineView(.periodic(from: .now, by: 60)) { _ in Text("open") }
      .onReceive(shop.$name) { _ in }
      .onTapGesture {}
  }
}

private struct ShopScreen: View {
  @StateObject private var shop = Shop()
  var body: some View {
    NameBoard(shop: shop)
    Button("enter") { shop.visitors += 1 }
    Button("rename") { shop.name += "!" }
  }
}

private struct Fader: View {
  @State private var isFaint = false
  var body: some View {
    Text("text").opacity(isFaint ? 0.2 : 1)
    Button("fade") { withAnimation(.linear(duration: 1)) { isFaint.toggle() } }
  }
}

/// Turns once around, and begins to pulse for ever when it is tapped, beside a part that never moves.
private struct Turner: View {
  @State private var angle = 0.0
  @State private var scale = 1.0
  @State private var taps = 0
  var body: some View {
    Text("turning").rotationEffect(.degrees(angle)).animation(.linear(duration: 3).delay(1), value: angle)
    Text("pulsing").scaleEffect(scale)
    Caption(taps: taps)
    Button("turn") { angle += 360 }
    Button("pulse") { withAnimation(.easeInOut(duration: 1).repeatForever()) { scale = 0.5 } }
    Button("tap") { taps += 1 }
  }

  private struct Caption: View {
    let taps: Int
    var body: some View { Text("caption") }
  }
}

/// Hands on a text to a view that measures it, and so runs twice.
private struct Measured: View {
  @State private var count = 0
  var body: some View {
    Line(text: String(repeating: "word ", count: count + 1))
    Button("lengthen") { count += 9 }
  }

  private struct Line: View {
    let text: String
    var body: some View { Ruler(text: text) }
  }

  private struct Ruler: View {
    let text: String
    @State private var width: CGFloat = 0
    var body: some View {
      Text(text).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      Text("\(width)")
    }
  }
}

/// A symbol that bounces, and a device that taps at every second change.
private struct Bouncer: View {
  @State private var likes = 0
  @State private var steps = 0
  @State private var isPulsing = false
  var body: some View {
    Image(systemName: "heart").symbolEffect(.bounce, value: likes).symbolEffect(.pulse, isActive: isPulsing)
    Text("steps").sensoryFeedback(.impact, trigger: steps) { _, new in new % 2 == 0 }
    Button("like") { likes += 1 }
    Button("step") { steps += 1 }
    Button("pulse") { isPulsing = true }
  }
}

private struct CountingText: View, @preconcurrency Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(Int(value))") }
}

private struct CountingScreen: View {
  @State private var value = 0.0
  var body: some View {
    CountingText(value: value)
    Button("count") { withAnimation(.linear(duration: 1)) { value = 10 } }
  }
}

/// Shows a mark that is taken back in the frame in which it is set.
private struct Returning: View {
  @State private var isMarked = false
  var body: some View {
    Mark(isMarked: isMarked)
    Button("mark") { isMarked = true }.onChange(of: isMarked) { isMarked = false }
  }
}

private struct Mark: View {
  let isMarked: Bool
  var body: some View { Text(isMarked ? "marked" : "free") }
}

private struct Tuples: View {
  let values: [(String, Int)]
  var body: some View { Text("\(values.count)") }
}

private struct Titled: View {
  @State private var count = 0
  var body: some View {
    Title(count: count)
    Tuples(values: [("a", 1)])
    Button("add") { count += 1 }
  }
}

private struct Title: View {
  let count: Int
  var body: some View { Text("fixed").preference(key: CountKey.self, value: count) }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Watcher: View {
  @State private var seen = 0
  var body: some View {
    Titled().onPreferenceChange(CountKey.self) { seen = $0 }
    Text("seen \(seen)")
  }
}

/// A button that looks the same in a style of the client's, whether it is disabled or cannot be hit.
private struct Gate: View {
  let isShut: Bool
  let isCovered: Bool
  var body: some View {
    Button("pass") {}.buttonStyle(PlainLook()).disabled(isShut).allowsHitTesting(!isCovered)
  }
}

/// Texts are not dimmed.
private struct Sign: View {
  let isShut: Bool
  var body: some View { Text("sign").disabled(isShut) }
}

private struct PlainLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Gates: View {
  @State private var isShut = false
  @State private var isCovered = false
  var body: some View {
    Gate(isShut: isShut, isCovered: isCovered)
    Sign(isShut: isShut)
    Button("shut") { isShut = true }
    Button("cover") { isCovered = true }
  }
}

/// What it shows of its count stands in a sheet, in the bar or behind the row, and not in its own place.
private struct Elsewhere: View {
  enum Place { case sheet, bar, row, nowhere }
  let place: Place
  @State private var count = 0
  @State private var isOpen = true
  var body: some View {
    let shown = count
    switch place {
    case .sheet: Text("row").sheet(isPresented: $isOpen) { adder.opacity(shown > 0 ? 1 : 0.5) }
    case .bar: adder.toolbar { Text("\(shown)") }
    case .row: adder.listRowBackground(Color.red.opacity(shown > 0 ? 1 : 0.5))
    case .nowhere: Text("row").sheet(isPresented: $isOpen) { adder }.onChange(of: shown) {}
    }
  }
  private var adder: some View { Button("add") { count += 1 } }
}

@MainActor
struct BodyWasteTests {
  private func wasted<V: View>(_ button: String, @ViewBuilder _ content: () -> V) throws -> [String: Bool] {
    try wasted(button, on: ViewHost(content: content))
  }

  private func wasted(_ button: String, on host: ViewHost) throws -> [String: Bool] {
    host.recordsCauses = true
    try host.tapAndRender(button)
    return Dictionary(
      host.causes.filter(\.evaluated).map { ($0.typeName, $0.isWasted) }, uniquingKeysWith: { $0 && $1 })
  }

  @Test(
    "A body that runs for an unrelated property is wasted, whatever reader, timeline or closure it has (I-60)"
  )
  func unrelated() throws {
    #expect(try wasted("enter") { ShopScreen() } == ["ShopScreen": true, "NameBoard": true])
    #expect(try wasted("rename") { ShopScreen() } == ["ShopScreen": true, "NameBoard": false])
  }

  @Test("What an animation has yet to show counts as shown (A-1)")
  func animated() throws {
    #expect(try wasted("fade") { Fader() } == ["Fader": false])
  }

  @Test("What a view inside shows of a value is not lost when it runs again in the same frame (I-40)")
  func handedOnAndMeasured() throws {
    #expect(try wasted("lengthen") { Measured() } == ["Measured": false, "Line": false, "Ruler": false])
  }

  @Test("A symbol that bounces and a device that taps are noticed, though nothing of it stays")
  func momentary() throws {
    let host = ViewHost { Bouncer() }
    #expect(try wasted("like", on: host) == ["Bouncer": false])
    #expect(try wasted("pulse", on: host) == ["Bouncer": false])
    #expect(try wasted("step", on: host) == ["Bouncer": true])
    #expect(try wasted("step", on: host) == ["Bouncer": false])
  }

  @Test(
    "What turns once around, or pulses for ever, is shown on the way (A-1)", arguments: ["turn", "pulse"])
  func onTheWay(button: String) async throws {
    let host = ViewHost { Turner() }
    #expect(try wasted(button, on: host)["Turner"] == false)
    // What shows the same beside it is wasted at any time.
    try await host.advance(by: .milliseconds(1_500))
    #expect(try wasted("tap", on: host) == ["Turner": true, "Caption": true])
  }

  @Test(
    "A value that goes and comes back in one frame makes bodies run twice, and neither run shows the same as before"
  )
  func returning() throws {
    let host = ViewHost { Returning() }
    host.recordsCauses = true
    try host.tapAndRender("mark")
    let runs = host.causes.filter(\.evaluated)
    #expect(runs.map(\.typeName) == ["Returning", "Mark", "Returning", "Mark"])
    #expect(runs.allSatisfy { !$0.isWasted })
    #expect(host.texts.contains("free"))
  }

  @Test("What a body shows in a sheet, a bar or behind a row is its own")
  func elsewhere() throws {
    func isWasted(_ place: Elsewhere.Place) throws -> Bool? {
      let host = ViewHost {
        NavigationStack { List { Elsewhere(place: place) } }
      }
      host.recordsCauses = true
      try host.render()
      let add = try #require(host.controls.last)
      try add.operate(on: host)
      try host.render()
      return host.causes.last { $0.typeName == "Elsewhere" && $0.evaluated }?.isWasted
    }
    #expect(try isWasted(.sheet) == false)
    #expect(try isWasted(.bar) == false)
    #expect(try isWasted(.row) == false)
    #expect(try isWasted(.nowhere) == true)
  }

  @Test("The body of an animatable view has yet to show where its animation goes (A-6)")
  func animatable() throws {
    #expect(try wasted("count") { CountingScreen() } == ["CountingScreen": false, "CountingText": false])
  }

  @Test(
    "What shows the same is wasted whether or not it can be compared (I-46), and what says something else is not"
  )
  func values() throws {
    let found = try wasted("add") { Watcher() }
    #expect(found["Tuples"] == true)
    #expect(found["Title"] == false)
  }

  @Test("a control that can no longer be used is perceived, a text that is disabled is not")
  func whatCanBeDone() throws {
    let shut = try wasted("shut") { Gates() }
    #expect(shut["Gate"] == false)
    #expect(shut["Sign"] == true)
    #expect(try wasted("cover") { Gates() }["Gate"] == false)
  }
}
