// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct RunRecordTests {
  private func read(_ text: String) throws -> RunRecord {
    try RunRecord(json: Array(text.utf8), file: "run.json")
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let record = Samples.record(
      shard: RunRecord.Shard(index: 2, count: 8),
      growth: ["list.toggle": ["body_evaluations": .constant, "size_calls": .linear]])
    #expect(try read(record.json.text) == record)
    #expect(try read(Samples.record().json.text) == Samples.record())
  }

  @Test(arguments: [
    ("\"6.3.1\"", "6.3", "run.json:6:16: \"toolchain\" is not a text; write a text"),
    (
      "\"toolchain\"", "\"toolchian\"",
      "run.json:6:16: unknown member \"toolchian\"; known are schema, commit, dirty, machine, toolchain, jemalloc, build_options, command_line, start, end, text, files, shard, growth, timing"
    ),
    (
      "\"schema\": 2", "\"schema\": 3",
      "run.json:2:13: schema 3 is newer than this program's 2; use a newer version"
    ),
    (
      "\"schema\": 2", "\"schema\": 1",
      "run.json:2:13: schema 1 is older than this program's 2; measure again with this one"
    ),
    ("  \"files\": {}\n", "  \"text\": \"grid\"\n", "run.json:1:1: \"files\" is missing; add it"),
    (
      "2027-01-15T08:00:00Z", "2027-02-30T08:00:00Z",
      "run.json:10:12: \"start\" is not a time like 2026-01-31T23:59:59Z; write a time like 2026-01-31T23:59:59Z"
    ),
    (
      "\"cores\": 2", "\"cores\": 0",
      "run.json:5:47: \"cores\" is not a whole number, 1 or more; write a whole number, 1 or more"
    ),
    (
      "\"files\": {}", "\"files\": {}, \"shard\": {\"index\": 1, \"count\": 9223372036854775807}",
      "run.json:12:47: \"count\" is not at most 10000; write at most 10000"
    ),
    ("  \"jemalloc\": \"5.3.0\",\n", "", "run.json:1:1: \"jemalloc\" is missing; add it"),
  ])
  func saysWhereAndWhat(_ old: String, _ new: String, _ message: String) {
    let text = Samples.record().json.text
    #expect(text.contains(old))
    #expect(Samples.message { try read(text.replacing(old, with: new)) } == message)
  }

  @Test func runsAreComparableWhenTheFourThingsAgree() {
    let record = Samples.record()
    var other = Samples.record(commit: "fedcba", start: 5)
    other.machine.cpu = "another"
    other.machine.kernel = "another"
    #expect(other.differences(from: record).isEmpty)
    other.machine.architecture = "aarch64"
    other.toolchain = "6.2"
    other.jemalloc = "5.2.1"
    other.buildOptions = ["release", "-Ounchecked"]
    #expect(
      other.differences(from: record) == [
        "architecture was x86_64, is aarch64", "toolchain was 6.3.1, is 6.2", "jemalloc was 5.3.0, is 5.2.1",
        "build options was release, is release -Ounchecked",
      ])
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_709_164_800, "2024-02-29T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"),
  ])
  func timesAreCivil(_ seconds: Double, _ text: String) {
    // Expected texts from `date --utc --date=@SECONDS --iso-8601=seconds`.
    #expect(UTC.text(of: Date(timeIntervalSince1970: seconds)) == text)
    #expect(UTC.date(of: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test func timesWithoutASpellingAreClamped() {
    #expect(UTC.text(of: Date(timeIntervalSince1970: 1e300)) == "9999-12-31T23:59:59Z")
    #expect(UTC.text(of: Date(timeIntervalSince1970: -.infinity)) == "0000-01-01T00:00:00Z")
  }

  @Test(arguments: [
    "", "yesterday", "2026-13-01T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01 00:00:00",
    "99999999999999999999-1-1T1:1:1Z", "2026-01-01T9223372036854775807:00:00Z", "+026-01-01T00:00:00Z",
    "2026-01-01T00:00:00z", "2026-02-29T00:00:00Z", "2026-1-1T0:0:0Z",
  ])
  func otherTimesAreRefused(_ text: String) {
    #expect(UTC.date(of: text) == nil)
  }

  @Test func whatIsKnownOfTheTimesIsKept() throws {
    var record = Samples.record()
    record.timing = RunRecord.Timing(groups: 9, disturbed: ["a.b/1"], notes: ["one after the other"])
    let read = try RunRecord(json: Array(record.json.text.utf8), file: "run.json")
    #expect(read.timing == record.timing)
    #expect(
      read.timing?.remarks == ["one after the other", "no quiet moments in 1 of 9: wide intervals in a.b/1"])
    #expect(try RunRecord(json: Array(Samples.record().json.text.utf8), file: "run.json").timing == nil)
  }
}
