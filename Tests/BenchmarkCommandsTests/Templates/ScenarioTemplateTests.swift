// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct ScenarioTemplateTests {
  @Test func namesBecomeTypesAndFolders() throws {
    let template = try ScenarioTemplate("was-read.not-shown-2")
    #expect(template.typeName == "NotShown2Scenario")
    #expect(template.folder == "WasRead")
    #expect(template.catalogLine == "AnyScenario(NotShown2Scenario.self),")
  }

  @Test(arguments: [
    "", "a", "a.", ".b", "A.b", "a.1b", "a.b.c", "a.b-", "a.b--c", "a.b/c", "../x.y",
    "a." + String(repeating: "x", count: 39),
  ])
  func otherNamesAreRefused(name: String) {
    #expect(throws: InputError.self) { try ScenarioTemplate(name) }
  }
}
