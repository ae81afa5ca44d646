// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import CMeasurement
import HeadlessViews

/// Runs the same cases of two programs in turns on this machine and judges their times.
///
/// Three lanes: the first program, the first program once more, the second. Each value comes from fresh processes
/// that take turns (`ComparisonRound`). All cases do a round before any does the next, so that a slow minute
/// of the machine falls on every case alike.
public struct ProgramComparison {
  /// How to compare.
  public nonisolated struct Plan: Sendable {
    public var rounds = 10
    /// Processes of each lane in a round; the median of them is the round's value.
    public var processes = 3
    /// Turns of a process that count; the median of their fastest samples is the process's value.
    public var turns = 7
    /// Nanoseconds of a turn; one sample at least.
    public var turn: UInt64 = 1_000_000
    /// Nanoseconds for which processes wait for quiet moments, when there are too few.
    public var patience: UInt64 = 500_000_000
    /// Seconds for the rounds; when they are over the round is finished and no other begun. `nil` for no end.
    public var budget: Double?
    /// Draws the orders of the lanes.
    public var seed: UInt64 = 1
    /// The second lane's steps are slowed down by this share: to see whether it is found.
    public var planted = 0.0

    /// The default plan.
    public init() {}

    /// What a child does.
    func samplePlan(batch: Int, plantedRounds: Int = 0) -> SamplePlan {
      var plan = SamplePlan()
      plan.turn = turn
      // Of the phases, after the turns.
      plan.budget = 10_000_000
      plan.shortestSample = 20_000
      plan.batch = batch
      plan.plantedRounds = plantedRounds
      return plan
    }
  }

  /// What a round adds to a case.
  fileprivate struct Work {
    let key: CaseKey
    /// Of the first program; `nil` until it is found.
    var step: Step?
    /// Rounds in quiet moments, and others, which count only where there are too few of those; by lane.
    var rounds: [[ComparisonRound.Lane]] = []
    var disturbedRounds: [[ComparisonRound.Lane]] = []
    var failure: (lane: Int, error: ResultError)?
  }

  /// What a sample consists of.
  struct Step {
    /// Steps in a sample.
    var batch: Int
    /// Rounds of arithmetic that the last lane does in each sample.
    var plantedRounds: Int
  }

  /// Called before each round of a case: finished rounds of the whole, then the case.
  public var progress: (_ done: Int, _ total: Int, _ key: CaseKey) -> Void = { _, _, _ in }
  /// Whether cases are checked and counted first; without it there is no split and no word on determinism.
  public var countsFirst = true
  /// The signal that ended the run early; what was finished is judged.
  public private(set) var interruption: Int32?

  private let first: BenchmarkProgram
  private let second: BenchmarkProgram
  private let plan: Plan
  private var launchers: [CaseLauncher]
  /// Draws the orders of the lanes.
  private var generator: SeededGenerator
  /// The fastest that the reference work has been in any process, in nanoseconds.
  private var reference: UInt64 = 0

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - launcher: Its limits hold for every child; its executable is replaced.
  ///   - secondEnvironment: Variables that only the second program sees.
  public init(
    _ first: BenchmarkProgram, _ second: BenchmarkProgram, _ plan: Plan, _ launcher: CaseLauncher,
    secondEnvironment: [String: String] = [:]
  ) {
    (self.first, self.second, self.plan) = (first, second, plan)
    generator = SeededGenerator(seed: plan.seed)
    launchers = [first, first, second].map { program in
      var launcher = launcher
      launcher.executable = program.path
      return launcher
    }
    launchers[2].environment.merge(secondEnvironment) { $1 }
  }

