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
    let host = ViewHost(content: content)
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
