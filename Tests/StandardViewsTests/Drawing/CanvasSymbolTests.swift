// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Testing

@Observable private final class Model {
  var label = "ab"
  var isThere = true
}

private struct Badge: View {
  let model: Model
  var body: some View { Text(model.label).font(.system(size: 10)) }
}

/// Draws the symbol 1 in the middle, and says how often it has done so.
private struct Screen: View {
  final class Log {
    var sizes: [CGSize?] = []
  }

  let model: Model
  let log: Log

  var body: some View {
    Canvas { context, size in
      let symbol = context.resolveSymbol(id: 1)
      log.sizes.append(symbol?.size)
      if let symbol { context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
    } symbols: {
      if model.isThere { Badge(model: model).tag(1) }
    }
  }
}

@MainActor @Suite struct CanvasSymbolTests {
  private let window = CGSize(width: 100, height: 50)

  private func host<Symbols: View>(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: @escaping () -> Symbols
  ) -> ViewHost {
    ViewHost(size: window) { Canvas(renderer: renderer, symbols: symbols).accessibilityIdentifier("drawing") }
  }

  @Test("a symbol has its ideal size, and is drawn where the renderer puts it and nowhere else (L-83)")
  func drawing() {
    var sizes: [CGSize?] = []
    let host = host { context, _ in
      let text = context.resolveSymbol(id: "text")
      let color = context.resolveSymbol(id: "color")
      sizes = [text?.size, color?.size, context.resolveSymbol(id: "other")?.size]
      guard let text, let color else { return }
      context.draw(text, at: CGPoint(x: 50, y: 20))
      context.draw(text, at: .zero, anchor: .topLeading)
      context.draw(color, in: CGRect(x: 10, y: 20, width: 40, height: 5))
    } symbols: {
      HStack(spacing: 2) {
        Text("a")
        Text("b").foregroundStyle(.red).accessibilityIdentifier("b")
      }
      .font(.system(size: 10)).tag("text")
      Color.blue.tag("color")
      Color.green.tag("unused")
    }
    #expect(sizes == [CGSize(width: 12, height: 10), CGSize(width: 10, height: 10), nil])
    #expect(
      host.displayList.description == """
        text "a" primary (44, 15, 5, 10) #drawing
        text "b" red (51, 15, 5, 10) #b
        text "a" primary (0, 0, 5, 10) #drawing
        text "b" red (7, 0, 5, 10) #b
        color blue (10, 20, 40, 5) #drawing
        """)
    #expect(host.displayList == host.recomputedDisplayList())
    #expect(!host.staticTexts["a"].exists)
  }

