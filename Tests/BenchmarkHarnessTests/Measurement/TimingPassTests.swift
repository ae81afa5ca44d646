// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews
import Testing

@testable import BenchmarkHarness

/// Numbers of samples and rows, never the times themselves.
struct TimingPassTests {
  private func plan(_ samples: Int) -> SamplePlan {
    var plan = SamplePlan()
    plan.minimumSamples = samples
    plan.maximumSamples = samples
    plan.budget = 1_000_000_000_000
    return plan
  }

  private func action(_ variant: PlainTaps.Variant) throws -> any MeasuredAction {
    try makeAction(AnyScenario(PlainTaps.self), ScenarioBox(PlainTaps(variant: variant, size: 1)))
  }

  @Test func samplesEndAtTheMaximum() async throws {
    let timing = try await TimingPass(try action(.one), plan(7), share: 1)
    #expect(timing.wall.count == 7)
    #expect(timing.cpu.count == 7)
    #expect(timing.wall.allSatisfy { $0 >= 0 })
  }

  @Test func shortStepsAreTimedInBatches() async throws {
    let timing = try await TimingPass(try action(.byHand), plan(3), share: 1)
    #expect(timing.batch > 1)
  }

  @Test func phasesHaveARowEachAndLeaveNoTimerBehind() async throws {
    let action = try action(.one)
    let host = try #require(action.host)
    let pass = try await PhasePass(action, on: host, plan(5), batch: 2, share: 1)
    let rows = pass.rows(CaseKey(scenario: "a.b", variant: "c", size: 1))
    #expect(
      rows.map(\.key.metric) == [
        "commit_time", "update_time", "layout_time", "display_time", "display_diff_time", "diff_time",
      ])
    #expect(rows.allSatisfy { $0.samples == 5 })
    #expect(host.phaseTimer == nil)
  }
}
