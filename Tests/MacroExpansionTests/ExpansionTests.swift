// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MacroExpansion

@Suite struct ExpansionTests {
  private func property(_ source: String) throws -> StoredProperty? {
    try StoredProperty(Tokenizer.tokens(of: source)[...], in: source)
  }

  @Test("A variable's parts")
  func parts() throws {
    let full = try #require(
      try property("@A(1) @B.C private static var `in`: [K: (V) -> W<X, Y>]? = f { $0 == 1 }"))
    #expect(full.attributes == ["A", "C"])
    #expect(full.modifiers == ["private", "static"])
    #expect(full.name == "in")
    #expect(full.type == "[K: (V) -> W<X, Y>]?")
    #expect(full.initialValue == "f { $0 == 1 }")
    #expect(!full.hasAccessors && !full.isConstant)
    #expect(try property("var a: Int { 1 }")?.hasAccessors == true)
    #expect(try property("var a = 1 { didSet {} }")?.initialValue != nil)
    #expect(try property("func a() {}") == nil)
    #expect(throws: ReadingError.self) { try property("var a = 1, b = 2") }
    #expect(throws: ReadingError.self) { try property("var (a, b) = (1, 2)") }
  }

  @Test(
    "The type of a literal",
    arguments: [
      ("1", "Int"), ("-1.5", "Double"), ("1.5", "Double"), (#""a""#, "String"), ("true", "Bool"), ("a", nil),
      ("f()", nil), (".x", nil), ("1 + 2", nil),
    ] as [(String, String?)])
  func literals(_ value: String, _ type: String?) {
    #expect(EntryExpansion.literalType(value) == type)
  }

  @Test("An entry's key fits what is extended")
  func entries() throws {
    func peer(_ source: String, in context: String) throws -> String {
      try EntryExpansion(source, contexts: [context]).peer
    }
    let environment = "\npublic extension SwiftUI.EnvironmentValues {}"
    #expect(
      try peer("@Entry var a: Int = 1", in: environment).contains("EnvironmentKey {\ntypealias Value = Int\n")
    )
    #expect(try peer("@Entry var a = f()", in: environment).contains("static let defaultValue = f()"))
    #expect(try peer("@Entry var a: Int?", in: "extension Transaction {}").contains("{ nil }"))
    #expect(
      try peer("@Entry var a: Int?", in: "extension FocusedValues {}").contains("typealias Value = Int\n"))
    for (source, context) in [
      ("@Entry var a", environment), ("@Entry let a = 1", environment),
      ("@Entry var a: Int { 1 }", environment),
      ("@Entry var a = 1", "struct EnvironmentValues {}"), ("@Entry var a = 1", "extension String {}"),
      ("@Entry var a: Int", "extension FocusedValues {}"),
    ] {
      #expect(throws: ReadingError.self) { try peer(source, in: context) }
    }
  }

  private let preview = PreviewExpansion(
    fileID: "M/F.swift", line: 3, column: 1, uniqueName: "U", keepingName: "K")

  @Test("A preview's name, traits and body, wherever they stand")
  func previews() throws {
    #expect(try preview.expand("#Preview { Text(\"}\") }").contains("Preview(body: {"))
    #expect(
      try preview.expand("#Preview(\"a\", traits: .x(1), .y) { B() }").contains(
        "Preview(\"a\", traits: .x(1), .y, body:"))
    let labelled = try preview.expand("#Preview(\"a\", body: { B() })")
    #expect(
      labelled.contains("Preview(\"a\", body:") && labelled.contains("_previewContent {\nB()\n}"))
    #expect(try preview.expand("#Preview(body: { B() })").contains("Preview(body:"))
    #expect(
      try preview.expand("@available(iOS 17, *)\n#Preview(\"a\") { B() }").contains("Preview(\"a\", body: {"))
    #expect(
      try preview.expand("@InPreview({ 1 })\n#Preview(\"a\") { B() }").contains("Preview(\"a\", body: {"))
    for source in ["#Preview", "#Preview(\"a\")", "#Preview { A() } cameras: { B() }", "#Preview { A("] {
      #expect(throws: ReadingError.self) { try preview.expand(source) }
    }
  }

  @Test("Previewable variables become properties, in the order they were written")
  func previewable() throws {
    let source =
      "#Preview {\n@Previewable @State var a: [Int] = [1,\n2]\nlet b = a\n@Previewable @FocusState var c\nT(b)\n}"
    let text = try preview.expand(source)
    #expect(text.contains(" @State var a: [Int] = [1,\n2]\n @FocusState var c\ninit() {}"))
    #expect(text.contains("{\nlet b = a\nT(b)\n}"))
    #expect(throws: ReadingError.self) { try preview.expand("#Preview { @Previewable func f() {} }") }
  }

  @Test("Animated data is a pair of pairs of the stored variables")
  func animatable() throws {
    let source = """
      @Animatable public struct S { var a: CGFloat; let k = 1; @AnimatableIgnored var n: Int
      @State var s = 1.0
      static var t = 2.0; var angle: Angle = .zero; var c: Int { 1 }
      var last = 0.5
      func f() { var local = 1 } }
      """
    let text = try AnimatableExpansion(source, extending: "S", conformances: "Animatable")
      .extensionDeclaration
    #expect(text.hasPrefix("extension S: HeadlessViews.Animatable {\npublic nonisolated var"))
    #expect(
      text.contains("AnimatablePair<(CGFloat).AnimatableData, HeadlessViews.AnimatablePair<(Angle).Anim"))
    #expect(text.contains("last.animatableData = newValue.second.second"))
    #expect(throws: ReadingError.self) {
      try AnimatableExpansion("@Animatable struct S { var a = f() }", extending: "S", conformances: "")
    }
    #expect(throws: ReadingError.self) {
      try AnimatableExpansion("@Animatable enum S { }", extending: "S", conformances: "")
    }
  }
}
