// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor
@Suite struct ViewModifierTests {
  private struct Counting: ViewModifier {
    let title: String
    @State private var n = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Button("\(title) \(n)") { n += 1 }
      }
    }
  }

  private struct Counter: View {
    @State private var n = 0
    var body: some View { Button("content \(n)") { n += 1 } }
  }

  @Test("Design 4: a modifier has a body and state of its own; its runs are counted under its type")
  func ownState() throws {
    let host = ViewHost { Counter().modifier(Counting(title: "m")) }
    var report = try host.tapAndRender("m 0")
    #expect(host.texts == ["content 0", "m 1"])
    #expect(report.bodyEvaluations["Counting"] == 1)
    #expect(report.bodyEvaluations["Counter"] == 0)
    report = try host.tapAndRender("content 0")
    #expect(report.bodyEvaluations["Counter"] == 1)
    #expect(report.bodyEvaluations["Counting"] == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-40: an equal modifier is skipped while its content follows, and the other way round")
  func comparison() throws {
    struct Screen: View {
      @State private var title = "a"
      @State private var text = "x"
      var body: some View {
        Text(text).modifier(Counting(title: title))
        Button("title") { title += "'" }
        Button("text") { text += "'" }
      }
    }
    let host = ViewHost { Screen() }
    var report = try host.tapAndRender("text")
    #expect(host.texts.prefix(2) == ["x'", "a 0"])
    #expect(report.bodyEvaluations["Counting"] == 0)
    report = try host.tapAndRender("title")
    #expect(host.texts.prefix(2) == ["x'", "a' 0"])
    #expect(report.bodyEvaluations["Counting"] == 1)
  }

  @Test("Design 4: modifiers nest, and a modifier may use its content twice")
  func nesting() throws {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        HStack {
          content
          content
        }
      }
    }
    let host = ViewHost { Counter().modifier(Twice()).modifier(Counting(title: "m")) }
    #expect(host.texts == ["content 0", "content 0", "m 0"])
    try host.buttons[1].tap()
    try host.render()
    #expect(host.texts == ["content 0", "content 1", "m 0"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("Design 4: a modifier that stops showing its content ends the content's life")
  func conditionalContent() throws {
    struct Hides: ViewModifier {
      @State private var hides = false
      func body(content: Content) -> some View {
        if !hides { content }
        Button("toggle") { hides.toggle() }
      }
    }
    let host = ViewHost { Counter().modifier(Hides()) }
    try host.tapAndRender("content 0")
    try host.tapAndRender("toggle")
    #expect(host.texts == ["toggle"])
    try host.tapAndRender("toggle")
    #expect(host.texts == ["content 0", "toggle"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("L-60: a modifier on a group has the whole group as its content, and one state")
  func groups() throws {
    struct Screen: View {
      @State private var rows = ["a"]
      @State private var title = "m"
      var body: some View {
        Group {
          ForEach(rows, id: \.self) { Text($0) }
          Text("last")
        }
        .modifier(Counting(title: title))
        Button("add") { rows.insert("b", at: 0) }
        Button("title") { title = "t" }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["a", "last", "m 0", "add", "title"])
    try host.tapAndRender("m 0")
    try host.tapAndRender("title")
    #expect(host.texts.prefix(3) == ["a", "last", "t 1"])
    try host.tapAndRender("add")
    #expect(host.texts.prefix(4) == ["b", "a", "last", "t 1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("L-60: a padding or a border in a modifier's body is one around each member of the group")
  func distributed() throws {
    struct Padded: ViewModifier {
      let amount: CGFloat
      func body(content: Content) -> some View { content.padding(amount) }
    }
    struct Screen: View {
      @State private var amount: CGFloat = 1
      @State private var rows = 2
      var body: some View {
        VStack(spacing: 0) {
          Group {
            ForEach(0..<rows, id: \.self) { _ in Color.red.frame(height: 10) }
          }
          .modifier(Padded(amount: amount))
          Button("row") { rows += 1 }
          Button("more") { amount = 2 }
        }
      }
    }
    let host = ViewHost { Screen() }
    func tops() -> [CGFloat] {
      host.displayList.filter { $0.kind == .color }.map { $0.frame.minY - host.displayList[0].frame.minY }
    }
    // 1 point above and below each: 10 + 2 from one to the next.
    #expect(tops() == [0, 12])
    try host.tapAndRender("more")
    #expect(tops() == [0, 14])
    try host.tapAndRender("row")
    #expect(tops() == [0, 14, 28])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("L-60: a modifier whose body is a list makes a list; what is around it is around each of them")
  func listBodies() throws {
    struct Doubled: ViewModifier {
      func body(content: Content) -> some View {
        content
        Color.blue.frame(height: 10)
      }
    }
    let host = ViewHost {
      VStack(spacing: 0) { Color.red.frame(height: 10).modifier(Doubled()).padding(5) }
    }
    let frames = host.displayList.map(\.frame)
    // 5 points above and below each.
    #expect(frames[1].minY - frames[0].minY == 20)
  }

  @Test("E-1: the environment reaches a view whose body is a list, and the list's members")
  func environmentOfLists() throws {
    final class Model: ObservableObject {
      @Published var n = 1
    }
    struct Lines: View {
      @Environment(\.lineLimit) private var lines
      var body: some View { Text("\(lines ?? 0)") }
    }
    struct Two: View {
      @Environment(\.lineLimit) private var lines
      @EnvironmentObject private var model: Model
      var body: some View {
        Text("own \(lines ?? 0) \(model.n)")
        Lines()
      }
    }
    struct Screen: View {
      @State private var lines = 1
      var body: some View {
        Two().lineLimit(lines).padding(1).lineLimit(9)
        Button("add") { lines += 1 }
      }
    }
    let host = ViewHost { Screen().environmentObject(Model()) }
    #expect(host.texts == ["own 1 1", "1", "add"])
    try host.tapAndRender("add")
    #expect(host.texts == ["own 2 1", "2", "add"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("E-1, R-60: what is put over a list at the root is there once, with the environment of its own place")
  func environmentOfLayers() {
    struct Lines: View {
      @Environment(\.lineLimit) private var lines
      var body: some View { Text("\(lines ?? 0)") }
    }
    let host = ViewHost {
      Group {
        Lines()
        Lines()
      }
      .lineLimit(1)
      .overlay(Lines())
      .lineLimit(2)
    }
    #expect(host.texts == ["1", "1", "2"])
  }

  @Test("S-14: a modifier reads the environment and objects like a view")
  func dynamicProperties() throws {
    final class Model: ObservableObject {
      @Published var n = 0
    }
    struct Shows: ViewModifier {
      @Environment(\.lineLimit) private var lines
      @ObservedObject var model: Model
      func body(content: Content) -> some View {
        content
        Text("\(lines ?? 0) \(model.n)")
      }
    }
    let model = Model()
    let host = ViewHost { Text("a").modifier(Shows(model: model)).lineLimit(4) }
    #expect(host.texts == ["a", "4 0"])
    model.n = 2
    #expect(try host.render().bodyEvaluations["Shows"] == 1)
    #expect(host.texts == ["a", "4 2"])
  }

  @Test("Design 4: concatenated modifiers apply from left to right")
  func concatenation() {
    struct Tag: ViewModifier {
      let name: String
      func body(content: Content) -> some View {
        content
        Text(name)
      }
    }
    let host = ViewHost { Text("a").modifier(Tag(name: "1").concat(Tag(name: "2"))) }
    // The second one's content is a list of two, and each of them gets it.
    #expect(host.texts.first == "a")
    #expect(host.texts.contains("1") && host.texts.contains("2"))
  }
}
