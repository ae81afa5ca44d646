// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `selftest`: proof that the judges can say no.
struct SelfTestCommand: Command {
  static let statistics = Option(
    "statistics", brief: "Measure what 'run' says on known ratios; takes 15 minutes at most.",
    detail: """
      How often two copies of a scenario differ or are ranked apart, how often 95 % intervals hold a
      planted share of work, how often +5 % and +2 % are found. Runs end when their ratios are settled.
      """)
  static let judges = Option(
    "judges", brief: "Measure the judges of two programs on the catalogue; takes half an hour.",
    detail: """
      False positives among comparisons of identical code, power for planted slowdowns of 1 % and 0.5 %,
      exact figures over 20 processes, +1 in counts up to a million, start-up.
      """)
  static let comparisons = Option(
    "comparisons", value: "N", brief: "Comparisons of identical code for --judges; the default is 300.")

  let catalog: Catalog

  let name = "selftest"
  let summary = "Plant faults and show that the judges find them."
  let operands = ""
  let options = [
    Self.statistics, Self.judges, Self.comparisons, CommonOptions.filter, CommonOptions.size,
    CommonOptions.format,
    MeasuringOptions.timeout,
  ]
  let discussion = """
    Plants one more body, one more allocation, 1 % more work, a step whose cost grows with the size, a
    counter that differs between processes, and a crash, each in a child process, and lets 'gate' and
    'compare-binaries' judge. Identical code must pass both.

    Exit codes: 0 every verdict is right · 1 an exact verdict is wrong · 3 only the timed ones are: this
    machine is too noisy at the moment.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let selection = try CatalogSelection(arguments)
    try arguments.requireOperands(0...0, "no argument")
    let timeout = try TimeSpan.value(MeasuringOptions.timeout, arguments)?.seconds ?? 120
    if arguments.has(Self.statistics) {
      var statistics = RatioStatistics(timeout: timeout)
      statistics.progress = { console.note($0) }
      let (figures, signal) = try statistics.run()
      try write(figures, console, OutputFormat(arguments))
      if let signal { return ExitCode(rawValue: 128 + signal) ?? .terminated }
      return figures.allSatisfy(\.isReached) ? .fine : .undecided
    }
    if arguments.has(Self.judges) {
      let count = try arguments.integer(Self.comparisons, in: 1...100_000) ?? 300
      var statistics = JudgeStatistics(cases: try selection.cases(in: catalog), timeout: timeout)
      statistics.progress = { console.note($0) }
      let figures = try statistics.run(comparisons: count)
      try write(figures, console, OutputFormat(arguments))
      return figures.contains { $0.isExact && !$0.isReached } ? .regression : .fine
    }
    var faults = FaultTrials()
    faults.timeout = timeout
    faults.progress = { console.note("planting \($0)") }
    let findings = try await faults.run()
    try write(findings, console, OutputFormat(arguments))
    let wrong = findings.filter { !$0.isRight }
    if wrong.contains(where: { $0.judge == "gate" }) { return .regression }
    return wrong.isEmpty ? .fine : .undecided
  }

  @MainActor private func write(
    _ findings: [FaultTrials.Finding], _ console: Console, _ format: OutputFormat
  ) throws {
    let rows = findings.map { finding in
      [
        finding.name, finding.judge, "\(finding.expected.rawValue)", "\(finding.found.rawValue)",
        finding.isRight ? "right" : "wrong", finding.verdict,
      ]
    }
    try console.write(TextRows(["planted", "judge", "expected", "exit code", "", "verdict"], rows), format)
  }

  @MainActor private func write(
    _ figures: [JudgeStatistics.Figure], _ console: Console, _ format: OutputFormat
  ) throws {
    let rows = figures.map { [$0.name, $0.wanted, $0.measured, $0.isReached ? "reached" : "not reached"] }
    try console.write(TextRows(["figure", "wanted", "measured", ""], rows), format)
  }
}
