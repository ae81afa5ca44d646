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
}
