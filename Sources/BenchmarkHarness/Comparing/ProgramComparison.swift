// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import CMeasurement

/// Runs the same cases of two programs in turns on this machine and judges their times.
///
/// Three lanes: the first program, the first program once more, the second. Each value comes from fresh processes
/// that take turns (`TurnRound`), each of a file copied for it (`ProgramCopy`). All cases do a round before any does
/// the next, so that a slow minute of the machine falls on every case alike.
public struct ProgramComparison {
  /// How to compare.
  public nonisolated struct Plan: Sendable {
    /// Rounds of a case that is not settled before; of one that stays open, twice as many at most.
    public var rounds = 10
    /// Processes of each lane in a round; the median of them is the round's value.
    public var processes = 3
    public var turns = TurnPlan()
    /// Seconds for the rounds; when they are over the round is finished and no other begun. `nil` for no end.
    public var budget: Double?
    /// Draws the orders of the lanes.
    public var seed: UInt64 = 1
    /// The second lane's steps are slowed down by this share: to see whether it is found.
    public var planted = 0.0

    /// The default plan.
    public init() {}
  }

  /// Called before each round of a case: finished rounds, rounds of the whole as far as can be seen, the seconds
  /// that are left by the same measure, then the case.
  public var progress: (_ done: Int, _ total: Int, _ left: Double?, _ key: CaseKey) -> Void = { _, _, _, _ in
  }
  /// Whether cases are checked and counted first; without it there is no split and no word on determinism.
  public var countsFirst = true
  /// The signal that ended the run early; what was finished is judged.
  public internal(set) var interruption: Int32?

  private let first: BenchmarkProgram
  private let second: BenchmarkProgram
  let plan: Plan
  var launchers: [JobLauncher]
  /// The program of each lane, and its copies of this round, one for each process.
  var programs: [String] { [first.path, first.path, second.path] }
  var copies: [[ProgramCopy?]] = []
  /// Draws the orders of the lanes.
  var generator: SeededGenerator
  var quiet = QuietLevel()

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - first: The older program.
  ///   - second: The program that is judged.
  ///   - plan: How to compare.
  ///   - launcher: Its limits hold for every child; its executable is replaced.
  ///   - secondEnvironment: Variables that only the second program sees.
  public init(
    _ first: BenchmarkProgram, _ second: BenchmarkProgram, _ plan: Plan, _ launcher: JobLauncher,
    secondEnvironment: [String: String] = [:]
  ) {
    (self.first, self.second, self.plan) = (first, second, plan)
    generator = SeededGenerator(seed: plan.seed)
    launchers = Array(repeating: launcher, count: 3)
    for (lane, program) in programs.enumerated() { launchers[lane].executable = program }
    launchers[2].environment.merge(secondEnvironment) { $1 }
  }

  /// Compares the cases.
  public mutating func run(_ cases: [CaseKey], _ judge: TimeJudge) -> TimeComparison {
    var entries: [CaseKey: TimeComparison.Entry] = [:]
    var counts: [CaseKey: [[ResultRow]]] = [:]
    var works: [ComparisonWork] = []
    for (index, key) in cases.enumerated() {
      progress(index, cases.count * (plan.rounds + 1), nil, key)
      if let entry = presence(of: key) {
        entries[key] = entry
        continue
      }
      let (rows, entry) = countsFirst ? count(key) : ([[], []], nil)
      if interruption != nil { break }
      if let entry {
        entries[key] = entry
      } else {
        counts[key] = rows
        works.append(ComparisonWork(key: key))
      }
    }
    if interruption == nil { runRounds(&works, judge) }
    cm_leave_processor()
    let timed = works.filter { $0.failure == nil && !$0.isEmpty }
    let findings = judge.findings(timed.map { $0.lanes(plan.rounds) })
    for (work, finding) in zip(timed, findings) {
      let split = CostSplit(
        frame: [finding.first, finding.second], times: [work.phaseTimes(of: 0), work.phaseTimes(of: 2)],
        counts: counts[work.key] ?? [[], []])
      entries[work.key] = TimeComparison.Entry(
        work.key, finding.verdict, finding: finding, split: split, reason: reason(work, finding))
    }
    for work in works where work.failure != nil {
      entries[work.key] = work.failure.map { entry(work.key, isSecond: $0.lane == 2, $0.error) }
    }
    for work in works where work.failure == nil && work.isEmpty && interruption == nil {
      entries[work.key] = TimeComparison.Entry(
        work.key, .underpowered, reason: "the budget ended before its first round")
    }
    return TimeComparison(
      entries: cases.compactMap { entries[$0] }, judge: judge,
      rounds: timed.map { $0.lanes(plan.rounds).first.count }.min() ?? 0, wantedRounds: plan.rounds,
      disturbedRounds: timed.reduce(0) { $0 + $1.disturbedRounds(plan.rounds) }, seed: plan.seed)
  }

  /// Why there is no verdict.
  private func reason(_ work: ComparisonWork, _ finding: TimeJudge.Finding) -> String? {
    guard finding.verdict == .underpowered else { return nil }
    let rounds = finding.lanes.first.count
    if rounds < plan.rounds {
      let ending = interruption == nil ? "the budget ended" : "interrupted"
      return "\(ending) after \(rounds) of \(plan.rounds) rounds"
    }
    let disturbed = work.disturbedRounds(plan.rounds)
    return 2 * disturbed > rounds ? "\(disturbed) of \(rounds) rounds found no quiet moments" : nil
  }

  // MARK: - Before the rounds

  private func presence(of key: CaseKey) -> TimeComparison.Entry? {
    if !second.has(key) {
      return TimeComparison.Entry(key, .missing, reason: "not in \(second.name)")
    }
    if !first.has(key) { return TimeComparison.Entry(key, .added, reason: "not in \(first.name)") }
    if first.configuration != second.configuration {
      let reason = "\(first.configuration) and \(second.configuration) builds"
      return TimeComparison.Entry(key, .incomparable, reason: reason)
    }
    if let before = first.measures[key.scenario], let after = second.measures[key.scenario], before != after {
      return TimeComparison.Entry(key, .incomparable, reason: "measures \(before) before, \(after) now")
    }
    return nil
  }

  /// Checks and counts the case in both programs, each in two processes.
  private mutating func count(_ key: CaseKey) -> ([[ResultRow]], TimeComparison.Entry?) {
    var counts: [[ResultRow]] = []
    for lane in [0, 2] {
      var runner = CaseRunner(launchers[lane])
      let result = runner.measure(key)
      if let signal = result.interruption {
        interruption = signal
        return (counts, nil)
      }
      if let failed = result.rows.first(where: { $0.key.metric.isEmpty }), let error = failed.error {
        return (counts, entry(key, isSecond: lane == 2, error))
      }
      if let row = result.rows.first(where: { $0.error?.cause == .nondeterministic }) {
        let program = lane == 2 ? second.name : first.name
        let reason = "\(row.key.metric) in \(program): \(row.error?.detail ?? "")"
        return (counts, TimeComparison.Entry(key, .nondeterministic, reason: reason))
      }
      counts.append(result.rows.filter { $0.kind == .exact })
    }
    return (counts, nil)
  }

  func entry(_ key: CaseKey, isSecond: Bool, _ error: ResultError) -> TimeComparison.Entry {
    guard isSecond else {
      return TimeComparison.Entry(key, .incomparable, reason: "\(first.name) already failed: \(error)")
    }
    let isCrash = [.crashed, .timedOut, .memoryLimit].contains(error.cause)
    return TimeComparison.Entry(key, isCrash ? .crashed : .failed, reason: error.description)
  }
}
