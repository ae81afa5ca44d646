// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

/// The log as a reader sees it; `Tests/ScriptTests` holds it against the official schema.
struct SARIFLogTests {
  private struct Log: Decodable {
    struct Text: Decodable { var text: String }
    struct Rule: Decodable {
      var id: String
      var help: Text
    }
    struct Artifact: Decodable {
      var uri: String
      var uriBaseId: String?
    }
    struct Region: Decodable {
      var startLine: Int
      var startColumn: Int?
    }
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Location: Decodable { var physicalLocation: Physical }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Text
      var locations: [Location]
      var baselineState: String?
    }
    struct Driver: Decodable { var rules: [Rule] }
    struct Tool: Decodable { var driver: Driver }
    struct Run: Decodable {
      var tool: Tool
      var results: [Result]
    }
    var version: String
    var runs: [Run]
  }

  private func run(_ log: SARIFLog) throws -> Log.Run {
    let read = try JSONDecoder().decode(Log.self, from: Data(log.json.text.utf8))
    #expect(read.version == "2.1.0")
    return try #require(read.runs.first)
  }

  @Test("Each kind of advice is a rule with help; advice and failures stand on their lines")
  func survey() throws {
    let crash = SurveySample.step(name: "tap-x", error: ResultError(.crashed, "signal 4"))
    let record = try SurveySample.record([SurveySample.step(row: 42), crash], advises: true)
    let run = try run(record.sarif())
    let rules = run.tool.driver.rules
    #expect(rules.map(\.id) == SurveyAdvice.Rule.allCases.map(\.rawValue) + ["failedStep"])
    #expect(rules.allSatisfy { $0.help.text.count > 20 })
    #expect(run.results.map(\.ruleId) == ["failedStep", "closureInView"])
    #expect(run.results.allSatisfy { rules[$0.ruleIndex].id == $0.ruleId && $0.baselineState == nil })
    #expect(run.results.map(\.level) == ["error", "warning"])
    let place = try #require(run.results.last?.locations.first?.physicalLocation)
    #expect(place.artifactLocation.uri == "Sources/My%20Cart,%20new.swift")
    #expect(place.artifactLocation.uriBaseId == "%SRCROOT%")
    #expect(place.region.startLine == 12 && place.region.startColumn == 7)
  }

  @Test("Against another survey each finding is new, unchanged or absent")
  func novelty() throws {
    let plain = try SurveySample.record([SurveySample.step()])
    let advised = try SurveySample.record([SurveySample.step()], advises: true)
    for (old, new, state) in [
      (plain, advised, "new"), (advised, advised, "unchanged"), (advised, plain, "absent"),
    ] {
      let results = try run(new.sarif(SurveyDifference(old: old, new: new))).results
      #expect(results.map(\.baselineState) == [state])
    }
  }

  @Test("An absolute path is an address of its own, and a colon makes no scheme")
  func addresses() throws {
    func address(_ file: String) throws -> Log.Artifact? {
      let log = SARIFLog(
        version: "1.0.0", rules: [.init(id: "a", summary: "A.", help: "B.", level: .notice)],
        findings: [.init(rule: "a", text: "t", place: .init(file: file, line: 1), identity: "i")])
      return try run(log).results.first?.locations.first?.physicalLocation.artifactLocation
    }
    #expect(try address("/a b/c.swift")?.uri == "file:///a%20b/c.swift")
    #expect(try address("/a b/c.swift")?.uriBaseId == nil)
    #expect(try address("a:b.swift")?.uri == "a%3Ab.swift")
  }
}
