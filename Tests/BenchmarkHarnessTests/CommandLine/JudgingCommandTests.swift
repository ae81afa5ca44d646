// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import TestSupport
import Testing

/// The verbs that judge and explain, called as a shell calls them.
struct JudgingCommandTests {
  private func compare(_ words: [String]) throws -> Fixture.Answer {
    try Fixture.call(["compare-binaries", Fixture.path, Fixture.path, "--rounds", "2"] + words)
  }

  @Test func aProgramDescribesItself() throws {
    let program = try BenchmarkProgram(named: "fixture", at: Fixture.path)
    #expect(program.cases.contains(CaseKey(scenario: "fixture.count-taps", variant: "state", size: 10)))
    #expect(program.measures["fixture.mount"] == "mount")
    #expect(!program.toolchain.isEmpty)
  }

  @Test(arguments: [
    ("/no/such/program", "no such program"), ("/tmp", "is a directory"),
    ("/bin/true", "does not describe itself"),
    ("/etc/passwd", "cannot be run: no permission"),
  ])
  func whatIsNoProgramIsRefusedInOneLine(path: String, message: String) throws {
    let answer = try Fixture.call(["compare-binaries", path, Fixture.path])
    #expect(answer.code == 2)
    #expect(answer.output == "")
    #expect(answer.talk.hasPrefix("\(path): \(message)"))
    #expect(answer.talk.split(separator: "\n").count == 1)
  }

  @Test func aFilterThatFitsNothingIsASlip() throws {
    let answer = try compare(["--allow-debug", "--filter", "nothing.here"])
    #expect(answer.code == 2)
    #expect(answer.talk.contains("no case matches the options"))
  }

  @Test(arguments: [["--filter", "fixture.mount", "--size", "20"], ["--filter", "fixture.mount/*/20"]])
  func anOptionalSizeIsComparedWhereItIsNamed(words: [String]) throws {
    let answer = try compare(["--allow-debug", "--format", "csv"] + words)
    #expect(answer.code == 3)
    let cases = answer.output.split(separator: "\n").filter { $0.hasPrefix("fixture.mount,") }
    #expect(!cases.isEmpty && cases.allSatisfy { $0.contains(",20,") })
  }

  @Test func aCountThatDiffersBetweenProcessesIsNotJudged() throws {
    let answer = try compare(["--allow-debug", "--filter", "fixture.count-differently"])
    #expect(answer.code == 3)
    #expect(answer.output.contains("nondeterministic: "))
  }

  @Test func aCaseThatFailedBeforeIsIncomparable() throws {
    let answer = try compare(["--allow-debug", "--filter", "fixture.trap/trap"])
    #expect(answer.code == 3)
    #expect(answer.output.contains("incomparable: "))
    #expect(answer.output.contains("already failed: crashed"))
  }

  /// The others wait for their turns meanwhile, until their time is over as well.
  @Test(arguments: [true, false])
  func aProgramThatWithholdsItsAnswersIsNamed(isSecond: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let silent = folder.file("silent")
    let script = """
      #!/bin/sh
      case "$*" in *'"time"'*) exec sleep 60 ;; esac
      exec '\(Fixture.path)' "$@"
      """
    try AtomicFile.write(script, to: silent)
    #expect(chmod(silent, 0o755) == 0)
    let programs = isSecond ? [Fixture.path, silent] : [silent, Fixture.path]
    let answer = try Fixture.call(
      ["compare-binaries"] + programs + [
        "--allow-debug", "--rounds", "2", "--filter", "fixture.count-taps/state/1", "--timeout", "3s",
        "--format", "csv",
      ])
    #expect(answer.code == (isSecond ? 4 : 3))
    #expect(answer.output.contains(isSecond ? ",crashed," : ",incomparable,"), "\(answer.output)")
    #expect(answer.output.contains("already failed") != isSecond)
  }

  @Test func twoRoundsAreTooFewToJudge() throws {
    let answer = try compare(["--allow-debug", "--filter", "fixture.count-taps/state/1", "--format", "csv"])
    #expect(answer.code == 3)
    #expect(answer.output.contains(",underpowered,"))
    #expect(answer.talk.contains("identical lanes: "))
  }

  @Test func aComparisonEndsWithItsBudgetAndListsWhatIsOpen() throws {
    let answer = try Fixture.call([
      "compare-binaries", Fixture.path, Fixture.path, "--allow-debug", "--budget", "100ms", "--filter",
      "fixture.{allocate,idle,mount}",
    ])
    #expect(answer.code == 3)
    #expect(answer.output.contains("still open: "))
    #expect(answer.output.contains("the budget ended "))
  }

