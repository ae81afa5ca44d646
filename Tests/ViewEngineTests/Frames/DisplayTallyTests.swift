// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// What a frame says of its edits, against the display lists before and after it.
@MainActor
@Suite struct DisplayTallyTests {
  /// Effects around a row whose frame changes with a number.
  enum Around: String, CaseIterable {
    case quarter, turned, turnedAtCorner, upright, smaller, unscaled, smallerAtCorner
    case bySize, bySizeAlone, moved, shifted, turnedTwice, turnedInHalf, beside

    @MainActor @ViewBuilder
    func view(_ content: some View) -> some View {
      switch self {
      case .quarter: content.rotationEffect(.degrees(90))
      case .turned: content.rotationEffect(.degrees(30))
      case .turnedAtCorner: content.rotationEffect(.degrees(30), anchor: .topLeading)
      case .upright: content.rotationEffect(.zero)
      case .smaller: content.scaleEffect(0.5)
      case .unscaled: content.scaleEffect(1)
      case .smallerAtCorner: content.scaleEffect(0.5, anchor: .topLeading)
      default: other(content)
      }
    }

    @MainActor @ViewBuilder
    private func other(_ content: some View) -> some View {
      switch self {
      case .bySize: content.modifier(Sliding(share: 0.5))
      case .bySizeAlone: content.padding(.trailing, 3).modifier(Sliding(share: 0))
      case .moved: content.transformEffect(CGAffineTransform(translationX: 7, y: 3))
      case .shifted: content.offset(x: 9)
      case .turnedTwice: content.rotationEffect(.degrees(10)).scaleEffect(2).rotationEffect(.degrees(-20))
      case .turnedInHalf: content.opacity(0.5).rotationEffect(.degrees(45)).id(1)
      default:
        HStack(alignment: .top, spacing: 0) {
          content
          Text("x").rotationEffect(.degrees(90))
        }
      }
    }
  }

