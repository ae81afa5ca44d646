// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Testing

@Observable private final class Model {
  var value = 1.0
}

@MainActor @Suite struct CanvasTests {
  private func host(
    _ size: CGSize = CGSize(width: 100, height: 50),
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> ViewHost {
    ViewHost(size: size) { Canvas(renderer: renderer) }
  }

  @Test("what is drawn is listed in order, in the canvas' own space")
  func order() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        context.stroke(Path(ellipseIn: CGRect(x: 10, y: 5, width: 20, height: 10)), with: .foreground)
        context.draw(Text("ab").font(.system(size: 10)), at: CGPoint(x: 30, y: 20))
        context.draw(Image("cat"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
      }
      .padding(.leading, 20)
      .foregroundStyle(.red)
      .accessibilityIdentifier("drawing")
    }
    #expect(
      host.displayList.description == """
        shape blue (20, 0, 80, 50) #drawing
        shape red (30, 5, 20, 10) #drawing
        text "ab" red (45, 15, 10, 10) #drawing
        image "cat" (21, 2, 3, 4) #drawing
        """)
    #expect(host.displayList == host.recomputedDisplayList())
    // A canvas has no views for what it draws.
    #expect(!host.staticTexts["ab"].exists)
  }

  @Test("an opacity outside of 0 to 1 is drawn as the nearer end")
  func opacity() {
    let host = host { context, _ in
      for opacity in [-0.5, 1.5] {
        context.opacity = opacity
        context.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(.green))
      }
    }
    #expect(host.displayList.map(\.opacity) == [0, 1])
    #expect(host.diagnostics == [])
  }

  @Test("the state of a context is a value: a layer's changes end with it")
  func state() {
    let host = host { context, _ in
      context.translateBy(x: 10, y: 0)
      context.drawLayer { layer in
        layer.scaleBy(x: 2, y: 2)
        layer.opacity = 0.5
        layer.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(.red))
      }
      context.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(.green))
    }
    #expect(
      host.displayList.description == """
        shape red (12, 2, 10, 10) opacity 0.5
        shape green (11, 1, 5, 5)
        """)
  }

  @Test("texts are measured as the views around are, in the environment's font")
  func texts() {
    var sizes: [CGSize] = []
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Canvas { context, size in
        let text = context.resolve(Text("some words"))
        sizes.append(text.measure(in: CGSize(width: 30, height: 50)))
        sizes.append(text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)))
      }
      .font(.system(size: 10))
    }
    #expect(host.displayList.isEmpty)
    #expect(sizes == [CGSize(width: 25, height: 20), CGSize(width: 50, height: 10)])
  }

  @Test("what the renderer reads draws it again, and no body runs for it (I-37)")
  func reads() throws {
    let model = Model()
    let host = host { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: model.value, height: size.height)), with: .color(.red))
    }
    let bodies = host.bodyEvaluations.total
    model.value = 7
    let report = try host.render()
    #expect(host.displayList.map(\.frame) == [CGRect(x: 0, y: 0, width: 7, height: 50)])
    #expect(host.bodyEvaluations.total == bodies)
    #expect(report.displayEdits == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("another size, another font and another foreground style draw it again")
  func surroundings() throws {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        VStack(spacing: 0) {
          Button("grow") { isLarge = true }
          Canvas { context, size in
            context.draw(Text("x"), in: CGRect(origin: .zero, size: size))
          }
          .font(.system(size: isLarge ? 20 : 10))
          .foregroundStyle(isLarge ? Color.red : .blue)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
    #expect(host.displayList.last?.description == "text \"x\" blue (0, 17, 5, 10)")
    try host.tapAndRender("grow")
    #expect(host.displayList.last?.description == "text \"x\" red (0, 17, 10, 20)")
    host.resize(to: CGSize(width: 50, height: 100))
    try host.render()
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("an animated frame moves everything that is drawn")
  func motion() async throws {
    struct Screen: View {
      @State private var isMoved = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
          Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
            context.fill(Path(CGRect(x: 2, y: 0, width: 1, height: 1)), with: .color(.red))
          }
          .frame(width: 10, height: 10)
          .padding(.leading, isMoved ? 20 : 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(500))
    #expect(host.displayList.filter { $0.kind == .shape }.map(\.frame.minX) == [10, 12])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
