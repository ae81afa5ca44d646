// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkHarness

/// Children that behave badly.
struct CaseLauncherTests {
  private func launch(
    _ pass: CasePass, _ scenario: String, _ variant: String, timeout: Double = 60
  ) -> CaseLauncher.Outcome {
    var launcher = CaseLauncher(executable: Fixture.path, timeout: timeout, forward: { _ in })
    return launcher.run(pass, CaseKey(scenario: scenario, variant: variant, size: 1), SamplePlan())
  }

  private func failure(_ outcome: CaseLauncher.Outcome) -> ResultError? {
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
    guard case .reported(let report) = launch(.measure, "fixture.fail-check", "wrong") else {
      Issue.record("no report")
      return
    }
    let key = CaseKey(scenario: "fixture.fail-check", variant: "wrong", size: 1)
    #expect(report.rows.count == 1)
    #expect(report.rows.first?.key == ResultKey(key, metric: ""))
    #expect(report.rows.first?.error?.cause == .checkFailed)
  }

  @Test func whatACasePrintsDoesNotReachTheReport() {
    guard case .reported(let report) = launch(.verify, "fixture.print", "loud") else {
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
    var launcher = CaseLauncher(executable: "/nowhere/at-all", forward: { _ in })
    let outcome = launcher.run(.verify, CaseKey(scenario: "a.b", variant: "c", size: 1), SamplePlan())
    #expect(failure(outcome)?.detail == "/nowhere/at-all cannot be started: No such file or directory")
  }

  @Test func childrenRunWithoutSeedsAndBacktraces() {
    let environment = CaseLauncher.childEnvironment(["HOME": "/home/x", "MALLOC_CONF": "prof:true"])
    #expect(environment["HOME"] == "/home/x")
    #expect(environment["SWIFT_DETERMINISTIC_HASHING"] == "1")
    #expect(environment["SWIFT_BACKTRACE"] == "enable=no")
    #expect(
      environment["MALLOC_CONF"]
        == "dirty_decay_ms:-1,muzzy_decay_ms:-1,background_thread:false,oversize_threshold:0")
  }
}
