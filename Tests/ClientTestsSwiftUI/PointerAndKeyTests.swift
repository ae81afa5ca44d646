// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Two fingers, the pointer and keys. Source: Apple's documentation, and P/key-focus for the order of key handlers.
@MainActor
@Suite struct PointerAndKeyTests {
  private struct Zoomed: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var current: CGFloat = 1
    @State private var seen: [CGFloat] = []

    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .gesture(
          MagnifyGesture()
            .updating($current) { value, state, _ in state = value.magnification }
            .onEnded { scale *= $0.magnification }
            .simultaneously(with: RotateGesture().onEnded { angle += $0.rotation })
        )
        .onChange(of: current) { seen.append($1) }
        .accessibilityIdentifier("map")
      Text(verbatim: "\(Double(scale)) \(Int(angle.degrees.rounded()))")
      Color.blue.frame(width: 20, height: 20)
        .gesture(MagnificationGesture().onEnded { scale += $0 })
        .accessibilityIdentifier("older")
    }
  }

  @Test("Two fingers magnify and turn")
  func twoFingers() throws {
    let host = ViewHost { Zoomed() }
    try host["map"].pinch(withScale: 2)
    try host.render()
    try host["map"].rotate(by: .degrees(30))
    try host.render()
    #expect(host.texts[0] == "2.0 30")
    try host["older"].pinch(withScale: 3)
    try host.render()
    #expect(host.texts[0] == "5.0 30")
    #expect(throws: QueryError.self) { try host["older"].rotate(by: .degrees(30)) }
  }

  @Test("A gesture of any type answers what it holds")
  func anyGesture() throws {
    struct Screen: View {
      let isTap: Bool
      @State private var log: [String] = []

      private var gesture: AnyGesture<Void> {
        isTap
          ? AnyGesture(TapGesture().onEnded { log.append("tap") }.map { _ in () })
          : AnyGesture(DragGesture().onEnded { _ in log.append("drag") }.map { _ in () })
      }

      var body: some View {
        Color.red.frame(width: 20, height: 20).gesture(gesture).accessibilityIdentifier("a")
        Text(log.joined(separator: ","))
      }
    }
    let tapped = ViewHost { Screen(isTap: true) }
    try tapped["a"].tap()
    try tapped.render()
    #expect(tapped.texts == ["tap"])
    let dragged = ViewHost { Screen(isTap: false) }
    try dragged["a"].drag(by: CGSize(width: 30, height: 0))
    try dragged.render()
    #expect(dragged.texts == ["drag"])
  }

  @Test("The pointer comes, moves and leaves")
  func hover() throws {
    struct Screen: View {
      @State private var isOver = false
      @State private var phase: HoverPhase?

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).onHover { isOver = $0 }.accessibilityIdentifier("a")
          Color.blue.frame(width: 40, height: 20)
            .onContinuousHover {
              phase = $0
            }
            .accessibilityIdentifier("b")
          Text(verbatim: "\(isOver) \(phase.map { "\($0)" } ?? "none")")
        }
      }
    }
    let host = ViewHost { Screen() }
    try host["a"].hover()
    try host.render()
    #expect(host.texts == ["true none"])
    try host["b"].hover(at: CGPoint(x: 3, y: 4))
    try host.render()
    #expect(host.texts == ["false active(Foundation.CGPoint(x: 3.0, y: 4.0))"])
    host.endHover()
    try host.render()
    #expect(host.texts == ["false ended"])
  }

  @Test("A key goes to the focused view and what is around it, the outermost first")
  func keys() throws {
    struct Screen: View {
      @State private var log: [String] = []
      @FocusState private var isFocused: Bool
      var outer = KeyPress.Result.ignored

      var body: some View {
        VStack {
          Color.red.frame(width: 20, height: 20)
            .focusable().focused($isFocused)
            .onKeyPress("x") {
              log.append("inner")
              return .handled
            }
            .onKeyPress(characters: .decimalDigits) { press in
              log.append("digit \(press.characters)")
              return .handled
            }
            .accessibilityIdentifier("a")
          Text(log.joined(separator: ","))
        }
        .onKeyPress(phases: .all) { press in
          log.append("outer \(press.phase == .up ? "up" : "down")")
          return outer
        }
      }
    }
    let host = ViewHost { Screen() }
    try host["a"].tap()
    try host.render()
    #expect(try host.pressKey("x"))
    try host.render()
    #expect(host.texts == ["outer down,inner,outer up"])
    #expect(try host.pressKey("5"))
    #expect(try !host.pressKey("y"))
    try host.render()
    #expect(host.texts[0].hasSuffix("outer down,digit 5,outer up,outer down,outer up"))
    let handled = ViewHost { Screen(outer: .handled) }
    try handled["a"].tap()
    #expect(try handled.pressKey("x"))
    try handled.render()
    #expect(handled.texts == ["outer down,outer up"])
  }

  @Test("A key that no view has handled presses the button that it is the shortcut of")
  func shortcuts() throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        Button("\(count)") { count += 1 }.keyboardShortcut("k").allowsHitTesting(false)
        Button("never") { count += 100 }.keyboardShortcut("j", modifiers: []).disabled(true)
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.pressKey("k", modifiers: .command))
    #expect(try !host.pressKey("k"))
    #expect(try !host.pressKey("j"))
    try host.render()
    #expect(host.texts[0] == "1")
  }
}
