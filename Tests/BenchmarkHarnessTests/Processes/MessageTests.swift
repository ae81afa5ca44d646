// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import BenchmarkHarness

struct MessageTests {
  private let key = CaseKey(scenario: "a.b", variant: "c", size: 3)

  private func copy<Value: Codable>(_ value: Value) throws -> Value? {
    let line = try Message.line(value)
    #expect(!line.contains("\n"))
    return Message.value(from: line)
  }

  private var result: JobResult {
    var failed = ResultRow(exact: [4], of: .bodyEvaluations, in: key, view: "Row<Int, \"x\">")
    failed.error = ResultError(.nondeterministic, "4 in one process, 5 in another")
    var result = JobResult(
      rows: [
        ResultRow(exact: [1, 2, 3], of: .allocations, in: key), failed,
        ResultRow(sampled: [1.5, 1.1 / 3], of: .frameTime, in: key),
        ResultRow(unmeasured: .instructions, in: key, error: ResultError(.unavailable, "no counter")),
        ResultRow(failed: key, error: ResultError(.checkFailed, "step 1: bodies \u{0}\u{2028}")),
      ], displayDigest: .max)
    result.display = "text \"a\"\n\n…"
    return result
  }

  @Test func aResultArrivesAsItWasSent() throws {
    #expect(try copy(result) == result)
    #expect(try copy(JobResult()) == JobResult())
    #expect(result.hasFailed)
  }

  @Test func causesAndTimelinesTravelAsWhatTheyAre() throws {
    var result = JobResult()
    result.causes = CauseGraph(
      name: "a.b/c/3", step: nil, counters: ["frames": 1],
      events: [
        CauseGraph.Event(.wrote, "Screen.count", path: ""),
        CauseGraph.Event(frame: 2, pass: 3, .ran, "Row", path: "Screen/Row", reasons: ["state count"]),
        CauseGraph.Event(frame: 2, pass: 3, .ran, "Row", path: "Screen/Row", reasons: ["state count"]),
      ])
    result.timeline = EventTrace()
    result.timeline?.name = "a.b"
    result.timeline?.addSlice("step 4", "step", 1, 18_446_744_073_709_551_615, [("frames", 1)])
    result.timeline?.addInstant("Row", 7, [("path", "Screen/Row")])
    #expect(try copy(result) == result)
  }

  @Test func aJobArrivesAsItWasSent() throws {
    var job = Job(.instructions, key)
    job.plan.turn = 123_456_789
    job.callgrindDumps = "/tmp/with a blank/callgrind.out"
    #expect(try copy(job) == job)
    let words = try Worker.arguments(job)
    #expect(words.count == 2 && words[0] == Worker.verb)
    let sent = try #require(Message.value(Job.self, from: words[1]))
    #expect(sent.parent == getpid() && sent.key == key && sent.plan == job.plan)
  }

  @Test(arguments: [[1_234.567_890_1, 7], [1, 2, 3, 4, 5, 6, 7, 8]])
  func aTurnArrivesAsItWasSent(times: [Double]) throws {
    let turn = Turn(times: times, quiet: 1.0 / 3, level: 7_681)
    #expect(try copy(turn) == turn)
    #expect(try copy(TurnRequest(limit: .max)) == TurnRequest(limit: .max))
  }

  @Test func everyCutIsNoticed() throws {
    let line = try Message.line(result)
    for length in 0..<line.count {
      #expect(Message.value(JobResult.self, from: String(line.prefix(length))) == nil)
    }
  }

  @Test(arguments: ["", "hello", "1", "[]", "{\"rows\":3}", "{\"rows\":[{}]}", "turn 1 2 3"])
  func otherLinesAreRefused(line: String) {
    #expect(Message.value(JobResult.self, from: line) == nil)
    #expect(Message.value(Turn.self, from: line) == nil)
    #expect(Message.value(Job.self, from: line) == nil)
  }
}
