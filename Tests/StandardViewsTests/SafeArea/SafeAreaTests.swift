// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct SafeAreaTests {
  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
  private let size = CGSize(width: 100, height: 200)

  private func frames<V: View>(@ViewBuilder _ content: () -> V) -> [CGRect] {
    let host = ViewHost(size: size, safeArea: insets, content: content)
    #expect(host.displayList == host.recomputedDisplayList())
    return host.displayList.map(\.frame)
  }

  @Test("the root gets the safe area (L-3)")
  func root() {
    #expect(frames { Color.red } == [CGRect(x: 0, y: 20, width: 100, height: 170)])
  }

  @Test("ignoring the safe area extends into the insets (L-78)")
  func ignoring() {
    #expect(frames { Color.red.ignoresSafeArea() } == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      frames { Color.red.ignoresSafeArea(edges: .top) } == [CGRect(x: 0, y: 0, width: 100, height: 190)])
    #expect(frames { Color.red.ignoresSafeArea(.keyboard) } == [CGRect(x: 0, y: 20, width: 100, height: 170)])
  }

  @Test("only edges that touch the insets are extended, and neighbours stay where they are (L-78)")
  func touching() {
    let frames = frames {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Color.blue.ignoresSafeArea(edges: .top)
      }
    }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 100, height: 105), CGRect(x: 0, y: 105, width: 100, height: 85)])
  }

  @Test("a background reaches under the bars, its view does not")
  func background() {
    let frames = frames { Color.red.background { Color.blue.ignoresSafeArea() } }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 0, y: 20, width: 100, height: 170)])
  }

  @Test("a safe area inset takes its space, and adds to the insets (L-78)")
  func inset() {
    let frames = frames {
      ZStack {
        Color.red
        Color.blue.ignoresSafeArea()
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(width: 40, height: 30) }
    }
    // The content has 170 - 30; what ignores the safe area gets both insets back.
    #expect(
      frames == [
        CGRect(x: 0, y: 20, width: 100, height: 140), CGRect(x: 0, y: 0, width: 100, height: 200),
        CGRect(x: 30, y: 160, width: 40, height: 30),
      ])
  }

  @Test("an inset at the top and one at the leading edge", arguments: [true, false])
  func insetEdges(atTop: Bool) {
    let frames = frames {
      if atTop {
        Color.red.safeAreaInset(edge: .top, alignment: .leading) { Color.green.frame(width: 40, height: 30) }
      } else {
        Color.red.safeAreaInset(edge: .leading) { Color.green.frame(width: 40, height: 30) }
      }
    }
    // The default distance is 8.
    #expect(
      frames
        == (atTop
          ? [CGRect(x: 0, y: 58, width: 100, height: 132), CGRect(x: 0, y: 20, width: 40, height: 30)]
          : [CGRect(x: 48, y: 20, width: 52, height: 170), CGRect(x: 0, y: 90, width: 40, height: 30)]))
  }

  @Test("safe area padding is padding that backgrounds reach into (L-78)")
  func padding() {
    let frames = frames {
      Color.red.background { Color.blue.ignoresSafeArea() }.safeAreaPadding(.horizontal, 5)
    }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 5, y: 20, width: 90, height: 170)])
  }

  @Test("a reader is told the insets that it touches, and again when they change (L-71)")
  func reader() throws {
    let host = ViewHost(size: size, safeArea: insets) {
      VStack(spacing: 0) {
        GeometryReader { proxy in Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
        }
        Color.red.frame(height: 10)
      }
    }
    #expect(host.texts == ["20 0"])
    host.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 10, trailing: 0)
    try host.render()
    #expect(host.texts == ["40 0"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a frame relative to the container is a part of the safe area, or of the scroll view")
  func containerRelativeFrame() {
    #expect(
      frames { Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 } }
        == [CGRect(x: 0, y: 62.5, width: 100, height: 85)])
    let frames = frames {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { _ in
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 10)
          }
        }
      }
    }
    #expect(frames.map(\.width) == [45, 45, 45])
    #expect(frames.map(\.minX) == [0, 55, 110])
  }

  private func bar(@ViewBuilder _ bar: @escaping () -> some View) -> ViewHost {
    ViewHost(
      size: CGSize(width: 200, height: 300),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      VStack(spacing: 0) {
        bar()
        Spacer(minLength: 0)
      }
    }
  }

  @Test("L-81: a style behind a view that touches the safe area goes on to the window's edge")
  func backgroundStyles() throws {
    let text = Text("bar").font(.system(size: 20))
    let reaching = CGRect(x: 85, y: 0, width: 30, height: 67)
    let own = CGRect(x: 85, y: 47, width: 30, height: 20)
    func fill(@ViewBuilder _ content: @escaping () -> some View) -> CGRect? {
      let host = bar(content)
      #expect(host.displayList == host.recomputedDisplayList())
      return host.displayList.first { $0.kind != .text }?.frame
    }
    #expect(fill { text.background(.red) } == reaching)
    #expect(fill { text.background(Color.red) } == reaching)
    #expect(
      fill { text.background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)) }
        == reaching)
    #expect(fill { text.background(.red, ignoresSafeAreaEdges: .bottom) } == own)
    #expect(fill { text.background(Color.red, ignoresSafeAreaEdges: []) } == own)
    #expect(fill { text.background { Color.red } } == own)
    #expect(fill { text.background(.red, in: Rectangle()) } == own)
    #expect(fill { text.overlay(.red) } == reaching)
    #expect(fill { text.padding(.top, 1).background(.red) } == CGRect(x: 85, y: 0, width: 30, height: 68))
    // One point below the inset, it touches nothing.
    #expect(fill { text.background(.red).padding(.top, 1) } == own.offsetBy(dx: 0, dy: 1))
    #expect(
      fill { Color.clear.frame(maxHeight: .infinity).background(.blue) }
        == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("L-81: layout is not touched, and a safe area that changes is followed")
  func backgroundFollows() throws {
    let host = bar { Text("bar").font(.system(size: 20)).background(.red).accessibilityIdentifier("bar") }
    #expect(try host["bar"].frame == CGRect(x: 85, y: 47, width: 30, height: 20))
    host.safeArea.top = 20
    try host.render()
    #expect(host.displayList[0].frame == CGRect(x: 85, y: 0, width: 30, height: 40))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("L-78: across its edge an inset is offered what the container is, not what the content takes")
  func insetsAcross() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      ScrollView { Text("x").font(.system(size: 20)) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(maxWidth: .infinity).frame(height: 30) }
    }
    let bar = try #require(host.displayList.first { $0.kind == .color })
    #expect(bar.frame == CGRect(x: 0, y: 270, width: 200, height: 30))
    let text = try #require(host.displayList.first { $0.kind == .text })
    #expect(text.frame.midX == 100 && text.frame.minY == 0)
  }

  @Test("L-78: along its edge an inset is offered what spacing and the least content leave")
  func insetsAlong() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      Color.blue.frame(minHeight: 100).safeAreaInset(edge: .top, spacing: 10) {
        Color.red.frame(maxWidth: 40)
      }
    }
    // 300 - 10 - 100 for the inset, the rest for the content.
    #expect(
      host.displayList.map(\.frame) == [
        CGRect(x: 0, y: 200, width: 200, height: 100), CGRect(x: 80, y: 0, width: 40, height: 190),
      ])
  }
}
