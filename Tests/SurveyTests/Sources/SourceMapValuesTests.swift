// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Survey

struct SourceMapValuesTests {
  /// A view with a property of a type, and the types that the project declares.
  private func advice(about type: String?, rule: SurveyAdvice.Rule = .valueWithoutEquality) throws
    -> SurveyAdvice
  {
    func property(_ name: String, _ type: String?) -> String {
      """
      {"name": "\(name)", "line": 2, "column": 7, "wrapper": null, "type": \(type.map { "\"\($0)\"" } ?? "null"),
       "isComputed": false}
      """
    }
    func declaration(_ kind: String, _ name: String, at line: Int, _ conformances: String, _ property: String)
      -> String
    {
      """
      {"name": "\(name)", "kind": "\(kind)", "file": "app/Todo.swift", "line": \(line), "column": 8,
       "conformances": [\(conformances)], "attributes": [], "properties": [\(property)]}
      """
    }
    let types = [
      declaration("struct", "Row", at: 1, "\"View\"", property("item", type)),
      declaration("struct", "Item", at: 10, "\"Identifiable\"", property("name", "String")),
      declaration("struct", "Menu.Entry", at: 20, "", property("action", "() -> Void")),
      declaration("struct", "Equal", at: 30, "\"Hashable\"", property("name", "String")),
      declaration("class", "Store", at: 40, "", property("name", "String")),
    ]
    let json = """
      {"schema": 1, "files": [], "types": [\(types.joined(separator: ","))], "calls": [], "modifiers": [], "writes": [],
       "leftOut": []}
      """
    var advice = SurveyAdvice(rule: rule, view: "Row", property: "item", promise: .measured, steps: [])
    advice.value = try SourceMap(json: Array(json.utf8), file: "sources.json").value(of: advice)
    return advice
  }

  @Test(
    "A value that cannot be compared is named by its type, with the place, whatever list or optional it is in",
    arguments: [
      ("Item", "Make Item Equatable (app/Todo.swift:10:8)."),
      ("[Item]?", "Make Item Equatable (app/Todo.swift:10:8)."),
      ("[String: [Item]]", "Make Item Equatable (app/Todo.swift:10:8)."),
      (
        "Menu.Entry",
        "Make Menu.Entry Equatable (app/Todo.swift:20:8), with an == that leaves its closures out."
      ),
      (
        "[(id: Int, name: String)]",
        "Use a struct that is Equatable in place of the tuple (id: Int, name: String)."
      ),
    ])
  func named(_ type: String, _ cure: String) throws {
    #expect(try advice(about: type).cure == cure)
  }

  @Test(
    "Where the code does not say what to change, the advice is general",
    arguments: [nil, "Measurement", "Equal", "Store", "(() -> Void)?"])
  func unknown(_ type: String?) throws {
    let advice = try advice(about: type)
    #expect(advice.value == nil)
    #expect(advice.cure.hasPrefix("Make its type Equatable"))
    #expect(try self.advice(about: "Item", rule: .newObject).value == nil)
  }

  @Test("Views whose values are of different types are told of apart")
  func alike() throws {
    let advice = [try advice(about: "Item"), try advice(about: "[Item]"), try advice(about: "Menu.Entry")]
    #expect(SurveyAdvice.alike(advice) { $0 }.map(\.count) == [2, 1])
  }
}
