// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct TextFieldTests {
  private struct Form: View {
    @State private var name = ""
    @State private var submitted = 0
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("submitted \(submitted)") {}
      }
      .onSubmit { submitted += 1 }
    }
  }

  @Test("a field shows its text, or the placeholder while it is empty")
  func typing() throws {
    let host = ViewHost { Form() }
    #expect(host.texts == ["Name", "submitted 0"])
    #expect(try host.textFields["Name"].value == "")
    try host.textFields["Name"].typeText("Ann")
    let report = try host.render()
    #expect(host.texts == ["Ann", "submitted 0"])
    // The form passes the binding on and does not read it (I-50).
    #expect(report.bodyEvaluations.total == 0)
    #expect(try host.textFields["Ann"].value == "Ann")
    // The title still names the field.
    try host.textFields["Name"].typeText("a\n")
    try host.render()
    #expect(host.texts == ["Anna", "submitted 1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("the text of a field goes with its branch (I-3)")
  func branchChange() throws {
    struct Own: View {
      @State private var text = ""
      var body: some View { TextField("empty", text: $text) }
    }
    struct Screen: View {
      @State private var flag = true
      var body: some View {
        VStack {
          if flag { Own() } else { Own() }
          Button("flip") { flag.toggle() }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.textFields[0].typeText("typed")
    try host.render()
    #expect(host.texts.first == "typed")
    try host.tapAndRender("flip")
    #expect(host.texts.first == "empty")
  }

  @Test func secureFieldShowsDots() throws {
    struct Screen: View {
      @State private var secret = "ab"
      var body: some View {
        VStack {
          SecureField("Password", text: $secret)
          Text(secret)
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.textFields["Password"].typeText("c")
    try host.render()
    #expect(host.texts == ["•••", "abc"])
  }

  @Test("a field with a format ignores what stands for no value")
  func format() throws {
    struct Screen: View {
      @State private var n = 4
      var body: some View {
        VStack {
          TextField("Count", value: $n, format: .number)
          Text("n = \(n)")
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["4", "n = 4"])
    try host.textFields["Count"].typeText("2")
    try host.render()
    #expect(host.texts == ["42", "n = 42"])
  }

  @Test(
    "a field for a value that may be missing is empty without it, and makes it missing when it is emptied")
  func missing() throws {
    struct Screen: View {
      @State private var n: Int?
      var body: some View {
        VStack {
          TextField("Count", value: $n, format: .number)
          Text(n.map { "n = \($0)" } ?? "none")
          Button("empty") { n = nil }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["Count", "none", "empty"])
    try host.textFields["Count"].typeText("4")
    try host.render()
    #expect(host.texts == ["4", "n = 4", "empty"])
    try host.textFields["Count"].typeText("x")
    try host.render()
    #expect(host.texts == ["4", "n = 4", "empty"])
    try host.tapAndRender("empty")
    #expect(host.texts == ["Count", "none", "empty"])
  }

  @Test("a field with a formatter ignores what stands for no value")
  func formatter() throws {
    struct Screen: View {
      @State private var amount: Double = 4
      @State private var ends = 0
      private let formatter = NumberFormatter()
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, formatter: formatter)
          TextField("Old", value: $amount, formatter: formatter, onCommit: { ends += 1 })
          Text("\(Int(amount)) \(ends)")
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["4", "4", "4 0"])
    try host.textFields["Amount"].typeText("2")
    try host.textFields["Amount"].typeText("x")
    try host.textFields["Old"].typeText("\n")
    try host.render()
    #expect(host.texts == ["42", "42", "42 1"])
  }

  @Test("the text item has the metrics of a text, the field takes the width it is offered (L-20)")
  func layout() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      TextField("Name", text: .constant("abc")).font(.system(size: 20))
    }
    #expect(host.displayList.map(\.frame) == [CGRect(x: 0, y: 10, width: 30, height: 20)])
    #expect(try host.textFields[0].frame == CGRect(x: 0, y: 10, width: 100, height: 20))
  }
}
