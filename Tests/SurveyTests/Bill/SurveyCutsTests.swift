// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Survey

struct SurveyCutsTests {
  private func step(_ screen: String, showing types: [String]) -> SurveyStep {
    var step = SurveyStep(screen: "preview.\(screen)", screenTitle: screen, name: "mount", title: "Mount")
    step.bodies = types.map { SurveyStep.Bodies(typeName: $0, reason: .first, count: 1) }
    return step
  }

  private func sources(_ cuts: [(line: Int, within: String)], file: (Int) -> String = { _ in "Row" }) throws
    -> SourceMap
  {
    let list = cuts.map {
      "{\"file\": \"\(file($0.line)).swift\", \"line\": \($0.line), \"within\": \"\($0.within)\"}"
    }
    let json = """
      {"schema": 1, "files": [], "types": [], "calls": [], "modifiers": [], "writes": [], "leftOut": [],
       "cuts": [\(list.joined(separator: ", "))]}
      """
    return try SourceMap(json: Array(json.utf8), file: "sources.json")
  }

  private let heading = "Screens that are not whole, because what does not compile here was cut:"

  @Test("A place of a cut is named with the screens whose views have it, and no other screen is")
  func marked() throws {
    let sources = try sources([(4, "Outer.Row"), (9, "Model")])
    let bill = SurveyBill(
      [step("List", showing: ["ListView", "Row<Int>"]), step("Card", showing: ["Card"])], advice: [],
      sources: sources)
    let lines = bill.lines()
    let begin = try #require(lines.firstIndex(of: heading))
    #expect(lines[(begin + 1)...(begin + 2)] == ["  Row.swift:4: List", ""])
  }

  @Test("What most screens come to is named first, each place once, and of many screens the first")
  func many() throws {
    let sources = try sources([(5, "Row"), (2, "Card"), (2, "Card"), (3, "Row")])
    let steps = (1...5).map { step("S\($0)", showing: $0 == 1 ? ["Row"] : ["Row", "Card"]) }
    let lines = SurveyBill(steps, advice: [], sources: sources).lines()
    let begin = try #require(lines.firstIndex(of: heading))
    #expect(
      lines[(begin + 1)...(begin + 3)] == [
        "  Row.swift:3 and 1 line more: S1, S2, S3 and 2 more", "  Row.swift:2: S2, S3, S4 and 1 more", "",
      ])
  }

  @Test("Of many places some are named")
  func manyPlaces() throws {
    let lines = SurveyBill(
      [step("List", showing: ["Row"])], advice: [],
      sources: try sources((1...30).map { ($0, "Row") }, file: { "Row\($0)" })
    ).lines()
    #expect(lines.filter { $0.hasPrefix("  Row") }.count == 12)
    #expect(lines.contains("  and 18 more places"))
  }

  @Test("What a view hands on to code that something was cut of is not called wasted, and what others do is")
  func handedOn() throws {
    var step = step("List", showing: [])
    for (chain, wasted) in [(["Owner.n", "Owner"], 1), (["Owner.n", "Owner", "Card"], 2)] {
      step.bodies.append(
        SurveyStep.Bodies(
          typeName: chain.last ?? "", reason: .value, count: wasted, wasted: wasted, chain: chain))
    }
    let row = SurveyStep.Bodies(
      typeName: "Row<Int>", reason: .value, count: 1, chain: ["Owner.n", "Owner", "Row<Int>"])
    var steps = [step]
    steps.takeBackWhatIsNotSeen(try sources([(4, "Row")]))
    #expect(steps[0].bodies.map(\.wasted) == [1, 2])
    steps[0].bodies.append(row)
    steps.takeBackWhatIsNotSeen(try sources([(4, "Other")]))
    #expect(steps[0].bodies.map(\.wasted) == [1, 2, 0])
    steps.takeBackWhatIsNotSeen(try sources([(4, "Row")]))
    #expect(steps[0].bodies.map(\.wasted) == [0, 2, 0])
  }

  @Test("What a view hands to one of UIKit, which is empty here, is not called wasted")
  func handedToUIKit() throws {
    func wasted(_ arguments: String) throws -> [Int] {
      let json = """
        {"schema": 1, "files": [], "modifiers": [], "writes": [], "leftOut": [], "types": [
          {"name": "SearchField", "kind": "extension", "file": "a.swift", "line": 1, "column": 8,
           "conformances": ["UIViewRepresentable"], "properties": []}],
         "calls": [{"callee": "SearchField", "file": "a.swift", "line": 9, "column": 5, "within": "Screen.body",
          "arguments": [\(arguments)]}]}
        """
      var step = step("Search", showing: [])
      step.bodies = ["Screen", "Other"].map {
        SurveyStep.Bodies(typeName: $0, reason: .value, count: 1, wasted: 1, chain: [$0])
      }
      var steps = [step]
      steps.takeBackWhatIsNotSeen(try SourceMap(json: Array(json.utf8), file: "sources.json"))
      return steps[0].bodies.map(\.wasted)
    }
    #expect(try wasted("{\"label\": \"text\", \"text\": \"$text\", \"line\": 9, \"column\": 17}") == [0, 1])
    #expect(try wasted("") == [1, 1])
  }

  @Test("Where nothing was cut, nothing is said")
  func none() throws {
    let lines = SurveyBill([step("List", showing: ["Row"])], advice: [], sources: try sources([])).lines()
    #expect(!lines.contains { $0.hasPrefix("Screens that are not whole") })
  }
}
