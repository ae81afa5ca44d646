// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Survey

struct SurveyCutsTests {
  private func step(_ screen: String, showing types: [String]) -> SurveyStep {
    var step = SurveyStep(screen: "preview.\(screen)", screenTitle: screen, name: "mount", title: "Mount")
    step.bodies = types.map { SurveyStep.Bodies(typeName: $0, reason: .first, count: 1) }
    return step
  }

  private func sources(_ cuts: [(line: Int, within: String)]) throws -> SourceMap {
    let list = cuts.map { "{\"file\": \"Row.swift\", \"line\": \($0.line), \"within\": \"\($0.within)\"}" }
    let json = """
      {"schema": 1, "files": [], "types": [], "calls": [], "modifiers": [], "writes": [], "leftOut": [],
       "cuts": [\(list.joined(separator: ", "))]}
      """
    return try SourceMap(json: Array(json.utf8), file: "sources.json")
  }

  @Test("A screen whose views were cut is named with the places, and no other screen is")
  func marked() throws {
    let sources = try sources([(4, "Outer.Row"), (9, "Model")])
    let bill = SurveyBill(
      [step("List", showing: ["ListView", "Row<Int>"]), step("Card", showing: ["Card"])], advice: [],
      sources: sources)
    let lines = bill.lines()
    let begin = try #require(lines.firstIndex(of: "Not whole, because what does not compile here was cut:"))
    #expect(lines[(begin + 1)...(begin + 2)] == ["  List: Row.swift:4", ""])
  }

  @Test("Of many cuts the first are named, each place once")
  func many() throws {
    let sources = try sources([(5, "Row"), (2, "Row"), (2, "Row"), (3, "Row"), (8, "Row")])
    let lines = SurveyBill([step("List", showing: ["Row"])], advice: [], sources: sources).lines()
    #expect(lines.contains("  List: Row.swift:2, Row.swift:3, Row.swift:5 and 1 more"))
  }

  @Test("Where nothing was cut, nothing is said")
  func none() throws {
    let lines = SurveyBill([step("List", showing: ["Row"])], advice: [], sources: try sources([])).lines()
    #expect(!lines.contains { $0.hasPrefix("Not whole") })
  }
}
