// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
extension SheetTests {
  @Test("P-10: with a StateObject the presenter runs before the sheet is made")
  func stateObjectCure() throws {
    final class Model: ObservableObject {
      @Published var n = 1
    }
    struct Screen: View {
      let log: EventLog
      @StateObject private var model = Model()
      @State private var show = false
      var body: some View {
        let _ = log.add("presenter")
        Button("go") {
          model.n = 2
          show = true
        }
        .sheet(isPresented: $show) {
          let _ = log.add("sheet")
          Text("sheet \(model.n)")
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    _ = log.take()
    try host.tapAndRender("go")
    #expect(host.texts == ["sheet 2"])
    #expect(log.take() == ["presenter", "sheet"])
  }

  @Test("P-12: the sheet inherits the presenter's environment, objects included")
  func environment() throws {
    final class Model: ObservableObject {
      @Published var n = 5
    }
    struct Content: View {
      @EnvironmentObject private var model: Model
      @Environment(\.lineLimit) private var lines
      @Environment(\.isPresented) private var isPresented
      var body: some View { Text("\(model.n) \(lines ?? 0) \(isPresented)") }
    }
    struct Screen: View {
      @State private var show = false
      @State private var lines = 3
      var body: some View {
        Button("go") { show = true }
          .sheet(isPresented: $show) {
            Content()
            Button("more lines") { lines += 1 }
          }
          .lineLimit(lines)
      }
    }
    let model = Model()
    let host = ViewHost { Screen().environmentObject(model) }
    try host.tapAndRender("go")
    #expect(host.texts.first == "5 3 true")
    model.n = 6
    try host.render()
    #expect(host.texts.first == "6 3 true")
    try host.tapAndRender("more lines")
    #expect(host.texts.first == "6 4 true")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("P-12: a writer inside of the presenting modifier does not reach the sheet")
  func writerInside() throws {
    struct Content: View {
      @Environment(\.lineLimit) private var lines
      var body: some View { Text("\(lines ?? 0)") }
    }
    struct Screen: View {
      @State private var show = false
      var body: some View {
        Button("go") { show = true }
          .lineLimit(7)
          .sheet(isPresented: $show) { Content() }
          .lineLimit(2)
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go")
    #expect(host.texts == ["2"])
  }

  @Test("I-18: a sheet's state starts anew with every presentation")
  func freshState() throws {
    let log = EventLog()
    let host = ViewHost { Presenter(log: log) }
    try host.tapAndRender("go")
    try host.tapAndRender("own")
    #expect(host.texts.first == "sheet 1 1")
    try host.tapAndRender("close")
    try host.tapAndRender("go")
    #expect(host.texts.first?.hasSuffix(" 0") == true)
  }

  @Test("P-16: a hand-made sheet is ordinary content: no tree of its own, evaluated only while shown")
  func handMade() throws {
    struct HandMade<Sheet: View>: ViewModifier {
      @Binding var isPresented: Bool
      @ViewBuilder let sheet: () -> Sheet
      func body(content: Content) -> some View {
        ZStack {
          content
          if isPresented { sheet() }
        }
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var show = false
      @State private var n = 1
      var body: some View {
        let _ = log.add("presenter")
        Button("go") {
          n = 2
          show = true
        }
        .modifier(
          HandMade(isPresented: $show) {
            let _ = log.add("sheet \(n)")
            Text("sheet \(n)")
            Button("close") { show = false }
          })
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["presenter"])
    try host.tapAndRender("go")
    // The closure is called in the modifier's body; the state that it reads is the captured snapshot's.
    #expect(log.take() == ["sheet 1"])
    #expect(host.presentations.isEmpty)
    #expect(host.texts == ["go", "sheet 1", "close"])
    #expect(host.displayList == host.recomputedDisplayList())
    _ = log.take()
    try host.tapAndRender("close")
    #expect(host.texts == ["go"])
  }

  @Test(
    "P-17: the same hazard in a popover and a fullScreenCover", arguments: ["popover", "fullScreenCover"])
  func otherPresentations(_ kind: String) throws {
    struct Screen: View {
      let kind: String
      @State private var n = 1
      @State private var popover = false
      @State private var cover = false
      var body: some View {
        Button("go") {
          n = 2
          if kind == "popover" { popover = true } else { cover = true }
        }
        .popover(isPresented: $popover) { Text("shown \(n)") }
        .fullScreenCover(isPresented: $cover) { Text("shown \(n)") }
      }
    }
    let host = ViewHost { Screen(kind: kind) }
    try host.tapAndRender("go")
    #expect(host.texts == ["shown 1"])
    #expect(host.presentations.map(\.kind.rawValue) == [kind])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("P-1: a sheet that is presented from the start is there after mounting")
  func presentedAtFirst() {
    struct Screen: View {
      @State private var show = true
      var body: some View { Text("base").sheet(isPresented: $show) { Text("sheet") } }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["sheet"])
    #expect(host.presentations.count == 1)
  }

  @Test("P-1: a sheet presents another sheet; queries look at the front-most")
  func nested() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close inner") { dismiss() } }
    }
    struct Outer: View {
      @State private var show = false
      var body: some View {
        Button("open inner") { show = true }
          .sheet(isPresented: $show) { Inner() }
      }
    }
    struct Screen: View {
      @State private var show = false
      var body: some View {
        Button("open outer") { show = true }
          .sheet(isPresented: $show) { Outer() }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("open outer")
    try host.tapAndRender("open inner")
    #expect(host.presentations.count == 2)
    #expect(host.texts == ["close inner"])
    #expect(host.presentations[0].texts == ["open inner"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("close inner")
    #expect(host.texts == ["open inner"])
    #expect(host.presentations.count == 1)
  }

  @Test("E-14: a preference of the sheet does not reach the presenter")
  func preferencesStay() throws {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Screen: View {
      let log: EventLog
      @State private var show = false
      var body: some View {
        VStack {
          Button("go") { show = true }.preference(key: Key.self, value: 1)
            .sheet(isPresented: $show) { Text("sheet").preference(key: Key.self, value: 100) }
        }
        .onPreferenceChange(Key.self) { log.add("\($0)") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(log.take() == ["1"])
  }

  @Test("P-13: a presenter that leaves while its size is settled takes its sheet with it")
  func presenterLeavesDuringLayout() throws {
    struct Screen: View {
      var body: some View {
        GeometryReader { proxy in
          if proxy.size.width > 100 {
            Text("presenter").sheet(isPresented: .constant(true)) { Text("sheet") }
          } else {
            Text("narrow")
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen() }
    #expect(host.texts == ["sheet"])
    host.resize(to: CGSize(width: 50, height: 100))
    try host.render()
    #expect(host.texts == ["narrow"])
    #expect(host.presentations.isEmpty)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
