// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import TestSupport
import Testing

/// The verbs that run scenarios, called as a shell calls them.
struct MeasuringCommandTests {
  private func rows(_ answer: Fixture.Answer) throws -> ResultTable {
    try CSVReader.table(from: Array(answer.output.utf8), file: "output")
  }

  private func run(_ words: [String]) throws -> Fixture.Answer {
    try Fixture.call(["run", "--quick", "--allow-debug", "--format", "csv"] + words)
  }

  @Test func aFamilyNameMeansAllOfIt() throws {
    let family = try Fixture.call(["list", "fixture", "--format", "csv"])
    let all = try Fixture.call(["list", "--format", "csv"])
    #expect(family.code == 0)
    #expect(family.output == all.output)
    #expect(try Fixture.call(["list", "fixtur"]).talk.contains("did you mean 'fixture'?"))
  }

  @Test func metricsAreListed() throws {
    let answer = try Fixture.call(["list", "--metrics", "--format", "csv"])
    #expect(
      answer.output.hasPrefix(
        "metric,unit,kind,better,counts_or_times,starts_and_stops,leaves_out,counted_by,carries_over\n"
          + "frame_time,"))
    for metric in Metric.all { #expect(answer.output.contains("\n\(metric.id),")) }
    #expect(try Fixture.call(["list", "--metrics"]).output.contains("\nbody_evaluations (count, exact)\n  "))
    #expect(try Fixture.call(["list", "fixture", "--metrics"]).code == 2)
  }

