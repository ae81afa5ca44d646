// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// Measures the judges on the catalogue's own cases: how often they are wrong, how small a slowdown they find.
@MainActor struct JudgeStatistics {
  /// One figure with what it should be.
  struct Figure {
    var name: String
    var wanted: String
    var measured: String
    var isReached: Bool
    /// Whether the figure is a count: a machine's noise is no excuse then.
    var isExact = false
  }

  /// The cases to measure on.
  let cases: [CaseKey]
  let timeout: Double
  /// Said before each part.
  var progress: (String) -> Void = { _ in }

  init(cases: [CaseKey], timeout: Double) {
    self.cases = cases
    self.timeout = timeout
  }

  /// Takes every figure.
  ///
  /// - Parameter comparisons: At least so many comparisons of identical code.
  func run(comparisons: Int) throws -> [Figure] {
    // The dear cases would take most of the time.
    let affordable = cases.filter { $0.size <= 100 }
    let few = Self.spread(affordable.isEmpty ? cases : affordable, over: 30)
    var figures = [identicalCode(affordable.isEmpty ? cases : affordable, comparisons)]
    progress("a slowdown of 1 % in \(few.count) cases")
    figures.append(power(few, planted: 0.01, rounds: 10, threshold: 0.005))
    progress("a slowdown of 0.5 % in \(few.count) cases")
    figures.append(power(few, planted: 0.005, rounds: 20, threshold: 0.0025))
    figures.append(try exactFigures())
    figures.append(try oneMore())
    figures.append(startUp())
    return figures
  }

  // MARK: - Times

  private func compare(
    _ cases: [CaseKey], _ plan: ProgramComparison.Plan, threshold: Double = 0.005
  ) -> TimeComparison {
    let own = BenchmarkProgram(own: cases)
    var comparison = ProgramComparison(own, own, plan, JobLauncher(timeout: timeout) { _ in })
    comparison.countsFirst = false
    var judge = TimeJudge()
    judge.smallestThreshold = threshold
    return comparison.run(cases, judge)
  }

  private func identicalCode(_ cases: [CaseKey], _ wanted: Int) -> Figure {
    var compared = 0
    var flagged = 0
    var effects: [Double] = []
    var seed: UInt64 = 1
    while compared < wanted {
      progress("identical code: \(compared) of \(wanted) comparisons, \(flagged) flagged")
      var plan = ProgramComparison.Plan()
      plan.seed = seed
      seed += 1
      let result = compare(Self.spread(cases, over: min(cases.count, wanted - compared)), plan)
      let judged = result.entries.filter { $0.finding != nil }
      guard !judged.isEmpty else { break }
      compared += judged.count
      flagged += judged.count { $0.verdict == .regressed || $0.verdict == .improved }
      effects += judged.map { $0.finding?.detectable ?? .infinity }
    }
    let median = effects.isEmpty ? .infinity : Statistics.median(of: effects)
    let effect = median.isFinite ? TimeComparisonTable.percent(median) : "above 100 %"
    return Figure(
      name: "identical code called different", wanted: "0 of \(wanted)",
      measured: "\(flagged) of \(compared); smallest detectable slowdown, median: \(effect)",
      isReached: flagged == 0 && compared >= wanted)
  }

  private func power(_ cases: [CaseKey], planted: Double, rounds: Int, threshold: Double) -> Figure {
    var plan = ProgramComparison.Plan()
    plan.planted = planted
    plan.rounds = rounds
    let findings = compare(cases, plan, threshold: threshold).entries.filter { $0.finding != nil }
    let missed = findings.filter { $0.verdict != .regressed }
    let found = findings.count - missed.count
    for entry in missed { progress("missed: \(entry.key)\(Self.figures(entry.finding))") }
    let power = findings.isEmpty ? 0 : Double(found) / Double(findings.count)
    // What 95 % of the cases would have shown.
    let effects = findings.map { $0.finding?.detectable ?? .infinity }.sorted()
    let reached = effects.isEmpty ? .infinity : effects[min(effects.count - 1, effects.count * 95 / 100)]
    let effect = reached.isFinite ? TimeComparisonTable.percent(reached) : "above 100 %"
    return Figure(
      name:
        "power for +\(HumanFigure.fixed(planted * 100, 1)) % at K = \(rounds), Holm over \(findings.count)",
      wanted: "at least 95 %",
      measured: "\(TimeComparisonTable.percent(power)) (\(found) of \(findings.count)); "
        + "smallest effect found in 95 of 100 cases: \(effect)",
      isReached: power >= 0.95)
  }

  private static func figures(_ finding: TimeJudge.Finding?) -> String {
    guard let finding else { return "" }
    return ", \(TimeComparisonTable.percent(finding.change, sign: true)), p = \(finding.pValue)"
  }

  // MARK: - Counts

  /// Counts every case in 20 processes.
  private func exactFigures() throws -> Figure {
    let processes = 20
    var launcher = JobLauncher(timeout: timeout) { _ in }
    var different: [CaseKey] = []
    var counted = 0
    for (index, key) in cases.enumerated() {
      if index % 20 == 0 {
        progress("exact figures: \(index) of \(cases.count) cases in \(processes) processes")
      }
      var first: [ResultRow]?
      for _ in 0..<processes {
        guard case .finished(let report) = launcher.run(Job(.recount, key)) else { continue }
        let exact = report.rows.filter { $0.kind == .exact }
        if first == nil { first = exact }
        if exact != first {
          different.append(key)
          break
        }
      }
      if first != nil { counted += 1 }
    }
    let names = different.isEmpty ? "" : ": " + different.prefix(5).map(\.description).joined(separator: ", ")
    return Figure(
      name: "exact rows over \(processes) processes", wanted: "identical in every case",
      measured: "identical in \(counted - different.count) of \(cases.count) cases\(names)",
      isReached: different.isEmpty && counted == cases.count, isExact: true)
  }

  /// One more in counts of every size between a thousand and a million, through the gate.
  private func oneMore() throws -> Figure {
    var missed = 0
    var asked = 0
    let key = CaseKey(scenario: "selftest.count", variant: "only", size: 1)
    for base in stride(from: Int64(1_000), through: 1_000_000, by: 997) {
      for metric in [Metric.bodyEvaluations, .allocations] {
        func file(_ count: Int64) throws -> ResultFile {
          let table = try ResultTable([ResultRow(exact: [count], of: metric, in: key)])
          return ResultFile(name: "count", table: table, record: nil)
        }
        let old = try file(base)
        let gate = Gate(Comparison(old: old, new: try file(base + 1), trustsMissingRecords: true))
        asked += 1
        if gate.outcome != .regressed { missed += 1 }
      }
    }
    return Figure(
      name: "+1 in counts from 10³ to 10⁶", wanted: "caught always",
      measured: "caught \(asked - missed) of \(asked)", isReached: missed == 0, isExact: true)
  }

  private func startUp() -> Figure {
    var times: [Double] = []
    for _ in 0..<11 {
      let start = Clock.monotonic
      _ = try? BenchmarkProgram(named: "self", at: JobLauncher().executable)
      times.append(Double(Clock.monotonic &- start))
    }
    let median = Statistics.median(of: times)
    return Figure(
      name: "start-up and end of a process with the catalogue", wanted: "at most 0.1 s",
      measured: HumanFigure.text(median, .nanoseconds), isReached: median <= 1e8)
  }

  /// So many of the cases, evenly over the list.
  static func spread(_ cases: [CaseKey], over count: Int) -> [CaseKey] {
    guard count > 0, cases.count > count else { return cases }
    return (0..<count).map { cases[$0 * cases.count / count] }
  }
}
