// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkHarness

struct SamplePlanTests {
  /// The scripts ask for jobs themselves, with what they put into them in place of the case.
  @Test(arguments: ["scripts/profile", "scripts/runtime-lookups"])
  func theScriptsAskForJobsThatThereAre(name: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let script = try String(contentsOf: root.appending(path: name), encoding: .utf8)
    let jobs = script.matches(of: /'(\{"kind":.*\})'/).map { String($0.output.1) }
    #expect(!jobs.isEmpty)
    for job in jobs {
      let asked = job.replacing(/%s|%d/) { $0.output == "%d" ? "1" : "a" }
      #expect(Message.value(Job.self, from: asked) != nil, "\(job)")
    }
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
