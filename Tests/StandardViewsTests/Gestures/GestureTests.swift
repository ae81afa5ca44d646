// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor @Suite struct GestureTests {
  private final class Log { var lines: [String] = [] }

  @Test("taps go to the nearest gesture; two taps make a double tap")
  func taps() throws {
    let log = Log()
    let host = ViewHost {
      VStack {
        Text("once").onTapGesture { log.lines.append("once") }
        Text("twice").onTapGesture(count: 2) { log.lines.append("twice") }
        Text("outer")
      }
      .onTapGesture { log.lines.append("outer") }
    }
    try host.staticTexts["once"].tap()
    try host.staticTexts["outer"].tap()
    try host.staticTexts["twice"].tap()
    #expect(log.lines == ["once", "outer"])
    try host.staticTexts["twice"].tap()
    #expect(log.lines == ["once", "outer", "twice"])
  }

  @Test("a gesture that may be none is answered while it is one")
  func optional() throws {
    struct Screen: View {
      @State private var isEditing = false
      @State private var taps = 0
      var body: some View {
        Text("taps \(taps)").accessibilityIdentifier("text")
          .gesture(isEditing ? TapGesture().onEnded { taps += 1 } : nil)
        Toggle("edit", isOn: $isEditing)
      }
    }
    let host = ViewHost { Screen() }
    #expect(throws: (any Error).self) { try host["text"].tap() }
    try host.switches["edit"].tap()
    try host.render()
    try host["text"].tap()
    try host.render()
    #expect(host.texts.contains("taps 1"))
  }

  @Test("a drag changes once with the whole distance, then ends; a short one is none")
  func drag() throws {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
        .gesture(
          DragGesture()
            .onChanged { log.lines.append("changed \($0.translation.width) from \($0.startLocation.x)") }
            .onEnded { log.lines.append("ended \($0.translation.height) at \($0.location.y)") })
    }
    try host["box"].drag(by: CGSize(width: 5, height: 5))
    #expect(log.lines == [])
    try host["box"].drag(by: CGSize(width: 30, height: 50))
    #expect(log.lines == ["changed 30.0 from 20.0", "ended 50.0 at 60.0"])
  }

  @Test(
    "a mask lets a gesture be recognised or not, and may change; what it leaves out goes to the gesture around"
  )
  func mask() throws {
    let log = Log()
    struct Box: View {
      let log: Log
      @State private var isLocked = true
      var body: some View {
        VStack {
          Text("box").gesture(
            TapGesture().onEnded { log.lines.append("box") }, including: isLocked ? .none : .gesture)
          Button("switch") { isLocked.toggle() }
        }
        .onTapGesture { log.lines.append("outer") }
      }
    }
    let host = ViewHost { Box(log: log) }
    try host.staticTexts["box"].tap()
    try host.tapAndRender("switch")
    try host.staticTexts["box"].tap()
    try host.tapAndRender("switch")
    try host.staticTexts["box"].tap()
    #expect(log.lines == ["outer", "box", "outer"])
  }

  @Test("a gesture that is switched off leaves those in the view alone", arguments: [true, false])
  func switchedOff(isEnabled: Bool) throws {
    let log = Log()
    func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.lines.append(name) } }
    let host = ViewHost {
      Text("box").gesture(tap("inner"))
        .simultaneousGesture(tap("beside"), isEnabled: isEnabled)
        .highPriorityGesture(tap("first"), isEnabled: isEnabled)
        .gesture(tap("last"), isEnabled: isEnabled)
    }
    try host.staticTexts["box"].tap()
    #expect(log.lines == (isEnabled ? ["beside", "first"] : ["inner"]))
  }

  @Test("A view with a gesture state is compared like others (I-46)")
  func compared() throws {
    struct Card: View {
      @GestureState private var isHeld = false
      var body: some View { Text(isHeld ? "held" : "free") }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Card()
        Button("add \(count)") { count += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("add 0").bodyEvaluations["Card"] == 0)
  }

  @Test("a gesture state follows the drag and goes back when it ends; the last value stays where it was put")
  func gestureState() throws {
    let log = Log()
    struct Card: View {
      let log: Log
      @GestureState private var offset = CGSize.zero
      @State private var total = 0.0
      var body: some View {
        Text("\(offset.width) \(total)")
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($offset) { value, state, _ in
                state = value.translation
                log.lines.append("updating \(state.width)")
              }
              .onEnded { total += $0.translation.width })
      }
    }
    let host = ViewHost { Card(log: log) }
    try host.staticTexts[0].drag(by: CGSize(width: 7, height: 0))
    try host.render()
    #expect(host.texts == ["0.000000 7.000000"])
    try host.staticTexts[0].drag(by: CGSize(width: 1, height: 0))
    try host.render()
    #expect(host.texts == ["0.000000 8.000000"])
    #expect(log.lines == ["updating 7.0", "updating 1.0"])
  }

  @Test(
    "R-50: parallel gestures act before a button, those of high priority in its place (interaction H10, H11)")
  func ranks() throws {
    let log = Log()
    let host = ViewHost {
      VStack {
        Button("a") { log.lines.append("a") }
          .simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") })
        Button("b") { log.lines.append("b") }
          .highPriorityGesture(TapGesture().onEnded { log.lines.append("instead") })
        Button("c") { log.lines.append("c") }.gesture(TapGesture().onEnded { log.lines.append("never") })
      }
    }
    try host.buttons["a"].tap()
    try host.buttons["b"].tap()
    try host.buttons["c"].tap()
    #expect(log.lines == ["beside", "a", "instead", "c"])
  }

  @Test("combined gestures: exclusive asks the second only where the first fails")
  func combinations() throws {
    let log = Log()
    let host = ViewHost {
      VStack {
        Text("exclusive").gesture(
          TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log.lines.append("double")
            case .second: log.lines.append("single")
            }
          })
        Text("both").gesture(
          TapGesture().onEnded { log.lines.append("tap") }
            .simultaneously(with: DragGesture().onEnded { _ in log.lines.append("drag") }))
      }
    }
    try host.staticTexts["exclusive"].tap()
    try host.staticTexts["exclusive"].tap()
    try host.staticTexts["both"].tap()
    try host.staticTexts["both"].drag(by: CGSize(width: 20, height: 0))
    #expect(log.lines == ["single", "double", "tap", "drag"])
  }

  @Test("a gesture of the client's own")
  func customGesture() throws {
    struct Far: Gesture {
      let action: () -> Void
      var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 50).onEnded { _ in action() }
      }
    }
    let log = Log()
    let host = ViewHost { Text("x").gesture(Far { log.lines.append("far") }) }
    try host.staticTexts["x"].drag(by: CGSize(width: 40, height: 0))
    try host.staticTexts["x"].drag(by: CGSize(width: 60, height: 0))
    #expect(log.lines == ["far"])
  }

  @Test(
    "R-51: a sheet's content takes no part in its presenter's gestures (gesture-presentation-arena S1, S2)")
  func presentations() throws {
    let log = Log()
    let host = ViewHost {
      Text("presenter")
        .sheet(isPresented: .constant(true)) {
          VStack {
            Button("a") { log.lines.append("a") }
            Text("plain")
          }
        }
        .onTapGesture { log.lines.append("tap") }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") })
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("instead") })
    }
    try host.buttons["a"].tap()
    #expect(log.lines == ["a"])
    #expect(throws: QueryError.self) { try host.staticTexts["plain"].tap() }
  }
}
