// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor @Suite struct FocusStateTests {
  private enum Field { case name, mail }

  private struct Form: View {
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var hasMail = true
    var body: some View {
      VStack {
        Text("focus: \(focus.map { "\($0)" } ?? "none")")
        TextField("Name", text: $name).focused($focus, equals: .name)
        if hasMail {
          TextField("Mail", text: .constant("")).focused($focus, equals: .mail)
        }
        Button("to mail") { focus = .mail }
        Button("done") { KeyboardFocus.resign() }
        Button("done soon") { Task { KeyboardFocus.resign() } }
        Button("no mail") { hasMail = false }
      }
    }
  }

  @Test("a tap and a write move the focus; a field that leaves loses it (I-3)")
  func focus() throws {
    let host = ViewHost { Form() }
    #expect(host.texts.first == "focus: none")
    try host.textFields["Name"].tap()
    try host.render()
    #expect(host.texts.first == "focus: name")
    try host.tapAndRender("to mail")
    #expect(host.texts.first == "focus: mail")
    try host.textFields["Name"].typeText("x")
    try host.render()
    #expect(host.texts.first == "focus: name")
    try host.tapAndRender("to mail")
    try host.tapAndRender("no mail")
    #expect(host.texts.first == "focus: none")
  }

  @Test("code that goes by way of no view takes the focus of its own host, however it was given")
  func resigning() async throws {
    let (host, other) = (ViewHost { Form() }, ViewHost { Form() })
    for each in [other, host] {
      try each.textFields["Name"].tap()
      try each.render()
    }
    KeyboardFocus.resign()
    #expect(try host.render().bodyEvaluations.total == 0)
    #expect(try host.tapAndRender("done").bodyEvaluations.total == 1)
    #expect(host.texts.first == "focus: none")
    #expect(try host.tapAndRender("done").bodyEvaluations.total == 0)
    try host.tapAndRender("to mail")
    try host.tapAndRender("done soon")
    try await host.advance(by: .milliseconds(1))
    #expect(host.texts.first == "focus: none")
    try other.render()
    #expect(other.texts.first == "focus: name")
  }

  @Test("a flag loses the focus when another field takes it")
  func flags() throws {
    struct Screen: View {
      @FocusState private var first: Bool
      @FocusState private var second: Bool
      var body: some View {
        VStack {
          Text("\(first) \(second)")
          TextField("a", text: .constant("")).focused($first)
          TextField("b", text: .constant("")).focused($second)
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.textFields["a"].tap()
    try host.render()
    #expect(host.texts.first == "true false")
    try host.textFields["b"].tap()
    try host.render()
    #expect(host.texts.first == "false true")
  }
}
