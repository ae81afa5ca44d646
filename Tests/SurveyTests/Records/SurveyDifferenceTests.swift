// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import Survey

struct SurveyDifferenceTests {
  private func difference(_ old: [SurveyStep], _ new: [SurveyStep]) throws -> SurveyDifference {
    SurveyDifference(old: try SurveySample.record(old), new: try SurveySample.record(new))
  }

  @Test("Of the same record nothing differs, whatever was allocated")
  func same() throws {
    let found = try difference([SurveySample.step()], [SurveySample.step()])
    #expect(found.steps.isEmpty && found.changes == 0 && found.same == 1)
    #expect(found.outcome == .passed)
    #expect(found.summary == "no step differs of 1")
  }

  @Test("More of the app's own code is worse, with the bodies and their line")
  func worse() throws {
    let found = try difference(
      [SurveySample.step()], [SurveySample.step(row: 42, wasted: 39, comparisons: 42)])
    #expect(found.outcome == .regressed)
    let step = try #require(found.steps.first)
    #expect(
      step.headline == "worse: Cart, Tap \"tap-add\": body evaluations 3 → 42, view comparisons 3 → 42, "
        + "wasted bodies 0 → 39 [./Sources/My Cart, new.swift:30]")
    #expect(
      step.bodies.map(\.text) == [
        "RowView ×3 → ×42, because RowView.onTap is a closure, another one each time (I-44) "
          + "[./Sources/My Cart, new.swift:12:7]"
      ])
    #expect(found.summary == "1 step costs more, 0 as before")
  }

  @Test(
    "As many bodies are judged by how many ran in vain; more comparisons and sizes by nobody",
    arguments: [
      (SurveySample.step(wasted: 2), Verdict.regressed),
      (SurveySample.step(row: 2, comparisons: 9), .improved),
      // Two closures of rows are as much as a body.
      (SurveySample.step(row: 2, closures: 1), .improved), (SurveySample.step(row: 2, closures: 2), .changed),
      (SurveySample.step(row: 2, closures: 3), .regressed),
      (SurveySample.step(comparisons: 9), .changed), (SurveySample.step(sizes: 9), .changed),
    ])
  func verdicts(_ new: SurveyStep, _ verdict: Verdict) throws {
    #expect(try difference([SurveySample.step()], [new]).steps.map(\.verdict) == [verdict])
  }

  @Test("What came and what went is told and judged by nobody")
  func comings() throws {
    let found = try difference(
      [SurveySample.step(), SurveySample.step(name: "tap-old")],
      [SurveySample.step(), SurveySample.step(name: "tap-new")])
    #expect(found.steps.map(\.verdict) == [.added, .missing])
    #expect(found.steps.map(\.name) == ["tap-new", "tap-old"])
    #expect(found.outcome == .passed)
  }

  @Test("A step that fails now ends the job; one that failed before is nothing new")
  func failures() throws {
    let crash = SurveySample.step(error: ResultError(.crashed, "signal 4"))
    let stale = SurveySample.step(error: ResultError(.checkFailed, "stale"))
    #expect(try difference([SurveySample.step()], [crash]).outcome == .crashed)
    #expect(try difference([SurveySample.step()], [stale]).outcome == .regressed)
    #expect(try difference([crash], [crash]).changes == 0)
    #expect(try difference([crash], [SurveySample.step()]).outcome == .improved)
  }

  @Test("Advice is the same wherever it stands; what is new and what is gone is told")
  func advice() throws {
    let plain = try SurveySample.record([SurveySample.step()])
    let advised = try SurveySample.record([SurveySample.step()], advises: true)
    #expect(SurveyDifference(old: plain, new: advised).newAdvice.map(\.id) == ["closureInView RowView.onTap"])
    #expect(SurveyDifference(old: advised, new: plain).goneAdvice.count == 1)
    #expect(SurveyDifference(old: advised, new: advised).changes == 0)
  }

  @Test("The lines fit the window, failures first")
  func lines() throws {
    let found = try difference(
      [SurveySample.step(), SurveySample.step(name: "tap-b")],
      [
        SurveySample.step(row: 42), SurveySample.step(name: "tap-b", error: ResultError(.timedOut, "10 s")),
      ])
    let lines = found.lines(against: "base.json", width: 60)
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines[0] == "1 step fails now, 1 costs more, 0 as before; against")
    // A place is not broken at the blank of its path.
    #expect(lines[3] == "fails: Cart, Tap \"tap-b\": timed out: 10 s")
    #expect(lines[4].contains("[./Sources/My "))
  }
}
