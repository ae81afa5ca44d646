// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import Survey

struct SurveyRecordTests {
  @Test("What a report writes is read again")
  func roundTrip() throws {
    let steps = [
      SurveySample.step(row: 42, wasted: 39),
      SurveySample.step(name: "tap-x", error: ResultError(.crashed, "signal 4")),
    ]
    let left = SourceMap.LeftOut(file: "Bad.swift", line: nil, reason: "wrong")
    let record = try SurveySample.record(steps, advises: true, leftOut: [left])
    #expect(record.engine == "0.1.0" && record.leftOut == [left])
    let screen = try #require(record.screens.first)
    #expect(screen.place == .init(file: "./Sources/My Cart, new.swift", line: 30))
    #expect(screen.steps.map(\.name) == ["tap-add", "tap-x"])
    #expect(screen.steps[0].counts["body_evaluations"] == 42 && screen.steps[0].wasted == 39)
    #expect(screen.steps[0].bodies[0].place?.description == "./Sources/My Cart, new.swift:12:7")
    #expect(record.errors == [ResultError(.crashed, "signal 4")])
    #expect(record.advice[0].advice.text == SurveySample.advice(of: steps[0]).text)
  }

  @Test(
    "What is no record is refused at its place",
    arguments: [
      ("[]", "r.json:1:1: a list where an object belongs; write { … }"),
      ("{\"schema\": 2}", "r.json:1:12: schema 2, not 1; measure again with this version"),
      (
        "{\"schema\": 1, \"screens\": [], \"advice\": [], \"leftOut\": []}",
        "r.json: does not say which engine counted; measure again: survey --format json"
      ),
      (
        "{\"schema\": 1, \"engine\": \"1\", \"screens\": [{}], \"advice\": [], \"leftOut\": []}",
        "r.json:1:42: \"steps\" is missing; add it"
      ),
    ])
  func damaged(_ text: String, _ message: String) {
    let error = #expect(throws: InputError.self) {
      try SurveyRecord(try JSONReader.value(from: Array(text.utf8), file: "r.json"), file: "r.json")
    }
    #expect(error?.description == message)
  }

  @Test("A word of another version is named with those of this one")
  func unknownReason() throws {
    let text = try SurveySample.report([SurveySample.step()]).json.text.replacing(
      "\"closure\"", with: "\"moon\"")
    let error = #expect(throws: InputError.self) {
      try SurveyRecord(try JSONReader.value(from: Array(text.utf8), file: "r.json"), file: "r.json")
    }
    #expect(error?.description.contains("\"reason\" is not one of first, closure,") == true)
  }
}
