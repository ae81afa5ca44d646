// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct ResultMergeTests {
  private func part(
    _ index: Int, of count: Int, size: Int, commit: String = "abc", start: Double = 0,
    timing: RunRecord.Timing? = nil
  ) throws -> ResultFile {
    var record = Samples.record(
      commit: commit, start: start, shard: RunRecord.Shard(index: index, count: count))
    record.timing = timing
    return try Samples.file(
      [Samples.exact(.bodyEvaluations, 1, at: CaseKey(scenario: "a.b", variant: "v", size: size))], record,
      name: "part\(index)")
  }

  @Test func partsAreJoinedInAnyOrder() throws {
    let merged = try ResultMerge.merge([
      try part(2, of: 2, size: 10, start: 500), try part(1, of: 2, size: 1, start: 90),
    ])
    #expect(merged.table.cases.map(\.size) == [1, 10])
    #expect(merged.missing?.isEmpty == true)
    #expect(merged.record?.shard == nil)
    #expect(merged.record?.start.timeIntervalSince1970 == 90)
    #expect(merged.record?.end.timeIntervalSince1970 == 560)
  }

  @Test func whatIsToBeKnownAboutTheTimesOfAnyPartIsKept() throws {
    let note = "one processor"
    let merged = try ResultMerge.merge([
      try part(1, of: 2, size: 1, timing: RunRecord.Timing(groups: 3, notes: [note])),
      try part(
        2, of: 2, size: 10, timing: RunRecord.Timing(groups: 4, disturbed: ["a.b/10"], notes: [note])),
    ])
    #expect(
      merged.record?.timing
        == RunRecord.Timing(groups: 7, disturbed: ["a.b/10"], notes: [note]))
  }

  @Test func aMissingPartIsNamed() throws {
    let merged = try ResultMerge.merge([try part(1, of: 4, size: 1), try part(3, of: 4, size: 3)])
    #expect(merged.missing == ["2/4", "4/4"])
  }

  @Test func filesThatDoNotSayWhichPartTheyAreCannotBeChecked() throws {
    let merged = try ResultMerge.merge([try Samples.file([Samples.exact(.frames, 1)], nil)])
    #expect(merged.missing == nil)
    #expect(merged.record == nil)
  }

  @Test func theSameRowTwiceIsRefused() throws {
    let first = try part(1, of: 2, size: 1)
    let second = try part(2, of: 2, size: 1)
    #expect(
      Samples.message { try ResultMerge.merge([first, second]).missing }
        == "part2: a.b/v/1 body_evaluations is in part1 too; give each part once")
  }

  @Test func partsThatContradictEachOtherAreRefused() throws {
    let first = try part(1, of: 2, size: 1)
    func message(_ other: ResultFile) -> String {
      Samples.message { try ResultMerge.merge([first, other]).missing }
    }
    #expect(
      message(try part(2, of: 3, size: 2))
        == "part2: is part 2/3, and part1 is part 1/2; merge the parts of one run")
    #expect(
      message(try part(1, of: 2, size: 2)).hasPrefix("part1: is part 1/2, as is part1; "))
    let rows = [Samples.exact(.frames, 1)]
    let without = "does not say which part it is, and part1 is part 1/2"
    #expect(message(try Samples.file(rows, nil, name: "alone")).hasPrefix("alone: \(without)"))
    let whole = Samples.record(commit: "abc", start: 0)
    #expect(message(try Samples.file(rows, whole, name: "whole")).hasPrefix("whole: \(without)"))
  }

  @Test func partsOfOtherCodeAreRefused() throws {
    let first = try part(1, of: 2, size: 1)
    let second = try part(2, of: 2, size: 2, commit: "def")
    #expect(
      Samples.message { try ResultMerge.merge([first, second]).missing }
        == "part2: not of one run with part1: commit was abc, is def; merge parts of the same code and toolchain"
    )
  }
}
