// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// A stack in depth is as long as its children reach before and after the line of their guides (L-59).
@MainActor @Suite struct DepthStackTests {
  private func square(_ color: Color, _ size: CGFloat = 50) -> some View {
    color.frame(width: size, height: size)
  }

  /// The frames less the origin of the stack, which is centred in the window.
  private func frames(
    of stack: some View, size: CGSize
  ) throws -> [CGRect] {
    let host = ViewHost(size: CGSize(width: 400, height: 300)) {
      stack.fixedSize().accessibilityIdentifier("stack")
    }
    let frame = try host["stack"].frame
    #expect(frame.size == size)
    #expect(host.displayList == host.recomputedDisplayList())
    return host.displayList.map { $0.frame.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  }

  @Test("L-59: without guides the largest child decides")
  func largest() throws {
    let stack = ZStack(alignment: .bottomLeading) {
      Color.red.frame(width: 60, height: 60)
      Color.blue.frame(width: 20, height: 30)
    }
    #expect(
      try frames(of: stack, size: CGSize(width: 60, height: 60)) == [
        CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 0, y: 30, width: 20, height: 30),
      ])
  }

  @Test("L-59: a guide that moves a child away makes the stack longer")
  func guides() throws {
    let stack = ZStack(alignment: .leading) {
      square(.red)
      square(.blue).alignmentGuide(HorizontalAlignment.leading) { _ in -60 }
    }
    #expect(
      try frames(of: stack, size: CGSize(width: 110, height: 50)) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 0, width: 50, height: 50),
      ])
    let both = ZStack(alignment: .topTrailing) {
      square(.red).alignmentGuide(HorizontalAlignment.trailing) { $0.width + 20 }
      square(.blue, 30).alignmentGuide(VerticalAlignment.top) { _ in 10 }
    }
    // The line is at 70: the first ends 20 before it, the second at it. At the top the second stands 10 higher.
    #expect(
      try frames(of: both, size: CGSize(width: 70, height: 60)) == [
        CGRect(x: 0, y: 10, width: 50, height: 50), CGRect(x: 40, y: 0, width: 30, height: 30),
      ])
  }

  @Test("L-59: what is of lower priority stands on the line and does not make the stack longer")
  func priorities() throws {
    let stack = ZStack(alignment: .leading) {
      square(.red).layoutPriority(1)
      square(.blue).alignmentGuide(HorizontalAlignment.leading) { _ in -60 }
    }
    #expect(
      try frames(of: stack, size: CGSize(width: 50, height: 50)) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 0, width: 50, height: 50),
      ])
  }

  @Test("L-59: children are offered the stack's size when they are placed")
  func offers() throws {
    let stack = ZStack(alignment: .leading) {
      Color.red.alignmentGuide(HorizontalAlignment.leading) { _ in 5 }
      square(.blue).alignmentGuide(HorizontalAlignment.leading) { _ in 15 }
    }
    // Ideally the colour is 10 wide: 5 before the line and 5 after it; the square reaches from -15 to 35.
    #expect(
      try frames(of: stack, size: CGSize(width: 50, height: 50)) == [
        CGRect(x: 10, y: 0, width: 50, height: 50), CGRect(x: 0, y: 0, width: 50, height: 50),
      ])
  }

  @Test("L-59: a stack on a baseline is as high as its texts reach above and below it")
  func baselines() throws {
    let host = ViewHost(size: CGSize(width: 400, height: 300)) {
      ZStack(alignment: .leadingFirstTextBaseline) {
        Text("a").font(.system(size: 20))
        Text("b").font(.system(size: 40))
      }
    }
    let placed = host.displayList.map(\.frame)
    // The larger text decides, and is centred in the window; the smaller one stands on its line.
    #expect(placed[1] == CGRect(x: 190, y: 130, width: 20, height: 40))
    #expect(placed[0].minX == 190 && placed[0].minY > 130 && placed[0].maxY < 170)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("L-59: a stack follows a guide that changes, also as a layout of AnyLayout and inside of others")
  func changes() throws {
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        let layout = n % 2 == 0 ? AnyLayout(ZStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        HStack(alignment: .top) {
          ZStack(alignment: .leading) {
            Color.red.frame(width: 20, height: 20)
            Color.blue.frame(width: 20, height: 20).alignmentGuide(HorizontalAlignment.leading) { _ in
              CGFloat(n) * -10
            }
          }
          .border(Color.green)
          layout {
            Color.red.frame(width: 20, height: 20)
            Color.blue.frame(width: 20, height: 20).alignmentGuide(HorizontalAlignment.leading) { _ in
              CGFloat(n) * 10
            }
          }
          .border(Color.green)
          Button("add") { n += 1 }
        }
      }
    }
    let host = ViewHost { Screen() }
    for n in 2...5 {
      try host.tapAndRender("add")
      #expect(host.displayList == host.recomputedDisplayList())
      #expect(host.displayList[2].frame.width == CGFloat(20 + n * 10))
      if n % 2 == 0 { #expect(host.displayList[5].frame.width == CGFloat(20 + n * 10)) }
    }
  }
}