  @Test func whereTheTimeIsTooShortTheLargestSizeBegins() throws {
    let answer = try Fixture.call([
      "compare-binaries", Fixture.path, Fixture.path, "--allow-debug", "--budget", "1ms", "--filter",
      "fixture.count-taps/*", "--format", "csv",
    ])
    #expect(answer.code == 3)
    let begun = answer.output.split(separator: "\n").dropFirst().filter {
      !$0.contains("the budget ended before its first round")
    }
    #expect(begun.count == 1)
    #expect(begun.first?.contains(",10,") == true, "\(answer.output)")
  }

  @Test func explainLeadsFromTheWriteToTheBody() throws {
    let answer = try Fixture.call(["explain", "fixture.count-taps/state/10"])
    #expect(answer.code == 0)
    #expect(
      answer.output.hasPrefix(
        """
        fixture.count-taps/state/10, step 4: 1 frame, 1 body ran
          frame 1
            wrote Counter.count
            ran state count → Counter

        """))
  }

  @Test func ofAMountTheMountIsExplained() throws {
    let answer = try Fixture.call(["explain", "fixture.mount"])
    #expect(answer.code == 0)
    #expect(answer.output.contains(", mount: 1 frame, "))
    #expect(answer.output.contains("ran first appearance → "))
  }

  @Test func aVariantIsExplainedAgainstAnother() throws {
    let same = try Fixture.call(["explain", "fixture.count-taps/state/10", "--variant-against", "state"])
    #expect(same.code == 0)
    #expect(same.output.hasSuffix("  no difference\n"))
    let unknown = try Fixture.call(["explain", "fixture.count-taps/state/10", "--variant-against", "stat"])
    #expect(unknown.code == 2)
    #expect(unknown.talk.contains("has no variant 'stat'; did you mean state?"))
    let picture = try Fixture.call(
      ["explain", "fixture.count-taps/state/10", "--variant-against", "state", "--format", "dot"])
    #expect(picture.code == 2)
  }

  @Test func aGraphDoesNotDifferFromTheSameStep() throws {
    try Fixture.inDirectory { directory in
      let json = try Fixture.call(["explain", "fixture.count-taps/state/10", "--format", "json"])
      try json.output.write(toFile: directory + "/base.json", atomically: true, encoding: .utf8)
      let answer = try Fixture.call(
        ["explain", "fixture.count-taps/state/10", "--against", "base.json"], in: directory)
      #expect(answer.output == "no difference\n")
      #expect(answer.code == 0)
    }
  }

  @Test(arguments: [
    ("fixture.count-taps", 2, "fits 4 cases"), ("fixture.nothing/a/1", 2, "no case matches"),
    ("fixture.count-taps/by-hand/1", 1, "written by hand"), ("fixture.trap/trap/1", 4, "crashed"),
  ])
  func whatCannotBeExplainedIsSaid(name: String, code: Int32, message: String) throws {
    let answer = try Fixture.call(["explain", name])
    #expect(answer.code == code)
    #expect(answer.talk.contains(message))
    #expect(answer.output == "")
  }

  @Test func aTraceHoldsStepsFramesAndPhases() throws {
    let answer = try Fixture.call(["trace", "fixture.count-taps/state/1", "--steps", "2"])
    #expect(answer.code == 0)
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let events = try #require(object?["traceEvents"] as? [[String: Any]])
    func count(_ name: String) -> Int { events.count { $0["name"] as? String == name } }
    #expect(count("step 4") == 1 && count("step 5") == 1)
    for name in ["frame", "commit", "layout", "display", "display diff", "Counter"] {
      #expect(count(name) == 2)
    }
    // The other events are marks, and the name of the process.
    let spans = events.filter { $0["ph"] as? String == "X" }
    #expect(spans.count >= 14)
    #expect(spans.allSatisfy { ($0["dur"] as? Double).map { $0 >= 0 } == true })
  }

  @Test func plantedFaultsAreFoundByTheGate() throws {
    let answer = try Fixture.call(["selftest", "--format", "csv"])
    for name in ["nothing (the same code twice)", "'+1 body", "'-1 body", "O(1) → O(n)", "a crash"] {
      let line = answer.output.split(separator: "\n").first { $0.hasPrefix("\(name),gate,") }
      #expect(line?.contains(",right,") == true, "\(name): \(line ?? "no line")")
    }
  }
}
