// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Testing

struct CaseRunnerTests {
  private let key = CaseKey(scenario: "a.b", variant: "c", size: 3)

  private func exact(_ values: [Int64], _ metric: Metric = .allocations) -> ResultRow {
    ResultRow(exact: values, of: metric, in: key)
  }

  @Test func equalCountsPass() {
    let rows = CaseRunner.reconcile([exact([1, 2])], [exact([1, 2])])
    #expect(rows == [exact([1, 2])])
  }

  @Test func differentCountsAreMarked() {
    let rows = CaseRunner.reconcile([exact([1, 1])], [exact([1, 2])])
    #expect(rows.map { $0.error?.cause } == [.nondeterministic])
    #expect(rows[0].error?.detail == "1 in one process, 1 to 2 (median 1) in another")
    #expect(rows[0].exact == exact([1, 1]).exact)
  }

  @Test func aCountOfOneProcessOnlyIsMarked() {
    let first = [exact([1])]
    let second = [exact([1]), exact([2], .frames)]
    #expect(CaseRunner.reconcile(first, second).map { $0.error?.cause } == [nil, .nondeterministic])
    #expect(CaseRunner.reconcile(second, first).map { $0.error?.cause } == [nil, .nondeterministic])
  }

  @Test func timesAreTakenAsTheyAre() {
    let first = [ResultRow(sampled: [1], of: .frameTime, in: key)]
    let second = [ResultRow(sampled: [9], of: .peakResidentBytes, in: key)]
    #expect(CaseRunner.reconcile(first, second) == first + second)
  }
}
