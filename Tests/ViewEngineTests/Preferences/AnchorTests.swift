// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct AnchorTests {
  private enum Frames: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private enum Point: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test("an overlay is drawn around views whose anchors it is given, and follows them")
  func overlay() throws {
    struct Screen: View {
      @State private var width: CGFloat = 20
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("wide") { width = 60 }.frame(height: 20)
          HStack(spacing: 0) {
            Color.red.frame(width: width, height: 10)
            Color.blue.frame(width: 10, height: 10)
              .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
          }
        }
        .overlayPreferenceValue(Frames.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              let frame = proxy[anchors[index]]
              Color.green.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
            }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
    func frame(_ color: String) -> CGRect? { host.displayList.first { $0.color == color }?.frame }
    var blue = try #require(frame("blue"))
    #expect(frame("green") == blue)
    try host.tapAndRender("wide")
    blue = try #require(frame("blue"))
    let red = try #require(frame("red"))
    #expect(blue.minX - red.minX == 60)
    #expect(frame("green") == blue)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("anchors of points, and values changed with an anchor")
  func pointsAndTransforms() {
    let log = EventLog()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Point.self, value: .bottomTrailing) { $0 }
        .anchorPreference(key: Frames.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: Frames.self, value: .bounds) { $0.append($1) }
        .backgroundPreferenceValue(Point.self) { point in
          GeometryReader { proxy in
            let _ = point.map { log.add("\(proxy[$0].x) \(proxy[$0].y)") }
            Color.clear
          }
        }
        .backgroundPreferenceValue(Frames.self) { frames in
          GeometryReader { proxy in
            let _ = log.add(
              "\(frames.map { [proxy[$0].minX, proxy[$0].minY, proxy[$0].width, proxy[$0].height] })")
            Color.clear
          }
        }
    }
    // In the space of the padded view, 30 × 20.
    #expect(log.entries.contains("25.0 15.0"))
    #expect(log.entries.contains("[[6.0, 7.0, 3.0, 4.0], [0.0, 0.0, 30.0, 20.0]]"))
  }

  @Test("A tree built from scratch has what a reader in a layer of preferences presents")
  func presentedInLayer() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }
          .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(Frames.self) { anchors in
            GeometryReader { proxy in
              let width = anchors.first.map { proxy[$0].width } ?? 0
              Color.clear.allowsHitTesting(false)
                .popover(isPresented: $isShown) { Text("popover \(Int(width))") }
            }
            .allowsHitTesting(false)
          }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("show")
    #expect(host.texts.contains { $0.hasPrefix("popover") })
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
