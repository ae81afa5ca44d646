// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews
import Testing

@testable import BenchmarkHarness

/// Numbers of steps and times, never the times themselves.
struct StepSampleTests {
  private func action(_ variant: PlainTaps.Variant) async throws -> any MeasuredAction {
    try await makeAction(AnyScenario(PlainTaps.self), TypedInstance(PlainTaps(variant: variant, size: 1)))
  }

  @Test func shortStepsAreTimedInBatches() async throws {
    // Long enough that no machine, however busy, lets two such steps take it.
    var plan = SamplePlan()
    plan.shortestSample = 5_000_000
    #expect(try await StepSample.batch(try await action(.byHand), plan) > 2)
  }

  /// A toggle costs one thing on the way there and another on the way back: the fastest sample must hold both.
  @Test func aSampleHoldsBothSidesOfAToggle() async throws {
    for variant in [PlainTaps.Variant.one, .byHand] {
      #expect(try await StepSample.batch(try await action(variant), SamplePlan()).isMultiple(of: 2))
    }
    var long = SamplePlan()
    long.shortestSample = 1
    #expect(try await StepSample.batch(try await action(.one), long) == 2)
  }

  @Test func phasesAreTimedApartAndLeaveNoTimerBehind() async throws {
    let action = try await action(.one)
    let host = try #require(action.host)
    let times = try await PhaseMeasurement(action, on: host, batch: 2).turn(0)
    #expect(times.count == Turn.metrics.count - 2)
    #expect(times.allSatisfy { $0 >= 0 && $0.isFinite })
    #expect(host.phaseTimer == nil)
    // The last one is the sum of three of them.
    let parts = Dictionary(uniqueKeysWithValues: zip(FramePart.allCases, times))
    #expect(times.count == parts.count + 1)
    #expect(try #require(times.last) >= (try #require(parts[.comparison])))
  }
}
