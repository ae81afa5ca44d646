// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// a group's geometry is resolved and animated outside of it (mastring-geometryGroup). The window is 300 × 300; all
/// curves are linear and take one second.
@MainActor @Suite struct GeometryGroupTests {
  private static let linear = Animation.linear(duration: 1)

  /// A button that changes a flag with an animation, another one that does it without, and what the flag says.
  private struct Screen<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isBig = false

    var body: some View {
      ZStack {
        Button("go") { withAnimation(GeometryGroupTests.linear) { isBig.toggle() } }
        Button("jump") { isBig.toggle() }
        content(isBig)
      }
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 300)) { Screen(content: content) }
  }

  private func frame(_ host: ViewHost, _ color: String) -> CGRect? {
    host.displayList.first { $0.kind == .color && $0.color == color }?.frame
  }

  /// The frames of a colour at quarters of a second after a tap, the first one before any time has passed.
  private func frames(
    _ host: ViewHost, _ color: String, after button: String? = "go", _ count: Int = 5
  ) async throws -> [CGRect?] {
    if let button { try host.tapAndRender(button) }
    var frames: [CGRect?] = []
    for index in 0..<count {
      if index > 0 { try await host.advance(by: .milliseconds(250)) }
      frames.append(frame(host, color))
      #expect(host.displayList == host.recomputedDisplayList())
    }
    return frames
  }

  /// A square that grows and shows another one in its corner then.
  @ViewBuilder
  private func growing(_ isBig: Bool) -> some View {
    ZStack(alignment: .topLeading) {
      Color.red
      if isBig { Color.blue.frame(width: 20, height: 20) }
    }
  }

  @Test("what is inserted follows the animated geometry")
  func recorded() async throws {
    let grouped = host { isBig in
      growing(isBig).geometryGroup().frame(width: isBig ? 200 : 100, height: isBig ? 200 : 100)
    }
    let xs = try await frames(grouped, "blue").map { $0?.minX }
    #expect(xs == [100, 87.5, 75, 62.5, 50])
    #expect(frame(grouped, "red") == CGRect(x: 50, y: 50, width: 200, height: 200))
    #expect(try await grouped.advance(by: .seconds(1)).frames == 0)
    let plain = host { isBig in
      growing(isBig).frame(width: isBig ? 200 : 100, height: isBig ? 200 : 100)
    }
    #expect(try await frames(plain, "blue").map { $0?.minX } == [50, 50, 50, 50, 50])
  }

  @Test("what was there is drawn as without the group, and counts as many edits")
  func leaves() async throws {
    let grouped = host { isBig in
      growing(isBig).geometryGroup().frame(width: isBig ? 200 : 100, height: isBig ? 200 : 100)
    }
    let plain = host { isBig in
      growing(isBig).frame(width: isBig ? 200 : 100, height: isBig ? 200 : 100)
    }
    #expect(try grouped.tapAndRender("go").displayEdits == plain.tapAndRender("go").displayEdits)
    for _ in 0..<5 {
      #expect(frame(grouped, "red") == frame(plain, "red"))
      _ = try await grouped.advance(by: .milliseconds(250))
      _ = try await plain.advance(by: .milliseconds(250))
    }
  }

  @Test("a reader in a group gets the sizes on the way, and no other")
  func reader() async throws {
    final class Log { var sizes: [CGFloat] = [] }
    let log = Log()
    let host = host { isBig in
      GeometryReader { proxy in
        let _ = log.sizes.append(proxy.size.width)
        Color.red.frame(width: proxy.size.width / 2)
      }
      .geometryGroup().frame(width: isBig ? 200 : 100)
    }
    let widths = try await frames(host, "red").map { $0?.width }
    #expect(widths == [50, 62.5, 75, 87.5, 100])
    #expect(log.sizes.first == 100)
    #expect(log.sizes.last == 200)
    // The tree of a check asks as well, at quarters of a second.
    #expect(log.sizes == log.sizes.sorted())
  }

  @Test("a view that moves by itself goes along with a group that moves")
  func ownMotion() async throws {
    let host = host { isBig in
      ZStack(alignment: isBig ? .bottomTrailing : .topLeading) {
        Color.clear.frame(width: 100, height: 100)
        Color.blue.frame(width: 20, height: 20)
      }
      .geometryGroup()
      .offset(x: isBig ? 100 : 0)
    }
    // The group: 100 … 200. In it: 0 … 80.
    #expect(try await frames(host, "blue").map { $0?.minX } == [100, 145, 190, 235, 280])
    #expect(try await frames(host, "blue").map { $0?.minY } == [180, 160, 140, 120, 100])
  }

  @Test("a group in a group goes along, and on its own way as well")
  func nested() async throws {
    func inner(_ isBig: Bool) -> some View {
      growing(isBig).geometryGroup().frame(width: isBig ? 40 : 20, height: 20)
    }
    let still = host { isBig in
      growing(isBig).geometryGroup().frame(width: 20, height: 20)
        .frame(width: 100, height: 100, alignment: .leading)
        .geometryGroup().offset(x: isBig ? 100 : 0)
    }
    #expect(try await frames(still, "blue").map { $0?.minX } == [100, 125, 150, 175, 200])
    let both = host { isBig in
      inner(isBig).frame(width: 100, height: 100, alignment: isBig ? .trailing : .leading)
        .geometryGroup().offset(x: isBig ? 100 : 0)
    }
    // The outer one: 100 … 200. The inner one in it: 0 … 60, and 20 … 40 wide.
    #expect(try await frames(both, "blue").map { $0?.minX } == [100, 140, 180, 220, 260])
    #expect(frame(both, "red") == CGRect(x: 260, y: 140, width: 40, height: 20))
  }

  @Test("a change without an animation ends the way at once, also in the middle")
  func jump() async throws {
    let host = host { isBig in
      growing(isBig).geometryGroup().frame(width: isBig ? 200 : 100, height: 100)
    }
    try host.tapAndRender("jump")
    #expect(frame(host, "blue")?.minX == 50)
    try host.tapAndRender("jump")
    _ = try await frames(host, "red", 3)
    #expect(frame(host, "red") == CGRect(x: 75, y: 100, width: 150, height: 100))
    try host.tapAndRender("jump")
    #expect(frame(host, "red") == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a change back in the middle begins where the group is drawn")
  func reversal() async throws {
    let host = host { isBig in
      growing(isBig).geometryGroup().frame(width: isBig ? 200 : 100, height: 100)
    }
    _ = try await frames(host, "red", 3)
    let back = try await frames(host, "red")
    #expect(back.map { $0?.minX } == [75, 81.25, 87.5, 93.75, 100])
    #expect(back.map { $0?.width } == [150, 137.5, 125, 112.5, 100])
  }

  @Test("a change in the middle that has nothing to do with the group leaves it on its way")
  func otherChange() async throws {
    struct Two: View {
      let isGrouped: Bool
      @State private var isBig = false
      @State private var isOther = false

      var body: some View {
        Button("go") {
          withAnimation(GeometryGroupTests.linear) { isBig.toggle() }
          Task {
            // At the very moment of a frame.
            try await Task.sleep(for: .milliseconds(500))
            withAnimation(.linear(duration: 5)) { isOther.toggle() }
          }
        }
        Color.green.frame(width: isOther ? 10 : 20, height: 10)
        if isGrouped {
          Color.red.geometryGroup().frame(width: isBig ? 200 : 100, height: 20)
        } else {
          Color.red.frame(width: isBig ? 200 : 100, height: 20)
        }
      }
    }
    func frames(_ isGrouped: Bool) async throws -> [CGRect?] {
      try await self.frames(
        ViewHost(size: CGSize(width: 300, height: 300)) { Two(isGrouped: isGrouped) }, "red")
    }
    #expect(try await frames(true) == frames(false))
  }

  @Test("views in a group that moves at once do not show its move")
  func isolation() async throws {
    func content(_ isBig: Bool) -> some View {
      Color.red.frame(width: isBig ? 40 : 20, height: 20).animation(Self.linear, value: isBig)
    }
    let grouped = host { isBig in content(isBig).geometryGroup().offset(x: isBig ? 100 : 0) }
    #expect(
      try await frames(grouped, "red", after: "jump", 3).map { $0?.minX }
        == [230, 230, 230])
    let plain = host { isBig in content(isBig).offset(x: isBig ? 100 : 0) }
    #expect(try await frames(plain, "red", after: "jump", 3).map { $0?.minX } == [140, 162.5, 185])
  }

  @Test("a group may go in the middle of its way, and come back")
  func removed() async throws {
    struct Switched: View {
      @State private var isBig = false
      @State private var isShown = true

      var body: some View {
        Button("go") { withAnimation(GeometryGroupTests.linear) { isBig.toggle() } }
        Button("switch") { isShown.toggle() }
        if isShown { Color.red.geometryGroup().frame(width: isBig ? 200 : 100, height: 20) }
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Switched() }
    _ = try await frames(host, "red", 3)
    try host.tapAndRender("switch")
    #expect(frame(host, "red") == nil)
    #expect(try await host.advance(by: .milliseconds(250)).displayEdits == 0)
    try host.tapAndRender("switch")
    #expect(frame(host, "red")?.width == 200)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("from right to left a group goes the way that it is drawn")
  func mirrored() async throws {
    let host = host { isBig in
      ZStack(alignment: .topLeading) {
        Color.red
        Color.blue.frame(width: 20, height: 20)
      }
      .geometryGroup().frame(width: isBig ? 200 : 100, height: 100)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try await frames(host, "red").map { $0?.minX } == [100, 87.5, 75, 62.5, 50])
    #expect(frame(host, "blue")?.maxX == 250)
  }

  @Test("at rest a group is not there for neighbours and containers")
  func rest() throws {
    let grouped = host { _ in
      HStack {
        Text("abc").layoutPriority(1).geometryGroup()
        Spacer().geometryGroup()
        Text("wraps when it is long").geometryGroup()
      }
      .geometryGroup()
    }
    let plain = host { _ in
      HStack {
        Text("abc").layoutPriority(1)
        Spacer()
        Text("wraps when it is long")
      }
    }
    #expect(grouped.displayList == plain.displayList)
    #expect(grouped.buttons.labels == plain.buttons.labels)
  }
}
