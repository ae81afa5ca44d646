// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import Synchronization

/// Plants faults, lets the real commands judge them, and says whether the verdicts are right.
@MainActor struct FaultTrials {
  /// One fault and what became of it.
  struct Finding {
    var name: String
    /// The judge that was asked.
    var judge: String
    var expected: ExitCode
    var found: ExitCode
    /// The judge's last line.
    var verdict: String

    var isRight: Bool { expected == found }
  }

  /// Seconds that a child may take.
  var timeout = 120.0
  /// Said before each fault.
  var progress: (String) -> Void = { _ in }

  /// Runs everything; takes some seconds.
  ///
  /// - Throws: `InputError` when the temporary directory cannot be written.
  func run() async throws -> [Finding] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let healthy = try record(nil, in: folder.path)
    let again = try record(nil, in: folder.path)
    var findings = [try await gate("nothing (the same code twice)", healthy, again, .fine)]
    let expected: [(PlantedFault, String, ExitCode)] = [
      (.body, "+1 body", .regression), (.allocation, "+1 allocation", .regression),
      (.growth, "O(1) → O(n)", .regression), (.nondeterminism, "a nondeterministic counter", .undecided),
      (.crash, "a crash", .crashed),
    ]
    for (fault, name, code) in expected {
      let sick = try record(fault, in: folder.path)
      findings.append(try await gate(name, healthy, sick, code))
      if fault == .body { findings.append(try await gate("-1 body", sick, healthy, .improved)) }
    }
    findings.append(time("nothing (the same code twice)", nil, .fine))
    findings.append(time("+1 % work", .work, .regression))
    return findings
  }

  // MARK: - Exact figures, by gate

  /// Measures the planted scenario and writes a record.
  private func record(_ fault: PlantedFault?, in folder: String) throws -> String {
    progress(fault?.rawValue ?? "nothing")
    var launcher = JobLauncher(timeout: timeout) { _ in }
    launcher.environment = fault?.environment ?? [:]
    var runner = CaseRunner(launcher)
    let start = Date()
    let rows = Catalog.planted[0].cases.flatMap { runner.measure($0).rows }
    let growth = Dictionary(
      uniqueKeysWithValues: Catalog.planted[0].growth.map { ($0.key.id, $0.value) })
    let record = Machine.record(
      start: start, commandLine: ["selftest"], directory: folder, growth: [Catalog.planted[0].name: growth])
    return try RecordFolder.write(try ResultTable(rows), record, under: folder)
  }

  private func gate(
    _ name: String, _ old: String, _ new: String, _ expected: ExitCode
  ) async throws -> Finding {
    let lines = Mutex("")
    let console = Console(
      write: { text in lines.withLock { $0 += text } }, talk: { text in lines.withLock { $0 += text } })
    let code = await BenchmarkCommand.run(
      ["gate", new, "--against", old, "--format", "csv"], commands: [GateCommand()], console: console)
    let text = lines.withLock { $0 }
    let last = text.split(separator: "\n").last.map(String.init) ?? "said nothing"
    let growth = text.split(separator: "\n").first { $0.hasPrefix("growth: ") }.map { "\($0); " } ?? ""
    return Finding(name: name, judge: "gate", expected: expected, found: code, verdict: growth + last)
  }

  // MARK: - Times, by compare-binaries

  private func time(_ name: String, _ fault: PlantedFault?, _ expected: ExitCode) -> Finding {
    progress(fault?.rawValue ?? "nothing, timed")
    let own = BenchmarkProgram(own: Catalog.planted[1].cases)
    var comparison = ProgramComparison(
      own, own, ProgramComparison.Plan(), JobLauncher(timeout: timeout) { _ in },
      secondEnvironment: fault?.environment ?? [:])
    let result = comparison.run(own.cases, TimeJudge())
    let verdict = result.entries.map { entry in
      let change = entry.finding.map { TimeComparisonTable.percent($0.change, sign: true) } ?? ""
      let detectable = entry.finding?.detectable.map { TimeComparisonTable.percent($0) } ?? "none"
      return "\(entry.verdict.rawValue) \(change), detectable here: \(detectable)"
    }
    return Finding(
      name: name, judge: "compare-binaries", expected: expected, found: ExitCode(result.outcome),
      verdict: verdict.joined(separator: "; "))
  }
}
