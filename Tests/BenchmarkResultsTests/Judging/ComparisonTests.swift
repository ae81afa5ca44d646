// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ComparisonTests {
  /// The verdict on one row.
  private func verdict(_ old: ResultRow?, _ new: ResultRow?, toolchain: String = "6.3.1") throws -> Verdict? {
    let comparison = Comparison(
      old: try Samples.file(old.map { [$0] } ?? []),
      new: try Samples.file(new.map { [$0] } ?? [], Samples.record(toolchain: toolchain)))
    #expect(comparison.entries.count <= 1)
    return comparison.entries.first?.verdict
  }

  @Test(arguments: [1_000, 10_000, 100_000, 1_000_000] as [Int64])
  func oneMoreIsAlwaysCaught(_ count: Int64) throws {
    for metric in Metric.all where metric.kind == .exact && metric != .instructions {
      let expected: Verdict = metric.polarity == .none ? .changed : .regressed
      #expect(try verdict(Samples.exact(metric, count), Samples.exact(metric, count + 1)) == expected)
      #expect(try verdict(Samples.exact(metric, count), Samples.exact(metric, count)) == .same)
    }
  }

  @Test func fewerIsBetter() throws {
    #expect(try verdict(Samples.exact(.allocations, 10), Samples.exact(.allocations, 9)) == .improved)
    #expect(
      try verdict(Samples.exact(.viewsSkippedEqual, 10), Samples.exact(.viewsSkippedEqual, 9)) == .changed)
  }

  @Test func oneWorseStepAmongManyIsCaught() throws {
    let old = Samples.exact(.bodyEvaluations, 1, 1, 1, 1, 1)
    #expect(try verdict(old, Samples.exact(.bodyEvaluations, 1, 1, 1, 1, 2)) == .regressed)
    #expect(try verdict(old, Samples.exact(.bodyEvaluations, 0, 1, 1, 1, 2)) == .regressed)
    #expect(try verdict(old, Samples.exact(.bodyEvaluations, 0, 1, 1, 1, 1)) == .improved)
  }

  @Test func instructionsMayMoveByATenthOfAPercent() throws {
    let old = Samples.exact(.instructions, 100_000)
    #expect(try verdict(old, Samples.exact(.instructions, 100_100)) == .same)
    #expect(try verdict(old, Samples.exact(.instructions, 100_101)) == .regressed)
    #expect(try verdict(old, Samples.exact(.instructions, 99_899)) == .improved)
  }

  @Test func whatIsOnOneSideOnlyIsReported() throws {
    #expect(try verdict(Samples.exact(.frames, 1), nil) == .missing)
    #expect(try verdict(nil, Samples.exact(.frames, 1)) == .added)
  }

  @Test func countsOfAnotherMachineAreIncomparable() throws {
    for metric in Metric.all where metric.kind == .exact {
      let found = try verdict(Samples.exact(metric, 1), Samples.exact(metric, 2), toolchain: "6.2")
      #expect((found == .incomparable) == !metric.isEngineCounter)
    }
    let comparison = Comparison(
      old: try Samples.file([Samples.exact(.allocations, 1)]),
      new: try Samples.file([Samples.exact(.allocations, 1)], Samples.record(toolchain: "6.2")))
    #expect(comparison.machineDifferences == ["toolchain was 6.3.1, is 6.2"])
    #expect(comparison.entries[0].isListed == false)
  }

  @Test func withoutARecordTheMachineIsUnknown() throws {
    let old = try Samples.file([Samples.exact(.allocations, 1)], nil, name: "old.csv")
    let new = try Samples.file([Samples.exact(.allocations, 1)])
    #expect(Comparison(old: old, new: new).entries[0].verdict == .incomparable)
    #expect(Comparison(old: old, new: new).machineDifferences == ["old.csv has no run.json"])
    #expect(Comparison(old: old, new: new, trustsMissingRecords: true).entries[0].verdict == .same)
  }

  @Test func errorsAreVerdictsOfTheirOwn() throws {
    let old = Samples.exact(.allocations, 1)
    func failing(_ cause: ResultError.Cause) -> ResultRow {
      Samples.exact(.allocations, 1, error: ResultError(cause))
    }
    #expect(try verdict(old, failing(.nondeterministic)) == .nondeterministic)
    #expect(try verdict(failing(.nondeterministic), old) == .nondeterministic)
    #expect(try verdict(old, failing(.unavailable)) == .incomparable)
    #expect(try verdict(failing(.unavailable), old) == .added)
    #expect(try verdict(old, failing(.checkFailed)) == .failed)
    #expect(try verdict(nil, failing(.nondeterministic)) == .nondeterministic)
  }

  @Test func theRowOfAFailedCaseSpeaksForItsOtherRows() throws {
    let rows = [Samples.exact(.bodyEvaluations, 1), Samples.exact(.frames, 1)]
    let failure = ResultRow(failed: Samples.key, error: ResultError(.crashed, "signal 4"))
    let crashed = Comparison(old: try Samples.file(rows), new: try Samples.file([failure]))
    #expect(crashed.entries.map(\.verdict) == [.failed])
    let repaired = Comparison(old: try Samples.file([failure]), new: try Samples.file(rows))
    #expect(repaired.entries.map(\.verdict) == [.improved, .added, .added])
    let gone = Comparison(old: try Samples.file([failure]), new: try Samples.file([]))
    #expect(gone.entries.map(\.verdict) == [.missing])
    let still = Comparison(old: try Samples.file([failure]), new: try Samples.file([failure]))
    #expect(still.entries.map(\.verdict) == [.failed])
  }

  @Test func timesDifferOnlyBeyondFivePercentAndOutsideTheSpread() throws {
    let old = Samples.time(.frameTime, 95, 100, 108)
    #expect(try verdict(old, Samples.time(.frameTime, 104, 104, 104)) == .same)
    #expect(try verdict(old, Samples.time(.frameTime, 107, 107, 107)) == .same)
    #expect(try verdict(old, Samples.time(.frameTime, 109, 109, 109)) == .regressed)
    #expect(try verdict(old, Samples.time(.frameTime, 90, 90, 90)) == .improved)
  }

  @Test func aMetricThatChangedItsKindIsIncomparable() throws {
    var new = Samples.exact(.frames, 1)
    new.unit = .bytes
    #expect(try verdict(Samples.exact(.frames, 1), new) == .incomparable)
  }

  @Test func anUnknownMetricIsJudgedByItsColumns() throws {
    let future = Metric(
      id: "future_count", unit: .count, kind: .exact, polarity: .none, source: .engine, meaning: "", span: "")
    #expect(try verdict(Samples.exact(future, 1), Samples.exact(future, 2)) == .changed)
    #expect(try verdict(Samples.exact(future, 1), Samples.exact(future, 1)) == .same)
  }

  /// A view type that never ran in a step has no row: its count is 0, not missing.
  @Test func aViewThatNeverRunsNowIsBetter() throws {
    let total = Samples.exact(.bodyEvaluations, 1)
    let row = Samples.exact(.bodyEvaluations, 1, view: "Row")
    let comparison = Comparison(old: try Samples.file([total, row]), new: try Samples.file([total]))
    #expect(comparison.entries.map(\.verdict) == [.same, .improved])
  }
}
