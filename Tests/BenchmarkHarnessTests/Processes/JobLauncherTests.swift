// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import TestSupport
import Testing

/// Children that behave badly.
struct JobLauncherTests {
  private func launch(
    _ kind: Job.Kind, _ scenario: String, _ variant: String, timeout: Double = 60
  ) -> JobLauncher.Outcome {
    var launcher = JobLauncher(executable: Fixture.path, timeout: timeout, forward: { _ in })
    return launcher.run(Job(kind, CaseKey(scenario: scenario, variant: variant, size: 1)))
  }

  private func failure(_ outcome: JobLauncher.Outcome) -> ResultError? {
    if case .failed(let error) = outcome { error } else { nil }
  }

  @Test func aTrapIsACrashWithItsMessage() throws {
    let error = try #require(failure(launch(.verify, "fixture.trap", "trap")))
    #expect(error.cause == .crashed)
    #expect(error.detail.contains("signal"))
    #expect(error.detail.hasSuffix("Fatal error: planted"))
  }

  @Test func ACaseThatHangsIsKilled() {
    #expect(
      failure(launch(.verify, "fixture.hang", "forever", timeout: 1))
        == ResultError(.timedOut, "no result within 1 s"))
  }

  @Test func aFailedCheckIsARowOfItsOwn() {
    guard case .finished(let report) = launch(.count, "fixture.fail-check", "wrong") else {
      Issue.record("no report")
      return
    }
    let key = CaseKey(scenario: "fixture.fail-check", variant: "wrong", size: 1)
    #expect(report.rows.count == 1)
    #expect(report.rows.first?.key == ResultKey(key, metric: ""))
    #expect(report.rows.first?.error?.cause == .checkFailed)
  }

  @Test func whatACasePrintsDoesNotReachTheReport() {
    guard case .finished(let report) = launch(.verify, "fixture.print", "loud") else {
      Issue.record("no report")
      return
    }
    #expect(report.rows == [])
    #expect(report.displayDigest != nil)
  }

  @Test func aCaseThatIsNotThereIsACrash() {
    #expect(failure(launch(.verify, "fixture.nothing", "x"))?.cause == .crashed)
  }

  @Test func aProgramThatIsNotThereIsACrash() {
    var launcher = JobLauncher(executable: "/nowhere/at-all", forward: { _ in })
    let outcome = launcher.run(Job(.verify, CaseKey(scenario: "a.b", variant: "c", size: 1)))
    #expect(failure(outcome)?.detail == "/nowhere/at-all cannot be started: No such file or directory")
  }

  private func twice(
    _ scenario: String, _ variant: String
  ) -> (first: JobLauncher.Outcome, second: JobLauncher.Outcome?) {
    var launcher = JobLauncher(executable: Fixture.path, forward: { _ in })
    let key = CaseKey(scenario: scenario, variant: variant, size: 1)
    return launcher.run(Job(.count, key), beside: Job(.recount, key))
  }

  @Test func aCaseThatFailsIsNotCountedAgain() {
    let crashed = twice("fixture.trap", "trap")
    #expect(failure(crashed.first)?.cause == .crashed)
    #expect(crashed.second == nil)
    let refused = twice("fixture.fail-check", "wrong")
    guard case .finished(let report) = refused.first else {
      Issue.record("no report")
      return
    }
    #expect(report.hasFailed)
    #expect(refused.second == nil)
  }

  @Test func whatNeedsMoreThanHalfOfTheMemoryIsCountedAgainOnItsOwn() {
    var launcher = JobLauncher(executable: Fixture.path, forward: { _ in })
    let key = CaseKey(scenario: "fixture.hold", variant: "megabytes", size: 1)
    launcher.memoryLimit = 600_000_000
    #expect(failure(launcher.run(Job(.recount, key)))?.cause == .memoryLimit)
    launcher.memoryLimit = 1_200_000_000
    let (first, second) = launcher.run(Job(.count, key), beside: Job(.recount, key))
    #expect(failure(first) == nil)
    guard case .finished(let report)? = second else {
      Issue.record("no report: \(second as Any)")
      return
    }
    #expect(!report.hasFailed)
  }

  @Test func childrenRunWithoutSeedsAndBacktraces() {
    let environment = JobLauncher.childEnvironment(["HOME": "/home/x", "MALLOC_CONF": "prof:true"])
    #expect(environment["HOME"] == "/home/x")
    #expect(environment["SWIFT_DETERMINISTIC_HASHING"] == "1")
    #expect(environment["SWIFT_BACKTRACE"] == "enable=no")
    #expect(
      environment["MALLOC_CONF"]
        == "dirty_decay_ms:-1,muzzy_decay_ms:-1,background_thread:false,oversize_threshold:0")
  }
}
