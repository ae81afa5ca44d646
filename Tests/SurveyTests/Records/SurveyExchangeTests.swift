// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import Survey

/// A survey in the formats of other services; `Tests/ScriptTests` holds the log against the official schema.
struct SurveyExchangeTests {
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
  func log() throws {
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

  @Test("A survey's remarks: failures, then advice; against another one what is worse and what is new")
  func remarks() throws {
    let crash = SurveySample.step(name: "tap-x", error: ResultError(.crashed, "signal 4"))
    let record = try SurveySample.record([SurveySample.step(row: 42), crash], advises: true)
    #expect(
      record.remarks().map(\.workflowCommand) == [
        "::error file=Sources/My Cart%2C new.swift,line=30,title=Cart%2C Tap \"tap-x\"::crashed: signal 4",
        "::warning file=Sources/My Cart%2C new.swift,line=12,col=7,title=RowView%3A 42 → 3 bodies::"
          + SurveySample.advice(of: SurveySample.step()).text,
      ])
    let old = try SurveySample.record([SurveySample.step(), crash], advises: true)
    #expect(
      record.remarks(SurveyDifference(old: old, new: record)).map(\.workflowCommand) == [
        "::error file=Sources/My Cart%2C new.swift,line=12,col=7,title=Cart%2C Tap \"tap-add\" costs more::"
          + "body evaluations 3 → 42%0ARowView ×3 → ×42, because RowView.onTap is a closure, another one each time "
          + "(I-44) [./Sources/My Cart, new.swift:12:7]"
      ])
  }

  @Test("A survey's steps are tests: one fails that went wrong; against another survey one that costs more")
  func tests() throws {
    let stale = SurveySample.step(name: "tap-x", error: ResultError(.checkFailed, "stale"))
    let record = try SurveySample.record([SurveySample.step(row: 42), stale])
    let alone = record.tests().junit
    #expect(alone.contains("<testsuites name=\"survey\" tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(alone.contains("<failure type=\"check failed\" message=\"check failed: stale\">"))
    let old = try SurveySample.record([SurveySample.step(), stale])
    let compared = record.tests(SurveyDifference(old: old, new: record)).junit
    #expect(compared.contains("tests=\"2\" failures=\"1\""))
    #expect(compared.contains("<failure type=\"costs more\" message=\"body evaluations 3 → 42\">"))
    #expect(compared.contains("<system-out>failed before, too: check failed: stale</system-out>"))
  }
}
