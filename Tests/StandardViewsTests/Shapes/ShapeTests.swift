// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@MainActor @Suite struct ShapeTests {
  @Test("shapes answer the proposal, 10 on a nil axis (L-22)")
  func sizes() {
    let host = ViewHost(size: CGSize(width: 100, height: 60)) {
      VStack(spacing: 0) {
        Circle()
        Triangle()
        Capsule().fixedSize()
      }
    }
    #expect(host.displayList.map(\.kind) == [.shape, .shape, .shape])
    #expect(
      host.displayList.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 25), CGRect(x: 0, y: 25, width: 100, height: 25),
        CGRect(x: 45, y: 50, width: 10, height: 10),
      ])
  }

  @Test("a shape is drawn in its own style, else in the foreground style of the environment")
  func styles() throws {
    struct Screen: View {
      @State private var isRed = false
      var body: some View {
        VStack {
          Rectangle()
          Circle().fill(.blue)
          Circle().stroke(Color.green, lineWidth: 3)
          RoundedRectangle(cornerRadius: 4).strokeBorder(.orange, lineWidth: 2)
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          Triangle().fill(.linearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom))
          Button("red") { isRed = true }
        }
        .foregroundStyle(isRed ? .red : .primary)
      }
    }
    let host = ViewHost { Screen() }
    #expect(
      host.displayList.dropLast().map(\.color) == [
        "primary", "blue", "green", "orange", "linearGradient(red, blue)", "linearGradient(red, black)",
      ])
    try host.tapAndRender("red")
    #expect(host.displayList.first?.color == "red")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("layers in a shape take the frame of their view (L-45)")
  func shapedLayers() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .background(.blue, in: Capsule())
        .border(.green, width: 2)
        .overlay(.black, in: Circle())
    }
    #expect(host.displayList.map(\.color) == ["blue", "red", "green", "black"])
    #expect(host.displayList.allSatisfy { $0.frame == CGRect(x: 30, y: 40, width: 40, height: 20) })
  }

  @Test("a mask lives and draws nothing; clipping keeps every item")
  func maskAndClip() {
    final class Log { var appeared = 0 }
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 50, height: 50).clipShape(Circle()).cornerRadius(3).clipped()
        .mask { Rectangle().onAppear { log.appeared += 1 } }
    }
    #expect(host.displayList.count == 1)
    #expect(log.appeared == 1)
  }

  @Test("types of shapes and of modifiers with shapes (S-5)")
  func printedTypes() {
    #expect("\(type(of: Circle().fill(Color.red)))" == "_ShapeView<Circle, Color>")
    #expect("\(type(of: Color.red.clipped()))" == "ModifiedContent<Color, _ClipEffect<Rectangle>>")
    #expect(
      "\(type(of: Color.red.cornerRadius(2)))" == "ModifiedContent<Color, _ClipEffect<RoundedRectangle>>")
    #expect(
      "\(type(of: Color.red.border(Color.blue)))"
        == "ModifiedContent<Color, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>")
  }

  @Test("what is drawn later lies on top: a line over an area, an area over a line")
  func layers() {
    let host = ViewHost(size: CGSize(width: 100, height: 60)) {
      VStack(spacing: 0) {
        Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.black, lineWidth: 1)
        Circle().stroke(.green, lineWidth: 4).fill(.white)
      }
    }
    #expect(host.displayList.map(\.color) == ["red", "blue", "black", "green", "white"])
    #expect(host.displayList.map(\.frame.height) == [30, 30, 30, 30, 30])
    let lines = host.displayList.map { item in item.attributes.contains { $0.value.contains("line ") } }
    #expect(lines == [false, true, true, true, false])
  }

  @Test("a dashed border without a style is one in the foreground style")
  func dashedBorder() {
    let dashes = StrokeStyle(lineWidth: 4, dash: [10])
    let size = CGSize(width: 40, height: 40)
    let plain = ViewHost(size: size) { Rectangle().strokeBorder(style: dashes) }
    let styled = ViewHost(size: size) { Rectangle().strokeBorder(.foreground, style: dashes) }
    #expect(plain.displayList.map(\.description) == styled.displayList.map(\.description))
    #expect(plain.displayList[0].attributes.contains { $0.value.contains("dash") })
  }
}