  @Test("the transform, the opacity and the clip of the context hold for a symbol (L-83)")
  func stateOfTheContext() {
    let host = ViewHost(size: window) {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 3)
        context.opacity = 0.5
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 8, height: 8)))
        context.draw(symbol, at: CGPoint(x: 5, y: 5), anchor: .topLeading)
      } symbols: {
        Color.red.frame(width: 4, height: 2).opacity(0.5).tag(1)
      }
      .scaleEffect(2, anchor: .topLeading)
      .padding(.leading, 20)
    }
    #expect(host.displayList.description == "color red (60, 30, 16, 12) opacity 0.25")
    #expect(host.displayList == host.recomputedDisplayList())
    let item = host.drawing.layers[0].items[0]
    #expect(item.clip == CGRect(x: 40, y: 0, width: 32, height: 48))
  }

  @Test("a symbol that looks different is drawn again, and the renderer does not run for it (L-83)")
  func appearance() throws {
    let model = Model()
    let log = Screen.Log()
    let host = ViewHost(size: window) { Screen(model: model, log: log) }
    #expect(host.displayList.description == "text \"ab\" primary (45, 20, 10, 10)")
    #expect(log.sizes == [CGSize(width: 10, height: 10)])

    model.label = "xy"
    var report = try host.render()
    #expect(host.displayList.description == "text \"xy\" primary (45, 20, 10, 10)")
    #expect(report.bodyEvaluations.total == 1)
    #expect(report.geometryContentEvaluations.total == 0)
    #expect(report.displayEdits == 1)
    #expect(host.displayList == host.recomputedDisplayList())

    // The check of the list has run the renderer, too.
    log.sizes = []
    model.label = "xyz"
    report = try host.render()
    #expect(log.sizes == [CGSize(width: 15, height: 10)])
    #expect(host.displayList.description == "text \"xyz\" primary (42.5, 20, 15, 10)")
    #expect(report.displayEdits == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a symbol that comes or goes runs the renderer that has asked for it (L-83)")
  func presence() throws {
    let model = Model()
    let log = Screen.Log()
    let host = ViewHost(size: window) { Screen(model: model, log: log) }
    model.isThere = false
    try host.render()
    #expect(host.displayList.isEmpty)
    #expect(host.displayList == host.recomputedDisplayList())
    model.isThere = true
    try host.render()
    #expect(host.displayList.count == 1)
    #expect(host.displayList == host.recomputedDisplayList())
    // The body of the screen makes a new closure each time; the last run found the symbol laid out.
    #expect(log.sizes.last == CGSize(width: 10, height: 10))
  }

  @Test("symbols read the environment around the canvas, and follow it (L-83)")
  func environment() throws {
    struct Themed: View {
      @State private var isLarge = false
      var body: some View {
        VStack(spacing: 0) {
          Button("grow") { isLarge = true }
          Canvas { context, _ in
            if let symbol = context.resolveSymbol(id: 0) {
              context.draw(symbol, at: .zero, anchor: .topLeading)
            }
          } symbols: {
            Text("x").tag(0)
          }
          .font(.system(size: isLarge ? 20 : 10))
          .foregroundStyle(isLarge ? Color.red : .blue)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Themed() }
    #expect(host.displayList.last?.description == "text \"x\" blue (0, 17, 5, 10)")
    try host.tapAndRender("grow")
    #expect(host.displayList.last?.description == "text \"x\" red (0, 17, 10, 20)")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("rows of a ForEach are found by their ids, and a tag goes before an id (L-83)")
  func rows() {
    var found: [Int] = []
    _ = host { context, _ in
      found = (0..<6).filter { context.resolveSymbol(id: $0) != nil }
    } symbols: {
      ForEach([1, 4], id: \.self) { _ in Text("a") }
      ForEach([2], id: \.self) { Text("b").tag($0 + 3) }
    }
    #expect(found == [1, 4, 5])
  }

  @Test(
    "a canvas that is made during the layout runs its renderer once, with the sizes of its symbols (L-83)")
  func madeInTheLayout() {
    let log = Screen.Log()
    let host = ViewHost(size: window) { GeometryReader { _ in Screen(model: Model(), log: log) } }
    #expect(log.sizes == [CGSize(width: 10, height: 10)])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a canvas among the symbols of a canvas is drawn with them (L-83)")
  func nested() throws {
    let model = Model()
    let log = Screen.Log()
    let host = host { context, _ in
      if let symbol = context.resolveSymbol(id: "inner") {
        context.draw(symbol, at: .zero, anchor: .topLeading)
      }
    } symbols: {
      Screen(model: model, log: log).frame(width: 30, height: 10).tag("inner")
    }
    #expect(host.displayList.map(\.frame) == [CGRect(x: 10, y: 0, width: 10, height: 10)])
    model.label = "abcd"
    let report = try host.render()
    #expect(host.displayList.map(\.frame) == [CGRect(x: 5, y: 0, width: 20, height: 10)])
    #expect(report.displayEdits == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("an animation in a symbol is drawn, and is one edit a frame (L-83, A-2)")
  func animation() async throws {
    struct Fading: View {
      @State private var isFaint = false
      var body: some View {
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isFaint = true } }
          Canvas { context, _ in
            if let symbol = context.resolveSymbol(id: 0) {
              context.draw(symbol, at: .zero, anchor: .topLeading)
            }
          } symbols: {
            HStack(spacing: 0) {
              Color.red.frame(width: 5, height: 5)
              Color.blue.frame(width: 5, height: 5)
            }
            .opacity(isFaint ? 0 : 1).tag(0)
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Fading() }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(250))
    #expect(host.displayList.suffix(2).map(\.opacity) == [0.75, 0.75])
    #expect(host.displayList == host.recomputedDisplayList())
    let report = try await host.advance(by: .milliseconds(10))
    #expect(host.displayList.suffix(2).map(\.opacity) == [0.74, 0.74])
    #expect(report.displayEdits == 1)
  }

  @Test("symbols leave with their canvas, and a context that is kept finds none (L-83)")
  func leaving() throws {
    struct Switch: View {
      let keep: (GraphicsContext) -> Void
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("hide") { isShown = false }
          if isShown {
            Canvas { context, _ in
              keep(context)
              if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
            } symbols: {
              VStack {
                Text("a"); Text("b")
              }.tag(0)
            }
          }
        }
      }
    }
    var kept: GraphicsContext?
    let host = ViewHost(size: window) { Switch { kept = $0 } }
    #expect(host.displayList.count == 3)
    #expect(kept?.resolveSymbol(id: 0) == nil)
    let report = try host.tapAndRender("hide")
    #expect(report.displayEdits == 2)
    #expect(host.displayList.map(\.text) == ["hide"])
    #expect(kept?.resolveSymbol(id: 0) == nil)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
