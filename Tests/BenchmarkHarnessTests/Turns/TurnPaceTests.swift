// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkHarness

struct TurnPaceTests {
  @Test func whatCountingWillTakeIsKeptFromTheGroupsThatAreLeft() {
    var pace = TurnPace(cases: 100)
    // Ten cases were counted in five seconds: the other ninety will take 45.
    #expect(pace.allowance(lanes: 10, counted: 10, at: 5, of: 200) == 15)
    // What was spent on timing is no counting.
    pace.timed = 20
    #expect(pace.allowance(lanes: 10, counted: 10, at: 25, of: 200) == 13)
    #expect(pace.allowance(lanes: 10, counted: 10, at: 25, of: 60) == 0)
    #expect(pace.allowance(lanes: 4, counted: 100, at: 50, of: 100) == 50)
  }

  @Test func jobsThatFollowTheLastCaseHaveTheirTime() {
    let pace = TurnPace(cases: 100, closing: 20)
    #expect(pace.allowance(lanes: 10, counted: 10, at: 5, of: 200) == 14)
    #expect(pace.allowance(lanes: 4, counted: 100, at: 50, of: 100) == 40)
  }

  @Test func theMostPatientWayThatFitsIsTaken() {
    var pace = TurnPace(cases: 10)
    #expect(pace.style(lanes: 2, rounds: 3, within: nil) == .patient)
    #expect(pace.style(lanes: 2, rounds: 3, within: 1) == .patient)
    #expect(pace.style(lanes: 2, rounds: 3, within: 0) == .shortest)
    pace.note(.patient, lanes: 2, seconds: 1)
    #expect(pace.style(lanes: 2, rounds: 3, within: 3) == .patient)
    // Of another way nothing is known yet.
    #expect(pace.style(lanes: 2, rounds: 3, within: 2.9) == .hasty)
    pace.note(.hasty, lanes: 2, seconds: 0.5)
    pace.note(.hasty, lanes: 4, seconds: 2)
    // A variant takes 0.375 s a round in the mean, so four take three seconds in two rounds.
    #expect(pace.style(lanes: 4, rounds: 3, within: 3) == .hasty)
    #expect(pace.style(lanes: 4, rounds: 3, within: 2.9) == .shortest)
    #expect(pace.style(lanes: 4, rounds: 1, within: 1.5) == .hasty)
  }

  @Test func waysDifferInRoundsAndTurns() {
    let plan = TurnPlan()
    #expect(TurnPace.Style.allCases.map { $0.rounds(of: 3) } == [3, 2, 1])
    #expect(TurnPace.Style.allCases.map { $0.rounds(of: 1) } == [1, 1, 1])
    #expect(TurnPace.Style.patient.turns(of: plan) == plan)
    #expect(TurnPace.Style.hasty.turns(of: plan).patience == 0)
    #expect(TurnPace.Style.shortest.turns(of: plan).turns == plan.fewest)
  }
}
