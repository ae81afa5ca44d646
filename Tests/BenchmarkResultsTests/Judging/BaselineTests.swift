// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import BenchmarkResults

struct BaselineTests {
  private let other = CaseKey(scenario: "z.z", variant: "v", size: 1)

  private func load(_ directory: TemporaryDirectory) throws -> ResultFile {
    try ResultFile(named: "baseline", at: directory.path + "/baseline")
  }

  private func update(_ directory: TemporaryDirectory, _ old: ResultFile?, _ new: ResultFile) throws -> Int {
    try Baseline.update(old, with: new, folder: directory.path + "/baseline", named: "baseline")
  }

  @Test func onlyTheKeysOfTheNewRunAreReplaced() throws {
    let directory = try TemporaryDirectory()
    let first = [Samples.exact(.bodyEvaluations, 1), Samples.exact(.frames, 1, at: other)]
    #expect(try update(directory, nil, try Samples.file(first + [Samples.time(.frameTime, 5)])) == 2)
    #expect(try load(directory).table == ResultTable(first))
    let second = [Samples.exact(.bodyEvaluations, 2), Samples.exact(.sizeCalls, 3)]
    #expect(
      try update(directory, try load(directory), try Samples.file(second, Samples.record(commit: "new"))) == 2
    )
    #expect(try load(directory).table == ResultTable(second + [first[1]]))
    #expect(try load(directory).record?.commit == "new")
  }

  @Test func aRunWithFailuresIsRefused() throws {
    let directory = try TemporaryDirectory()
    let failure = ResultRow(failed: other, error: ResultError(.crashed, "signal 4"))
    #expect(
      Samples.message { try update(directory, nil, try Samples.file([Samples.exact(.frames, 1), failure])) }
        == "run: z.z/v/1 has no figure to accept: crashed: signal 4; repair it first")
    #expect(try directory.names.isEmpty)
  }

  @Test func countsOfTwoMachinesAreNotMixed() throws {
    let directory = try TemporaryDirectory()
    _ = try update(
      directory, nil,
      try Samples.file([Samples.exact(.allocations, 1), Samples.exact(.allocations, 1, at: other)]))
    let old = try load(directory)
    let record = Samples.record(toolchain: "6.4")
    #expect(
      Samples.message {
        try update(directory, old, try Samples.file([Samples.exact(.allocations, 2)], record))
      }
        == "baseline: 1 rows would stay that were measured elsewhere (toolchain was 6.3.1, is 6.4); "
        + "update from a run of all cases")
    #expect(try load(directory).table == old.table)
    let whole = [Samples.exact(.allocations, 2), Samples.exact(.allocations, 2, at: other)]
    #expect(try update(directory, old, try Samples.file(whole, record)) == 2)
  }

  @Test func rowsWithoutARecordAreRefused() throws {
    let directory = try TemporaryDirectory()
    #expect(
      Samples.message {
        try update(directory, nil, try Samples.file([Samples.exact(.frames, 1)], nil, name: "-"))
      }
        == "-: no run.json beside the rows; give the record folder that 'run --output' wrote")
  }
}
