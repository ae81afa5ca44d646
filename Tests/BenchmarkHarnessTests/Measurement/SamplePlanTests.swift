// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkHarness

struct SamplePlanTests {
  @Test func aPlanTravelsAsOneWord() {
    var plan = SamplePlan()
    plan.turn = 123_456_789
    plan.phaseTurn = 0
    #expect(SamplePlan(argument: plan.argument) == plan)
    #expect(!plan.argument.contains(" "))
  }

  @Test(arguments: ["", "1,2", "1,2,3,4,5,6,7,x", "1,2,3,4,5,6,7", "-1,2,3,4,5,6,7,8"])
  func brokenWordsAreRefused(word: String) {
    #expect(SamplePlan(argument: word) == nil)
  }

  @Test func theScriptThatProfilesWritesPlansAndPassesThatThereAre() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let script = try String(contentsOf: root.appending(path: "scripts/profile"), encoding: .utf8)
    let plans = script.matches(of: /(?m)^(?:long|short)=(\S+)$/).map { String($0.output.1) }
    #expect(plans.count == 2)
    for plan in plans { #expect(SamplePlan(argument: plan) != nil, "\(plan)") }
    let passes = script.matches(of: /measure-case (\w+) \$/).map { String($0.output.1) }
    #expect(passes.count == 2)
    for pass in passes { #expect(CasePass(rawValue: pass) != nil, "\(pass)") }
  }

  @Test func aLongSampleNeedsNoLargerBatch() {
    #expect(SamplePlan().largerBatch(than: 1, after: 20_000) == nil)
    #expect(SamplePlan().largerBatch(than: 7, after: 1_000_000) == nil)
  }

  @Test func batchesGrowTowardsTheShortestSample() {
    // 10 steps in 10,000 ns: 20 steps last 20,000 ns, and a quarter more to be safe.
    #expect(SamplePlan().largerBatch(than: 10, after: 10_000) == 25)
    // Growth is bounded: a first step that was far too fast says little.
    #expect(SamplePlan().largerBatch(than: 1, after: 1) == 16)
    #expect(SamplePlan().largerBatch(than: 1, after: 19_999) == 2)
    #expect(SamplePlan().largerBatch(than: 1 << 20, after: 1) == nil)
  }

  @Test func countedStepsBringATogglesBack() {
    #expect(SamplePlan().countedSteps.isMultiple(of: 2))
    #expect(!SamplePlan().verifiedSteps.isMultiple(of: 2))
  }
}
