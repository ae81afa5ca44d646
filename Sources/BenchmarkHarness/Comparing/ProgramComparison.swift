// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import HeadlessViews

/// Runs the same cases of two programs in turns on this machine and judges their times.
///
/// Three lanes: the first program, the first program once more, the second. Each value is a fresh process. All
/// cases do a round before any does the next, so that a slow minute of the machine falls on every case alike.
public struct ProgramComparison {
  /// How to compare.
  public nonisolated struct Plan: Sendable {
    public var rounds = 10
    /// The fewest samples in a process; the fastest counts.
    public var samples = 20
    /// The shortest time for which a process samples, in nanoseconds. A quiet moment must be among the samples
    /// for the fastest one to mean anything.
    public var samplingTime: UInt64 = 15_000_000
    /// Seconds for the rounds; when they are over the round is finished and no other begun. `nil` for no end.
    public var budget: Double?
    /// Draws the orders of the lanes.
    public var seed: UInt64 = 1
    /// The second lane's steps are slowed down by this share: to see whether it is found.
    public var planted = 0.0

    /// The default plan.
    public init() {}

    /// What a child does.
    func samplePlan(batch: Int, isPlanted: Bool) -> SamplePlan {
      var plan = SamplePlan()
      plan.minimumSamples = samples
      plan.maximumSamples = 10_000
      plan.budget = samplingTime
      plan.shortestSample = 20_000
      plan.batch = batch
      plan.plantedSteps = isPlanted ? Int((planted * Double(batch)).rounded()) : 0
      return plan
    }

    /// A batch of which the planted share is a whole number of steps.
    func batch(atLeast batch: Int) -> Int {
      guard planted > 0 else { return batch }
      let unit = Int((1 / planted).rounded(.up))
      return (batch + unit - 1) / unit * unit
    }
  }

  /// What a round adds to a case.
  fileprivate struct Work {
    let key: CaseKey
    let orders: [[Int]]
    var batch = 0
    var lanes = TimeJudge.Lanes()
    /// By lane, then metric: the fastest of each process.
    var phases: [[String: [Double]]] = [[:], [:], [:]]
    var failure: (lane: Int, error: ResultError)?
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
    var generator = SeededGenerator(seed: plan.seed)
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
        let orders = Interleaving.orders(lanes: 3, rounds: plan.rounds, using: &generator)
        works.append(Work(key: key, orders: orders))
      }
    }
    let rounds = interruption == nil ? runRounds(&works, cases.count, total) : 0
    let timed = works.filter { $0.failure == nil && rounds > 0 }
    let findings = judge.findings(timed.map { $0.lanes.prefix(rounds) })
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
      seed: plan.seed)
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
    let isCrash = error.cause == .crashed || error.cause == .timedOut
    return TimeComparison.Entry(key, isCrash ? .crashed : .failed, reason: error.description)
  }

  private func note(_ key: CaseKey, _ finding: TimeJudge.Finding, _ rounds: Int) -> String? {
    guard finding.verdict == .underpowered else { return nil }
    return rounds < plan.rounds ? "the budget ended after \(rounds) of \(plan.rounds) rounds" : nil
  }

  // MARK: - Rounds

  /// - Returns: How many rounds every case has finished.
  private mutating func runRounds(_ works: inout [Work], _ done: Int, _ total: Int) -> Int {
    let start = Clock.monotonic
    var longest = 0.0
    for round in 0..<plan.rounds {
      let began = Clock.monotonic
      if let budget = plan.budget, round > 0, Double(began &- start) / 1e9 + longest > budget { return round }
      for index in works.indices where works[index].failure == nil {
        progress(done + round * works.count + index, total, works[index].key)
        run(round, &works[index])
        if interruption != nil { return round }
      }
      longest = max(longest, Double(Clock.monotonic &- began) / 1e9)
    }
    return plan.rounds
  }

  private mutating func run(_ round: Int, _ work: inout Work) {
    if work.batch == 0 {
      guard let report = sample(0, &work), let time = report.stepTime else { return }
      work.batch = plan.batch(atLeast: time.batch)
    }
    for lane in work.orders[round] {
      guard let report = sample(lane, &work), let time = report.stepTime else { return }
      work.add(time, report.rows, lane)
    }
  }

  private mutating func sample(_ lane: Int, _ work: inout Work) -> CaseReport? {
    let sample = plan.samplePlan(batch: work.batch, isPlanted: lane == 2)
    switch launchers[lane].run(.sample, work.key, sample) {
    case .reported(let report) where report.stepTime != nil: return report
    case .reported(let report):
      work.failure = (lane, report.rows.first?.error ?? ResultError(.other, "no time was reported"))
    case .failed(let error): work.failure = (lane, error)
    case .interrupted(let signal): interruption = signal
    }
    return nil
  }
}

extension ProgramComparison.Work {
  fileprivate mutating func add(_ time: StepTime, _ rows: [ResultRow], _ lane: Int) {
    switch lane {
    case 0: lanes.first.append(time.minimum)
    case 1: lanes.again.append(time.minimum)
    default: lanes.second.append(time.minimum)
    }
    for row in rows {
      if let sampled = row.sampled { phases[lane][row.key.metric, default: []].append(sampled.min) }
    }
  }

  fileprivate func phaseTimes(of lane: Int) -> [String: Double] {
    phases[lane].mapValues { Statistics.median(of: $0) }
  }
}

extension TimeJudge.Lanes {
  /// The first rounds only.
  fileprivate nonisolated func prefix(_ rounds: Int) -> TimeJudge.Lanes {
    TimeJudge.Lanes(
      first: Array(first.prefix(rounds)), again: Array(again.prefix(rounds)),
      second: Array(second.prefix(rounds)))
  }
}