  /// Moves its content by a share of its width.
  private struct Sliding: GeometryEffect {
    var share: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
    }
  }

  private struct Screen: View {
    let around: Around
    @State private var width = 10.0
    @State private var room = 0.0
    @State private var name = "a"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("wider") { width += 4 }
        Button("more room") { room += 6 }
        Button("longer") { name += "b" }
        around.view(
          HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: width, height: 10)
            Text(name)
            Color.blue.frame(width: 8, height: 8)
          }
          .padding(.trailing, room))
        Text("below")
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  @Test(
    "A frame counts the items that are drawn differently, whatever turns or scales them",
    arguments: Around.allCases)
  func edits(around: Around) throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Screen(around: around) }
    for button in ["wider", "more room", "longer", "more room", "wider"] {
      let before = host.displayList
      let report = try host.tapAndRender(button)
      let after = host.displayList
      #expect(after == host.recomputedDisplayList())
      #expect(after.count == before.count)
      #expect(report.displayEdits == zip(before, after).count { $0 != $1 }, "\(button)")
      // Nothing is left over for the next frame.
      #expect(try host.render().frames == 0)
    }
  }

  private struct Behind: View {
    @Binding var isOn: Bool
    var body: some View { Rectangle().fill(isOn ? Color.green : .gray) }
  }

  @Test("What changed on a covered screen is compared with when it is shown again")
  func changesBehindAScreen() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var isOn = false
      var body: some View {
        NavigationStack(path: $path) {
          Behind(isOn: $isOn)
            .navigationDestination(for: Int.self) { _ in
              Button("back") { path = [] }
              Button("switch behind") { isOn.toggle() }
            }
          Button("push") { path = [1] }
          Button("switch") { isOn.toggle() }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("push")
    try host.tapAndRender("switch behind")
    try host.tapAndRender("back")
    #expect(try host.tapAndRender("switch").displayEdits == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("What changed in the frame that it came in is compared with from then on")
  func changesOfNewItems() throws {
    struct Screen: View {
      @State private var isThere = false
      @State private var isOn = false
      var body: some View {
        if isThere { Behind(isOn: $isOn).onAppear { isOn = true } }
        Button("show") { isThere = true }
        Button("switch") { isOn.toggle() }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("show")
    #expect(try host.tapAndRender("switch").displayEdits == 1)
    #expect(try host.tapAndRender("switch").displayEdits == 1)
  }

  @Test("A text that changes in the frame in which it leaves is one edit")
  func changesOfLeavingItems() throws {
    struct Label: View {
      let number: Int
      let isShown: Binding<Bool>
      var body: some View {
        Text("\(number)").onChange(of: number) { isShown.wrappedValue = false }
      }
    }
    struct Screen: View {
      @State private var number = 0
      @State private var isShown = true
      var body: some View {
        ZStack {
          Button("count") { number += 1 }
          if isShown { Label(number: number, isShown: $isShown) }
        }
      }
    }
    let host = ViewHost { Screen() }
    // The label takes its new text in the first pass of the frame, and leaves in the second.
    #expect(try host.tapAndRender("count").displayEdits == 1)
    #expect(host.texts == ["count"])
    #expect(host.displayList == host.recomputedDisplayList())
    #expect(try host.render().frames == 0)
  }

  /// Something that is on its way while the window is resized, in the same instant.
  enum OnItsWay: String, CaseIterable { case moving, growing, fading, turning }

  private struct Coming: View {
    let how: OnItsWay
    @State private var isThere = false

    private var transition: AnyTransition {
      switch how {
      case .moving: .move(edge: .bottom)
      case .growing: .scale(scale: 0.5, anchor: .bottom)
      default: .opacity
      }
    }

    var body: some View {
      ZStack {
        Button("start") { withAnimation(.linear(duration: 1)) { isThere = true } }.position(x: 9, y: 9)
        if how == .turning {
          content.rotationEffect(.degrees(isThere ? 180 : 90), anchor: .bottom)
        } else if isThere {
          content.transition(transition)
        }
      }
    }

    private var content: some View {
      HStack {
        Text("a").position(x: 20, y: 20)
        Text("b").position(x: 20, y: 20)
      }
      .frame(width: 80)
      .position(x: 50, y: 50)
    }
  }

  @Test(
    "What is on its way is an edit where another frame draws it elsewhere, without time passing",
    arguments: OnItsWay.allCases)
  func framesThatChangeOnTheWay(how: OnItsWay) async throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Coming(how: how) }
    try host.tapAndRender("start")
    for passed in [0.0, 0.3, 0.3] {
      if passed > 0 { try await host.advance(by: .seconds(passed)) }
      for height in [200.0, 260, 260] {
        let before = host.displayList
        host.resize(to: CGSize(width: 300, height: height))
        let report = try host.render()
        let after = host.displayList
        #expect(report.displayEdits == zip(before, after).count { $0 != $1 })
        #expect(after == host.recomputedDisplayList())
      }
    }
  }

  /// Bars that fade in together, and whose number changes meanwhile.
  private struct Bars: View {
    @State private var count = 0

    var body: some View {
      ZStack {
        Button("start") { withAnimation(.linear(duration: 1)) { count = 2 } }.position(x: 9, y: 9)
        Button("more") { count += 2 }.position(x: 9, y: 9)
        Button("fewer") { count -= 1 }.position(x: 9, y: 9)
        if count > 0 {
          VStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
            .transition(.opacity)
        }
      }
    }
  }

  @Test("What an element on its way consists of is counted anew when parts of it come and go")
  func partsThatComeAndGoOnTheWay() async throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Bars() }
    try host.tapAndRender("start")
    for (button, count) in [("more", 4), ("fewer", 3), ("fewer", 2), ("more", 4)] {
      try host.tapAndRender(button)
      for _ in 0..<2 {
        let before = host.displayList
        let report = try await host.advance(by: .seconds(1.0 / 60))
        #expect(report.frames == 1)
        #expect(report.displayEdits == count)
        #expect(report.displayEdits == zip(before, host.displayList).count { $0 != $1 })
      }
    }
  }
}