  @Test func listNamesTheCases() throws {
    let answer = try Fixture.call(["list", "fixture.{count-taps,idle}"])
    #expect(
      answer.output == """
        fixture.count-taps
          A tap changes one text above a column of rows.
          variants  state, by-hand
          sizes     1, 10

        fixture.idle
          Nothing happens.
          variants  screen, by-hand
          sizes     1

        """)
    #expect(answer.talk == "")
    #expect(answer.code == 0)
  }

  /// Nobody gets an optional size that did not name it.
  @Test(arguments: [
    (["fixture.mount"], [10]), (["fixture.mount/*/*"], [10]), (["fixture.mount", "--size", "20"], [20]),
    (["fixture.mount", "--size", "40", "--size", "10"], [10, 40]), (["fixture.mount/state/20"], [20]),
    (["fixture.mount/*/{10,40}"], [10, 40]), (["fixture.mount", "--all"], [10, 20, 40]),
    (["fixture.mount", "--all", "--size", "40"], [40]),
  ])
  func optionalSizesAreNamed(words: [String], sizes: [Int]) throws {
    let answer = try Fixture.call(["list", "--format", "csv"] + words)
    #expect(
      answer.output == "scenario,variant,size\n" + sizes.map { "fixture.mount,state,\($0)\n" }.joined())
  }

  @Test func listHintsAtOptionalSizes() throws {
    let answer = try Fixture.call(["list", "fixture.mount"])
    #expect(answer.output.contains("sizes     10; with --size also 20, 40\n"))
  }

  @Test func listAsRows() throws {
    let answer = try Fixture.call(["list", "fixture.count-taps", "--size", "10", "--format", "csv"])
    #expect(
      answer.output
        == "scenario,variant,size\nfixture.count-taps,state,10\nfixture.count-taps,by-hand,10\n")
  }

  @Test(arguments: [
    (["list", "fixture.count-tap"], "did you mean 'fixture.count-taps'?"),
    (["list", "fixture.count-taps/nothing"], "its variants are state, by-hand, its sizes 1, 10"),
    (["list", "a/b/c/d"], "has more than three parts"),
    (["list", "--size", "7"], "no case has size 7; choose from 1, 10, 100, 1000"),
    (["list", "--size", "x"], "--size is 'x'"),
    (["verify", "--shard", "3/2"], "--shard is '3/2'; give I/N"),
    (["run", "--allow-debug", "--budget", "60"], "--budget is '60'; give a number with ms, s, m or h"),
    (["run", "--allow-debug", "--resume"], "--resume needs a record to go on with; add --output DIR"),
    (["run", "--allow-debug", "--output", "/proc/nowhere"], "cannot be written"),
    (["run", "--allow-debug", "--print-record"], "--print-record needs a record; add --output DIR"),
    (
      ["run", "--allow-debug", "--memory-limit", "300"],
      "--memory-limit is '300'; give a number with k, M, G or T"
    ),
    (["do-job"], "use 'run'"),
    (["doctor", "x"], "unexpected argument 'x'"),
  ])
  func badInputIsOneLine(words: [String], message: String) throws {
    let answer = try Fixture.call(words)
    #expect(answer.code == 2)
    #expect(answer.output == "")
    #expect(answer.talk.contains(message))
    #expect(answer.talk.split(separator: "\n").count == 1)
  }

  @Test func verifySaysWhatDoesNotHold() throws {
    let answer = try Fixture.call(["verify", "fixture.{idle,fail-check,different-screens}"])
    let lines = answer.output.split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "fixture.fail-check/wrong/1: check failed: step 0: bodies: 0, expected 7",
        "fixture.different-screens/one/1: ok",
      ])
    #expect(lines.count == 6)
    #expect(
      lines[3].hasPrefix("fixture.different-screens/other/1: check failed: shows something else than one"))
    #expect(answer.code == 1)
  }

  @Test func verifyWarnsOfStepsThatSearch() throws {
    let answer = try Fixture.call(["verify", "fixture.{count-taps,suspend,from-template}"])
    #expect(answer.code == 0)
    let warnings = answer.talk.split(separator: "\n").filter { $0.contains("its steps search for elements") }
    #expect(
      Set(warnings.map { $0.split(separator: " ")[1] }) == [
        "fixture.count-taps/state:", "fixture.suspend/state:",
      ])
  }

  @Test func aCrashLeavesTheOtherCases() throws {
    let answer = try run(["fixture.trap"])
    #expect(answer.code == 4)
    let table = try rows(answer)
    let well = CaseKey(scenario: "fixture.trap", variant: "well", size: 1)
    let trap = CaseKey(scenario: "fixture.trap", variant: "trap", size: 1)
    #expect(table[ResultKey(well, metric: "frame_time")]?.samples ?? 0 > 0)
    #expect(table.rows.filter { $0.key.caseKey == trap }.map { $0.error?.cause } == [.crashed])
  }

  @Test func differentCountsEndWithThree() throws {
    let answer = try run(["fixture.count-differently"])
    #expect(answer.code == 3)
    let row = try rows(answer).rows.first { $0.key.metric == "allocations" }
    #expect(row?.error?.cause == .nondeterministic)
  }

  @Test func timeoutsEndWithFour() throws {
    let answer = try run(["fixture.hang", "--timeout", "500ms"])
    #expect(answer.code == 4)
    #expect(try rows(answer).rows.map { $0.error?.cause } == [.timedOut])
  }

  @Test func whatScenariosPrintIsTalk() throws {
    let answer = try run(["fixture.print/loud"])
    #expect(answer.code == 0)
    #expect(try !rows(answer).rows.isEmpty)
    #expect(answer.talk.contains("stray output"))
  }

  @Test func whatScenariosPrintIsCut() throws {
    let answer = try Fixture.call(["verify", "fixture.print/endless"])
    #expect(answer.code == 0)
    #expect(answer.talk.utf8.count < 1_001_000)
    let note = "\nfixture.print/endless/1: printed more than 1 MB, the rest is left out\n"
    #expect(answer.talk.ranges(of: note).count == 1)
  }

  @Test(arguments: ["touched", "untouched", "patient"])
  func aCaseThatOutgrowsItsMemoryIsSaid(variant: String) throws {
    let answer = try run(["fixture.outgrow/\(variant)", "--memory-limit", "300M", "--timeout", "60s"])
    #expect(answer.code == 4)
    let error = try rows(answer).rows.first?.error
    #expect(error == ResultError(.memoryLimit, "more than 300 MB; --memory-limit sets another limit"))
  }

  /// Whether what a scenario has started goes away.
  private func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<1_000 {
      let line = (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? ""
      if !line.contains("1234.5") { return true }
      usleep(10_000)
    }
    return false
  }

  /// The process that `fixture.leave-behind` says it has started.
  private func leftBehind(_ talk: String) -> pid_t? {
    let line = talk.split(separator: "\n").first { $0.hasPrefix("left behind ") }
    return line?.split(separator: " ").last.flatMap { pid_t($0) }
  }

  @Test func whatAScenarioStartsEndsWithIt() throws {
    let answer = try Fixture.call(["verify", "fixture.leave-behind/process"])
    #expect(isGone(try #require(leftBehind(answer.talk))))
  }

  /// Nobody is there then to end the case, which sleeps, nor what it has started.
  @Test func whatAScenarioStartsEndsWithAKilledProgram() throws {
    var left: pid_t?
    let answer = try Fixture.call(["verify", "fixture.leave-behind/waiting"]) { process, talk in
      guard left == nil, talk.last == "\n", let started = leftBehind(talk) else { return }
      left = started
      #expect(kill(started, 0) == 0)
      kill(process, SIGKILL)
    }
    #expect(answer.code == SIGKILL)
    #expect(isGone(try #require(left)))
  }

  @Test func aClosedStreamIsNobodyElsesFile() throws {
    try Fixture.inDirectory { directory in
      let line =
        "exec '\(Fixture.path)' run --quick --allow-debug --output out fixture.idle/screen <&- >&- 2>&-"
      let child = try ChildProcess.run("/bin/sh", ["-c", "cd '\(directory)' && \(line)"], timeout: 60)
      #expect(child.ending == .exited(0))
      let records = try RecordFolder.records(in: directory + "/out", named: "out")
      #expect(records.count == 1 && records[0].file.record != nil)
    }
  }

  @Test func aFullStandardOutputCostsNoRecord() throws {
    try Fixture.inDirectory { directory in
      let line =
        "exec '\(Fixture.path)' run --quick --allow-debug --output out fixture.idle/screen > /dev/full"
      let child = try ChildProcess.run("/bin/sh", ["-c", "cd '\(directory)' && \(line)"], timeout: 60)
      #expect(child.ending == .exited(2))
      #expect(String(decoding: child.complaints, as: UTF8.self).contains("record written: out/"))
      #expect(try RecordFolder.records(in: directory + "/out", named: "out").count == 1)
    }
  }

  @Test func shardsHoldEveryCaseOnce() throws {
    let all = try Fixture.call(["verify", "fixture.{count-taps,allocate,idle}"]).output
    let parts = try (1...3).map {
      try Fixture.call(["verify", "fixture.{count-taps,allocate,idle}", "--shard", "\($0)/3"]).output
    }
    let lines = parts.joined().split(separator: "\n").sorted()
    #expect(lines == all.split(separator: "\n").sorted())
    #expect(parts.allSatisfy { !$0.isEmpty })
  }

  @Test func variantsAreTimedTogetherAndComparedWithTheFirst() throws {
    let table = try rows(try run(["fixture.allocate"]))
    // What is measured has no host: nothing is held against anything there.
    for metric in [Metric.frameTime, .cpuTime] {
      let ratios = table.rows.filter { $0.key.metric == Metric.ratio(of: metric).id }
      #expect(!ratios.isEmpty, "\(metric.id)")
      #expect(ratios.allSatisfy { $0.key.variant == "kept" && $0.samples == 2 && $0.unit == .ratio })
    }
    let ratio = try #require(
      table[
        ResultKey(scenario: "fixture.allocate", variant: "kept", size: 1_000, metric: "frame_time_ratio")]?
        .ratio)
    #expect(ratio.lower < ratio.value && ratio.value < ratio.upper)
    let own = CaseKey(scenario: "fixture.allocate", variant: "dropped", size: 1_000)
    #expect(table[ResultKey(own, metric: "frame_time")] != nil)
    #expect(table[ResultKey(own, metric: "frame_time_ratio")] == nil)
  }

  @Test func variantsWithAScreenAreComparedInTheirDiffTimesToo() throws {
    let table = try rows(try run(["fixture.from-template/*/10"]))
    for metric in [Metric.frameTime, .cpuTime, .diffTime] {
      let ratios = table.rows.filter { $0.key.metric == Metric.ratio(of: metric).id }
      #expect(ratios.map(\.key.variant) == ["texts"], "\(metric.id)")
    }
  }

  @Test func theAnswersComeFirstAndTablesWhereTheyAreAskedFor() throws {
    let words = ["run", "--quick", "--allow-debug", "--size", "1000"]
    let short = try Fixture.call(words)
    // Which one is cheaper, and whether two rounds can tell, is the machine's matter.
    let answer = /^fixture\.allocate +(kept|dropped) (≈ .*|.*× less.* than )(kept|dropped).*\n/
    #expect(short.output.firstMatch(of: answer) != nil)
    #expect(short.output.firstMatch(of: /took \d+s; no record was kept: --output DIR writes one\n$/) != nil)
    #expect(!short.output.contains("frame_time"))
    let long = try Fixture.call(words + ["--tables"])
    #expect(long.output.hasPrefix("fixture.allocate  "))
    #expect(long.output.contains("  than dropped"))
    let named = try Fixture.call(words + ["fixture.allocate"]).output
    #expect(named.hasPrefix("fixture.allocate · 1000: kept ") && named.contains("frame_time"))
  }

  @Test func aRunSaysWhatBecameOfItsBudget() throws {
    let answer = try Fixture.call(["run", "--allow-debug", "--budget", "2s", "fixture.allocate/*/1"])
    #expect(answer.talk.contains(" s of 2.0 s: "))
    #expect(answer.code == 0)
  }

  @Test func twoCaseFailuresLeaveTheOthersTimes() throws {
    let table = try rows(try run(["fixture.{different-screens,idle}"]))
    let idle = CaseKey(scenario: "fixture.idle", variant: "by-hand", size: 1)
    #expect(table[ResultKey(idle, metric: "frame_time")] != nil)
    let other = CaseKey(scenario: "fixture.different-screens", variant: "other", size: 1)
    #expect(table[ResultKey(other, metric: "frame_time")] == nil)
  }
}
