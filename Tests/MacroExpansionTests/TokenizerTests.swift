// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MacroExpansion

@Suite struct TokenizerTests {
  private func texts(_ source: String) -> [String] { Tokenizer.tokens(of: source).map { String($0.text) } }

  @Test(
    "Strings are one token, whatever stands in them",
    arguments: [
      #""a } b""#, #""a \" } b""#, #""\(f("}"))""#, ##"#"a " \(b) }"#"##, ##"#"\#(g(["}": "{"]))"#"##,
      #""""\#n a " b }\#n""""#, "/a}b/", "#/ a } / b /#", #""\(x { "\(y)" })""#,
    ])
  func literals(_ literal: String) {
    #expect(texts("let a = \(literal)\nb") == ["let", "a", "=", literal, "b"])
  }

  @Test("A slash between values is a division")
  func division() {
    #expect(texts("a / b / c(d)/2") == ["a", "/", "b", "/", "c", "(", "d", ")", "/", "2"])
  }

  @Test("Comments are left out, nested ones too, and lines are told apart")
  func comments() {
    let tokens = Tokenizer.tokens(of: "a // } x\n/* { /* */ } */ b /* \n */ c +// d\n-e")
    #expect(tokens.map { String($0.text) } == ["a", "b", "c", "+", "-", "e"].map { $0 })
    #expect(tokens.map(\.startsLine) == [true, true, true, false, true, false])
  }

  @Test("What a line begins with decides whether it goes on with a statement")
  func statements() throws {
    let source =
      "@Previewable @State\nvar a =\n  1\nlet b = a\n  .map { x\n y }; f()\n(c)\nreturn b\n  ? 1\n  : 2\n"
    let tokens = Tokenizer.tokens(of: source)[...]
    #expect(
      try tokens.statements().map { $0.text(in: source) } == [
        "@Previewable @State\nvar a =\n  1", "let b = a\n  .map { x\n y }", "f()", "(c)",
        "return b\n  ? 1\n  : 2",
      ])
  }

  @Test("A bracket that is not closed is said, and does not crash")
  func unclosed() {
    #expect(throws: ReadingError.self) { try Tokenizer.tokens(of: "{ ( }")[...].statements() }
    #expect(texts(#""never closed \(a"#).count == 1)
    #expect(texts("/* never closed") == [])
  }
}
