// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import TestSupport
import Testing

@testable import BenchmarkHarness

struct TurnScheduleTests {
  private let keys = ["dropped", "kept"].map { CaseKey(scenario: "fixture.allocate", variant: $0, size: 1) }

  private func schedule(_ plan: TurnSchedule.Plan = .quick) -> TurnSchedule {
    TurnSchedule(plan, JobLauncher(executable: Fixture.path) { _ in }, cases: 2, closing: 0)
  }

  private func isTimed(_ ending: TurnSchedule.Ending) -> Bool {
    if case .timed = ending { true } else { false }
  }

  @Test func aGroupHasItsRoundsAndTheReferenceNoRatio() {
    var schedule = schedule()
    #expect(isTimed(schedule.time(keys, memory: 0, counted: 2)))
    #expect(schedule.groups[0].rounds == 2)
    #expect(schedule.groups[0].batches.allSatisfy { $0 > 0 && $0.isMultiple(of: 2) })
    let ratios = schedule.rows.filter { $0.unit == .ratio }
    #expect(!ratios.isEmpty)
    #expect(ratios.allSatisfy { $0.key.variant == "kept" })
    #expect(schedule.timing.groups == 1)
  }

  @Test func variantsThatDoNotFitIntoMemoryRunOneAfterTheOtherAndItIsSaid() throws {
    var schedule = schedule()
    #expect(isTimed(schedule.time(keys, memory: 1e18, counted: 2)))
    #expect(!schedule.groups[0].isSideBySide)
    #expect(
      schedule.timing.notes.contains {
        $0.hasPrefix("not enough memory for all variants at once") && $0.hasSuffix("fixture.allocate/1")
      })
    let key = ResultKey(keys[1], metric: "frame_time_ratio")
    let ratio = try #require(schedule.rows.first { $0.key == key }?.ratio)
    #expect(ratio.halfWidth > 0.04)
  }

  @Test func aVariantThatFailsIsNamed() {
    var schedule = schedule()
    let trap = CaseKey(scenario: "fixture.trap", variant: "trap", size: 1)
    let well = CaseKey(scenario: "fixture.trap", variant: "well", size: 1)
    guard case .failed(let key, let error) = schedule.time([well, trap], memory: 0, counted: 2) else {
      Issue.record("nothing failed")
      return
    }
    #expect(key == trap)
    #expect(error.cause == .crashed)
    #expect(schedule.groups.isEmpty)
  }

  @Test func theTimeIsSpentUntilItIsOverOrEverythingIsSettled() {
    var plan = TurnSchedule.Plan()
    plan.budget = 3
    plan.mostRounds = 5
    var schedule = schedule(plan)
    #expect(isTimed(schedule.time(keys, memory: 0, counted: 2)))
    let first = schedule.groups[0].rounds
    #expect((1...plan.rounds).contains(first))
    #expect(isTimed(schedule.refine { _, _ in }))
    #expect((first...plan.mostRounds).contains(schedule.groups[0].rounds))
    #expect(schedule.summary?.contains("s of 3.0 s: ") == true)
  }

  @Test func aLateRunGivesFewerRounds() {
    var plan = TurnSchedule.Plan()
    plan.budget = 1e-9
    var schedule = schedule(plan)
    #expect(isTimed(schedule.time(keys, memory: 0, counted: 2)))
    #expect(schedule.groups[0].rounds == 1)
    #expect(schedule.rows.contains { $0.key.metric == "frame_time_ratio" })
  }
}
