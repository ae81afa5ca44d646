// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// What scroll views tell and take. Source: Apple's documentation of the modifiers.
@MainActor
@Suite struct ScrollNameTests {
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<40) { Color.red.frame(height: 50).accessibilityIdentifier("row \($0)") }
      }
      .scrollTargetLayout()
    }
  }

  private static func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 200), content: content)
  }

  private struct Positioned: View {
    @State var position: Int?

    var body: some View {
      ScrollView { Rows() }.scrollPosition(id: $position)
        .overlay { Button("go \(position ?? -1)") { position = 20 }.accessibilityLabel("go") }
    }
  }

  @Test("A bound id is scrolled to, and follows the user")
  func positionOfID() throws {
    let host = Self.host { Positioned(position: 10) }
    #expect(try host["row 10"].frame.minY == 0)
    try host.tapAndRender("go")
    #expect(try host["row 20"].frame.minY == 0)
    try host["row 20"].drag(by: CGSize(width: 0, height: -130))
    try host.render()
    #expect(try host["row 20"].frame.minY == -130)
    #expect(host.texts.contains("go 22"))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct WithPosition: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      ScrollView { Rows() }.scrollPosition($position)
        .overlay {
          VStack {
            Button("id") { position.scrollTo(id: 5) }
            Button("top") { position.scrollTo(edge: .top) }
            Button("y") { position.scrollTo(y: 333) }
            Text(position.isPositionedByUser ? "user \(position.viewID(type: Int.self) ?? -1)" : "program")
          }
        }
    }
  }

  @Test("A position asks for edges, ids and points")
  func position() throws {
    let host = Self.host { WithPosition() }
    #expect(try host["row 39"].frame.maxY == 200)
    try host.tapAndRender("id")
    #expect(try host["row 5"].frame.minY == 0)
    try host.tapAndRender("y")
    #expect(try host["row 0"].frame.minY == -333)
    try host.tapAndRender("top")
    #expect(try host["row 0"].frame.minY == 0)
    #expect(host.texts.contains("program"))
    try host["row 0"].drag(by: CGSize(width: 0, height: -100))
    try host.render()
    #expect(host.texts.contains("user 2"))
  }

  private struct Watched: View {
    @State private var offset: CGFloat = -1
    @State private var phases: [String] = []
    @State private var visible: [Int] = []

    var body: some View {
      ScrollView { Rows() }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          offset = new
        }
        .onScrollPhaseChange { phases.append("\($0) \($1)") }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { visible = $0 }
        .overlay { Text("\(Int(offset)) \(phases.joined(separator: ",")) \(visible)") }
    }
  }

  @Test("A scroll view tells its geometry, its phases and its visible targets")
  func observation() throws {
    let host = Self.host { Watched() }
    #expect(host.texts == ["0  [0, 1, 2, 3]"])
    try host["row 0"].drag(by: CGSize(width: 0, height: -110))
    try host.render()
    #expect(host.texts == ["110 idle interacting,interacting idle [2, 3, 4, 5]"])
  }

  private struct AnimatedScroll: View {
    @State private var phases: [String] = []
    @State private var shown: Int?

    var body: some View {
      ScrollView { Rows().scrollTargetLayout() }
        .scrollPosition(id: $shown)
        .onScrollPhaseChange { phases.append("\($0) \($1)") }
      Button("Far") { withAnimation { shown = 8 } }
      Text(phases.joined(separator: ","))
    }
  }

  @Test("What is told of a scroll that the code animates may write")
  func animatedScroll() async throws {
    let host = Self.host { AnimatedScroll() }
    try host.tapAndRender("Far")
    #expect(host.diagnostics == [])
    #expect(host.texts.last == "idle animating,animating idle")
  }

  private struct Visibility: View {
    @State private var isVisible = true
    @State private var changes = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).accessibilityIdentifier("first")
            .onScrollVisibilityChange(threshold: 0.3) {
              isVisible = $0
              changes += 1
            }
          Color.blue.frame(height: 900)
        }
      }
      .overlay { Text("\(isVisible) \(changes)") }
    }
  }

  @Test("A view tells when enough of it is visible")
  func visibility() throws {
    let host = Self.host { Visibility() }
    #expect(host.texts == ["true 1"])
    try host["first"].drag(by: CGSize(width: 0, height: -69))
    try host.render()
    #expect(host.texts == ["true 1"])
    try host["first"].drag(by: CGSize(width: 0, height: -2))
    try host.render()
    #expect(host.texts == ["false 2"])
  }

  @Test("A scroll view can begin at its end, and can be kept from being dragged")
  func anchorAndDisabled() throws {
    let host = Self.host { ScrollView { Rows() }.defaultScrollAnchor(.bottom).scrollDisabled(true) }
    #expect(try host["row 39"].frame.maxY == 200)
    try host["row 39"].drag(by: CGSize(width: 0, height: 50))
    try host.render()
    #expect(try host["row 39"].frame.maxY == 200)
  }

  private struct Faded: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).accessibilityIdentifier("first")
            .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.25) }
          Color.blue.frame(height: 900)
            .visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .global).minY / 10) }
        }
      }
    }
  }

  @Test("Effects follow the place of a view in a scroll view")
  func effects() throws {
    let host = Self.host { Faded() }
    #expect(host.displayList[0].opacity == 1)
    #expect(host.displayList[1].frame.minX == 10)
    try host["first"].drag(by: CGSize(width: 0, height: -50))
    try host.render()
    #expect(host.displayList[0].opacity == 0.25)
    #expect(host.displayList[1].frame == CGRect(x: 5, y: 50, width: 100, height: 900))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct UnderHeader: View {
    @State private var geometry = ScrollGeometry(
      contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)

    var body: some View {
      ScrollView { Rows() }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { _, new in
          geometry = new
        }
        .overlay {
          Text("\(geometry.contentOffset.y) \(geometry.contentInsets.top) \(geometry.containerSize.height)")
          Text("seen \(geometry.visibleRect.minY) \(geometry.visibleRect.height)")
        }
    }
  }

  // Source: Apple, `ScrollGeometry`: the container is all of the scroll view, its insets are around the content.
  @Test("At rest the content begins below what covers the edges: there its offset is less than zero")
  func insets() throws {
    let host = ViewHost(
      size: CGSize(width: 100, height: 200), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) {
      UnderHeader()
    }
    try host.render()
    #expect(host.texts.contains("-50.000000 50.000000 200.000000"))
    #expect(host.texts.contains("seen 0.000000 150.000000"))
    try host["row 1"].drag(by: CGSize(width: 0, height: -60))
    try host.render()
    #expect(host.texts.contains("10.000000 50.000000 200.000000"))
    #expect(host.texts.contains("seen 60.000000 150.000000"))
  }
}
