// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct GateCommandTests {
  private static let crash = ResultRow(
    failed: TestShell.key("a.b/x/10"), error: ResultError(.crashed, "signal 4"))
  private static let unsure = ResultRow(
    exact: [1, 2], of: .bodyEvaluations, in: TestShell.key("a.b/x/10"),
    error: ResultError(.nondeterministic))

  @Test(arguments: [
    ([TestShell.row("a.b/x/10", 1)], ExitCode.fine, "passed: 1 same\n"),
    ([TestShell.row("a.b/x/10", 2)], .regression, "regressed: 1 regressed\n"),
    ([TestShell.row("a.b/y/10", 1)], .regression, "regressed: 1 missing · 1 added\n"),
    (
      [TestShell.row("a.b/x/10", 0)], .improved,
      "better than the baseline: 1 improved\n"
    ),
    ([unsure], .undecided, "could not judge: 1 nondeterministic\n"),
    ([crash], .crashed, "crashed: 1 failed\n"),
  ])
  func theExitCodeIsTheAnswer(_ rows: [ResultRow], _ code: ExitCode, _ last: String) async throws {
    let shell = try TestShell()
    let old = try shell.record([TestShell.row("a.b/x/10", 1)])
    let new = try shell.record(rows)
    let outcome = await shell.run("gate \(new) --against \(old)")
    #expect(outcome.code == code)
    #expect(outcome.output.contains("\n" + last))
    #expect(outcome.talk.isEmpty)
    for format in ["csv", "json", "markdown"] {
      #expect(await shell.run("gate \(new) --against \(old) --format \(format)").code == code)
    }
  }

  @Test func aBaselineIsMadeThenJudgesThenIsUpdated() async throws {
    let shell = try TestShell()
    let first = try shell.record([TestShell.row("a.b/x/10", 5), TestShell.row("a.b/y/10", 5)])
    let none = await shell.run("gate \(first)")
    #expect(none.code == .badInput)
    #expect(
      none.talk
        == "results/baseline: there is no baseline; name it with --against, or make it with 'gate --update NEW'\n"
    )

    let made = await shell.run("gate --update \(first)")
    #expect(made.code == .fine)
    #expect(made.talk == "results/baseline updated: 2 rows changed\n")
    #expect(await shell.run("gate \(first)").code == .fine)

    let better = try shell.record([TestShell.row("a.b/x/10", 4)])
    #expect(await shell.run("gate \(better)").code == .regression)
    #expect(await shell.run("gate --filter a.b/x \(better)").code == .improved)
    let updated = await shell.run("gate --update \(better)")
    #expect(updated.code == .fine)
    #expect(updated.output.hasSuffix("\n1 changed\n"))
    let table = try CSVReader.table(from: Array(try shell.read("results/baseline/exact.csv").utf8), file: "b")
    #expect(table.rows.map { $0.exact?.median } == [4, 5])
  }

  @Test func aCaseThatTheBaselineDoesNotHaveCanBeAddedAlone() async throws {
    let shell = try TestShell()
    _ = await shell.run("gate --update \(try shell.record([TestShell.row("a.b/x/10", 5)]))")
    let new = try shell.record([TestShell.row("a.b/x/10", 9), TestShell.row("new.b/x/10", 1)])
    let judged = await shell.run("gate --filter new.* \(new)")
    #expect(judged.code == .undecided)
    #expect(judged.output.hasSuffix("could not judge: 1 added\n"))
    #expect(await shell.run("gate --update --filter new.* \(new)").code == .fine)
    let table = try CSVReader.table(from: Array(try shell.read("results/baseline/exact.csv").utf8), file: "b")
    #expect(table.rows.map { $0.exact?.median } == [5, 1])
  }

  @Test func aFailureIsNeverAccepted() async throws {
    let shell = try TestShell()
    _ = await shell.run("gate --update \(try shell.record([TestShell.row("a.b/x/10", 5)]))")
    let before = try shell.read("results/baseline/exact.csv")
    for (row, code) in [(Self.crash, ExitCode.crashed), (Self.unsure, .undecided)] {
      let outcome = await shell.run("gate --update \(try shell.record([row]))")
      #expect(outcome.code == code)
      #expect(
        outcome.talk == "results/baseline is left as it is: cases without a figure cannot be accepted\n")
      #expect(try shell.read("results/baseline/exact.csv") == before)
    }
  }

  @Test func machinesThatDifferAreNamedAndOnlyARequirementCounts() async throws {
    let shell = try TestShell()
    func rows(_ bodies: Int64, _ blocks: Int64) -> [ResultRow] {
      [TestShell.row("a.b/x/10", bodies), TestShell.row("a.b/x/10", blocks, .allocations)]
    }
    let old = try shell.record(rows(1, 1))
    let new = try shell.record(rows(1, 9), toolchain: "6.4")
    let outcome = await shell.run("gate \(new) --against \(old)")
    #expect(outcome.code == .fine)
    #expect(
      outcome.output == """
        judged \(new) against \(old), commit 0123456789

        incomparable: 1 rows (allocations), because toolchain was 6.3.1, is 6.4
        passed: 1 same · 1 incomparable

        """)
    let required = await shell.run("gate --require allocations \(new) --against \(old)")
    #expect(required.code == .undecided)
    #expect(required.output.contains("required: allocations could not be compared\n"))
    #expect(
      await shell.run("gate \(try shell.record(rows(2, 9), toolchain: "6.4")) --against \(old)").code
        == .regression)
  }

  /// The cause, what follows from it, the verdict, what to do; nothing twice.
  @Test func aRegressionIsToldFromItsCauseOn() async throws {
    let shell = try TestShell()
    func rows(_ bodies: Int64) -> [ResultRow] {
      let view =
        bodies == 0
        ? []
        : [
          ResultRow(
            exact: [bodies], of: .bodyEvaluations, in: TestShell.key("a.b/x/10"), view: "ShoppingList")
        ]
      return view + [
        TestShell.row("a.b/x/10", bodies), TestShell.row("a.b/x/10", bodies, .wastedBodies),
        TestShell.row("a.b/x/10", 2 + 12 * bodies, .allocations), TestShell.row("a.b/x/10", 1, .frames),
      ]
    }
    let old = try shell.record(rows(0))
    let new = try shell.record(rows(1), start: 1_800_000_100)
    let outcome = await shell.run("gate \(new) --against \(old)")
    #expect(
      outcome.output == """
        judged \(new) against \(old), commit 0123456789

        regressed a.b/x/10
          body_evaluations ShoppingList 0 → 1
          with it: wasted_bodies 0 → 1, allocations 2 → 14

        regressed: 3 regressed · 1 same · 1 added

        why: view-benchmark explain a.b/x/10 --against OLD.json, which 'explain --format json' wrote at commit 0123456789
        accept: view-benchmark gate \(new) --against \(old) --update

        """)
    let updated = await shell.run("gate \(new) --against \(old) --update")
    #expect(updated.code == .fine)
    #expect(!updated.output.contains("regressed"))
    #expect(updated.output.hasSuffix("\n3 changed · 1 same · 1 added\n"))
  }

  @Test func theFirstLineNamesBothSides() async throws {
    let shell = try TestShell()
    let first = try shell.record([TestShell.row("a.b/x/10", 5)], commit: "aaaaaaaaaaaa")
    _ = await shell.run("gate --update \(first)")
    let second = try shell.record([TestShell.row("a.b/x/10", 5)], commit: "bbbb")
    let sides = "judged \(second) against results/baseline, commit aaaaaaaaaa"
    #expect(await shell.run("gate \(second)").output.hasPrefix(sides + "\n"))
    #expect(await shell.run("gate \(second) --format csv").talk.hasPrefix(sides + "\n"))
    let json = await shell.run("gate \(second) --format json").output
    #expect(json.contains("\"new\": \"\(second)\"") && json.contains("\"old\": \"results/baseline\""))
  }

  @Test func oneRecordIsJudged() async throws {
    let shell = try TestShell()
    let better = try shell.record([TestShell.row("a.b/x/10", 1)])
    let worse = try shell.record([TestShell.row("a.b/x/10", 9)])
    for line in ["gate \(worse) \(better)", "gate \(better) \(worse) --update"] {
      let outcome = await shell.run(line)
      #expect(outcome.code == .badInput)
      #expect(
        outcome.talk == "view-benchmark: gate judges one record, 2 given; write 'gate NEW', against "
          + "results/baseline, or 'gate NEW --against OLD'\n")
    }
  }

  @Test func requirementsAreChecked() async throws {
    let shell = try TestShell()
    #expect(
      await shell.run("gate --require alocations a").talk
        == "view-benchmark: unknown metric 'alocations'; did you mean allocations?\n")
    #expect(
      await shell.run("gate --require frame_time a").talk
        == "view-benchmark: --require frame_time is a time; times are never judged by gate\n")
  }

  @Test func exceptionsAreReadFromTheirPlaceOrTheOneGiven() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/x/10": 10])
    try shell.write("new.csv", ["a.b/x/10": 11])
    #expect(await shell.run("gate new.csv --against old.csv").code == .regression)
    let text = """
      {"schema": 1, "exceptions": [
        {"case": "a.b", "metric": "body_evaluations", "absolute": 1, "reason": "planted"}
      ]}
      """
    try shell.write("mine.json", text: text)
    #expect(await shell.run("gate new.csv --against old.csv --thresholds mine.json").code == .fine)
    try AtomicFile.makeDirectories(shell.directory + "/Benchmarks")
    try shell.write("Benchmarks/thresholds.json", text: text)
    #expect(await shell.run("gate new.csv --against old.csv").code == .fine)
    try shell.write("Benchmarks/thresholds.json", text: text.replacing("absolute", with: "absolut"))
    let broken = await shell.run("gate new.csv --against old.csv")
    #expect(broken.code == .badInput)
    #expect(
      broken.talk == "Benchmarks/thresholds.json:2:60: unknown member \"absolut\"; "
        + "known are case, metric, absolute, percent, reason\n")
    #expect(await shell.run("gate new.csv --against old.csv --thresholds none.json").code == .badInput)
  }

  @Test func unreadableFilesAreNamedByLineAndColumn() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/x/10": 10])
    try shell.write("cut.csv", text: String(try shell.read("old.csv").dropLast(3)))
    let outcome = await shell.run("gate cut.csv --against old.csv")
    #expect(outcome.code == .badInput)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.talk == "cut.csv:2:52: the file ends inside a row: it was cut short; copy or write it again\n")
  }

  @Test func otherServicesGetAnnotationsAndTests() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/x/10": 10, "a.b/y/10": 5, "c.d/x/1": 1])
    try shell.write("new.csv", ["a.b/x/10": 11, "a.b/y/10": 4, "c.d/x/1": 1])
    let annotations = await shell.run("gate new.csv --against old.csv --format github")
    #expect(annotations.code == .regression)
    #expect(
      annotations.output == """
        ::error title=regressed a.b/x/10::body_evaluations 10 → 11
        ::notice title=improved a.b/y/10::body_evaluations 5 → 4

        """)
    let tests = await shell.run("gate new.csv --against old.csv --format junit")
    #expect(tests.code == .regression)
    #expect(
      tests.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="gate" tests="3" failures="1" errors="0">
          <testsuite name="a.b" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="x/10" classname="a.b">
              <failure type="regressed" message="body_evaluations 10 → 11">body_evaluations 10 → 11</failure>
            </testcase>
            <testcase name="y/10" classname="a.b"/>
          </testsuite>
          <testsuite name="c.d" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="x/1" classname="c.d"/>
          </testsuite>
        </testsuites>

        """)
    let accepting = await shell.run("gate new.csv --against old.csv --update --format junit")
    #expect(accepting.code == .badInput && accepting.output.isEmpty)
    let compared = await shell.run("compare old.csv new.csv --format github")
    #expect(compared.code == .fine)
    #expect(compared.output.hasPrefix("::warning title=regressed a.b/x/10::"))
    #expect(await shell.run("compare old.csv new.csv --format junit").code == .badInput)
  }
}