  /// Compares the cases.
  public mutating func run(_ cases: [CaseKey], _ judge: TimeJudge) -> TimeComparison {
    var entries: [CaseKey: TimeComparison.Entry] = [:]
    var counts: [CaseKey: [[ResultRow]]] = [:]
    var works: [Work] = []
    let total = cases.count * (plan.rounds + 1)
    for (index, key) in cases.enumerated() {
      progress(index, total, key)
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
        works.append(Work(key: key))
      }
    }
    let rounds = interruption == nil ? runRounds(&works, cases.count, total) : 0
    cm_leave_processor()
    for index in works.indices { works[index].settle(rounds) }
    let timed = works.filter { $0.failure == nil && rounds > 0 }
    let findings = judge.findings(timed.map(\.lanes))
    for (work, finding) in zip(timed, findings) {
      let split = CostSplit(
        frame: [finding.first, finding.second], times: [work.phaseTimes(of: 0), work.phaseTimes(of: 2)],
        counts: counts[work.key] ?? [[], []])
      entries[work.key] = TimeComparison.Entry(
        work.key, finding.verdict, finding: finding, split: split, reason: note(work.key, finding, rounds))
    }
    for work in works where work.failure != nil {
      entries[work.key] = work.failure.map { entry(work.key, isSecond: $0.lane == 2, $0.error) }
    }
    return TimeComparison(
      entries: cases.compactMap { entries[$0] }, judge: judge, rounds: rounds, wantedRounds: plan.rounds,
      disturbedRounds: timed.reduce(0) { $0 + $1.disturbedRounds.count }, seed: plan.seed)
  }

  // MARK: - Before the rounds

  private func presence(of key: CaseKey) -> TimeComparison.Entry? {
    if !second.cases.contains(key) {
      return TimeComparison.Entry(key, .missing, reason: "not in \(second.name)")
    }
    if !first.cases.contains(key) { return TimeComparison.Entry(key, .added, reason: "not in \(first.name)") }
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
    var quick = SamplePlan()
    (quick.minimumSamples, quick.maximumSamples, quick.budget) = (1, 1, 1)
    for lane in [0, 2] {
      var runner = CaseRunner(launchers[lane], plan: quick)
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

  private func entry(_ key: CaseKey, isSecond: Bool, _ error: ResultError) -> TimeComparison.Entry {
    guard isSecond else {
      return TimeComparison.Entry(key, .incomparable, reason: "\(first.name) already failed: \(error)")
    }
    let isCrash = [.crashed, .timedOut, .memoryLimit].contains(error.cause)
    return TimeComparison.Entry(key, isCrash ? .crashed : .failed, reason: error.description)
  }

  private func note(_ key: CaseKey, _ finding: TimeJudge.Finding, _ rounds: Int) -> String? {
    guard finding.verdict == .underpowered else { return nil }
    return rounds < plan.rounds ? "the budget ended after \(rounds) of \(plan.rounds) rounds" : nil
  }

  // MARK: - Rounds

  /// Rounds in which the machine was busy are done again when every case has had its turn, as often as there are
  /// rounds at most.
  ///
  /// - Returns: How many rounds every case has finished.
  private mutating func runRounds(_ works: inout [Work], _ done: Int, _ total: Int) -> Int {
    let start = Clock.monotonic
    var longest = 0.0
    passes: for pass in 0..<(2 * plan.rounds) {
      let began = Clock.monotonic
      if let budget = plan.budget, pass > 0, Double(began &- start) / 1e9 + longest > budget { break }
      for index in works.indices where works[index].wants(plan.rounds) {
        progress(done + works.reduce(0) { $0 + $1.rounds.count }, total, works[index].key)
        run(&works[index])
        if interruption != nil { break passes }
      }
      longest = max(longest, Double(Clock.monotonic &- began) / 1e9)
    }
    let finished = works.filter { $0.failure == nil }.map { $0.rounds.count + $0.disturbedRounds.count }
    return min(plan.rounds, finished.min() ?? 0)
  }

  private mutating func run(_ work: inout Work) {
    if work.step == nil { work.step = findStep(&work) }
    guard let step = work.step else { return }
    let orders = Interleaving.orders(lanes: 3, rounds: plan.turns, using: &generator)
    var round = ComparisonRound(work.key, plan, step, orders: orders, reference: reference)
    switch round.run(&launchers) {
    case .finished(let lanes, let isDisturbed):
      if isDisturbed { work.disturbedRounds.append(lanes) } else { work.rounds.append(lanes) }
    case .failed(let lane, let error): work.failure = (lane, error)
    case .interrupted(let signal): interruption = signal
    }
    reference = round.reference
  }

  /// Looks at the first program: how many steps make a sample that is long enough, and how much arithmetic takes the
  /// planted share of it.
  private mutating func findStep(_ work: inout Work) -> Step? {
    do {
      let child = try launchers[0].startTurns(work.key, plan.samplePlan(batch: 0))
      child.send("\(reference)")
      let turn = child.nextLine(as: Turn.init(line:))
      switch launchers[0].outcome(of: child) {
      case .reported(let report):
        if let turn, let batch = report.batch {
          let sample = turn.time * Double(batch)
          let round = Double(turn.reference) / Double(cm_reference_rounds)
          return Step(batch: batch, plantedRounds: Int(plan.planted * sample / round))
        }
        work.failure = (0, report.rows.first?.error ?? ResultError(.other, "no time was reported"))
      case .failed(let error): work.failure = (0, error)
      case .interrupted(let signal): interruption = signal
      }
    } catch {
      work.failure = (0, ResultError(.crashed, "\(error)"))
    }
    return nil
  }
}

extension ProgramComparison.Work {
  /// Whether rounds are missing.
  fileprivate func wants(_ count: Int) -> Bool { failure == nil && rounds.count < count }

  /// Keeps so many rounds, disturbed ones only where there are too few others.
  fileprivate mutating func settle(_ count: Int) {
    rounds = Array(rounds.prefix(count))
    disturbedRounds = Array(disturbedRounds.prefix(count - rounds.count))
  }

  private var all: [[ComparisonRound.Lane]] { rounds + disturbedRounds }

  fileprivate var lanes: TimeJudge.Lanes {
    TimeJudge.Lanes(
      first: all.map { $0[0].time }, again: all.map { $0[1].time }, second: all.map { $0[2].time })
  }

  /// Medians over the processes of what the phases took at least, by metric.
  fileprivate func phaseTimes(of lane: Int) -> [String: Double] {
    let rows = all.flatMap { $0[lane].reports }.flatMap(\.rows)
    return Dictionary(grouping: rows, by: \.key.metric)
      .compactMapValues { rows in
        let fastest = rows.compactMap { $0.sampled?.min }
        return fastest.isEmpty ? nil : Statistics.median(of: fastest)
      }
  }
}
