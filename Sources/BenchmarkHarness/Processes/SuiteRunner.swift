// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// Checks, counts and times many cases, and holds equivalent variants against each other.
///
/// Cases are checked and counted one by one; the variants of a scenario at one size are then timed together.
public struct SuiteRunner {
  /// What to do with each case.
  public nonisolated enum Work: Sendable {
    case verify
    case measure
  }

  /// What came of a suite.
  public nonisolated struct Outcome: Sendable {
    /// By case, in the order of running. When verifying, a case without rows is one that held.
    public var rows: [(key: CaseKey, rows: [ResultRow])] = []
    /// When verifying: the cases whose steps look elements up.
    public var searching: [CaseKey] = []
    /// The signal that ended the run early; what was finished is kept.
    public var interruption: Int32?
    /// What a reader must know about the times; `nil` when none were taken.
    public var timing: RunRecord.Timing?
    /// How the time was spent, in a sentence.
    public var summary: String?
  }

  private let catalog: Catalog
  private var runner: CaseRunner
  private let work: Work
  private let launcher: JobLauncher
  private let plan: TurnSchedule.Plan

  /// Creates a runner of suites.
  ///
  /// - Parameters:
  ///   - catalog: What the cases are looked up in.
  ///   - launcher: Starts the processes of all passes.
  ///   - work: What is done with each case.
  ///   - plan: How the time is spent.
  ///   - countsInstructions: Whether instructions are counted too, which is slow.
  public init(
    _ catalog: Catalog, _ launcher: JobLauncher, _ work: Work, plan: TurnSchedule.Plan = TurnSchedule.Plan(),
    countsInstructions: Bool = false
  ) {
    self.catalog = catalog
    self.launcher = launcher
    runner = CaseRunner(launcher, countsInstructions: countsInstructions)
    self.work = work
    self.plan = plan
  }

  /// Runs the cases.
  ///
  /// - Parameters:
  ///   - cases: In the order in which they are run.
  ///   - begin: Called with how many cases are finished and what comes next.
  ///   - end: Called with the rows of cases that are finished; those of times may become better later. What it throws
  ///     ends the run.
  ///   - closing: How many jobs follow the last case, each about as long as a case takes to be counted.
  ///   - beforeRefining: Does these jobs, in the time of the run: what is left is spent on ratios that are still open.
  public mutating func run(
    _ cases: [CaseKey], begin: (Int, String) -> Void = { _, _ in },
    end: ([(key: CaseKey, rows: [ResultRow])]) throws -> Void = { _ in },
    closing: Int = 0, beforeRefining: () -> Void = {}
  ) throws -> Outcome {
    var outcome = Outcome()
    var schedule = TurnSchedule(plan, launcher, cases: cases.count, closing: closing)
    var digests: [CaseKey: UInt64] = [:]
    var finished = 0
    for group in work == .verify ? cases.map({ [$0] }) : Self.groups(of: cases) {
      var counted: [(key: CaseKey, rows: [ResultRow])] = []
      for key in group {
        begin(finished + counted.count, key.description)
        let result = work == .verify ? runner.verify(key) : runner.measure(key)
        if let signal = result.interruption {
          outcome.interruption = signal
          return finish(outcome, schedule)
        }
        digests[key] = result.displayDigest
        if result.searches { outcome.searching.append(key) }
        counted.append((key, differenceRow(key, digests).map { [$0] } ?? result.rows))
      }
      if work == .measure, let signal = time(&counted, &schedule, finished + group.count) {
        outcome.interruption = signal
        return finish(outcome, schedule)
      }
      finished += group.count
      outcome.rows += counted
      try end(counted)
    }
    beforeRefining()
    if work == .measure {
      refining: while true {
        let ending = schedule.refine { group, settled in
          begin(Int(settled * Double(cases.count)), "again: \(group.name)")
        }
        switch ending {
        case .timed: break refining
        case .interrupted(let signal):
          outcome.interruption = signal
          break refining
        case .failed(let key, let error):
          // It ran before: a failure that comes and goes is the case's result.
          schedule.leaveAlone(key)
          outcome.replace(key, by: [ResultRow(failed: key, error: error)])
        }
      }
    }
    return finish(outcome, schedule)
  }

  /// The cases that are timed together, in the order of their first one.
  static func groups(of cases: [CaseKey]) -> [[CaseKey]] {
    var groups: [[CaseKey]] = []
    var indices: [String: Int] = [:]
    for key in cases {
      let name = "\(key.scenario)/\(key.size)"
      if let index = indices[name] {
        groups[index].append(key)
      } else {
        indices[name] = groups.count
        groups.append([key])
      }
    }
    return groups
  }

  /// Times the variants that passed and adds their rows.
  ///
  /// - Returns: The signal that interrupted.
  private func time(
    _ counted: inout [(key: CaseKey, rows: [ResultRow])], _ schedule: inout TurnSchedule, _ finished: Int
  ) -> Int32? {
    while true {
      let passed = counted.filter { !JobResult(rows: $0.rows).hasFailed }
      guard !passed.isEmpty else { return nil }
      let memory = passed.flatMap(\.rows).filter { $0.key.metric == Metric.peakResidentBytes.id }
        .reduce(0) { $0 + ($1.median ?? 0) }
      switch schedule.time(passed.map(\.key), memory: memory, counted: finished) {
      case .timed:
        let rows = Dictionary(grouping: schedule.latestRows, by: \.key.caseKey)
        for index in counted.indices { counted[index].rows += rows[counted[index].key] ?? [] }
        return nil
      case .interrupted(let signal): return signal
      case .failed(let key, let error):
        for index in counted.indices where counted[index].key == key {
          counted[index].rows = [ResultRow(failed: key, error: error)]
        }
      }
    }
  }

  /// Puts the times of the whole run into the rows.
  private func finish(_ outcome: Outcome, _ schedule: TurnSchedule) -> Outcome {
    guard work == .measure else { return outcome }
    var outcome = outcome
    let times = Dictionary(grouping: schedule.rows, by: \.key.caseKey)
    for (key, rows) in outcome.rows where !JobResult(rows: rows).hasFailed {
      guard let own = times[key] else { continue }
      let metrics = Set(own.map(\.key))
      outcome.replace(key, by: rows.filter { !metrics.contains($0.key) } + own)
    }
    outcome.timing = schedule.timing
    outcome.summary = schedule.summary
    return outcome
  }

  /// The failure of a case whose screen is not that of the first variant of its group.
  private mutating func differenceRow(_ key: CaseKey, _ digests: [CaseKey: UInt64]) -> ResultRow? {
    guard let mine = digests[key], let scenario = catalog[key.scenario] else { return nil }
    for group in scenario.equivalent where group.contains(key.variant) {
      let peers = group.lazy.map { CaseKey(scenario: key.scenario, variant: $0, size: key.size) }
      guard let reference = peers.first(where: { digests[$0] != nil && $0 != key }),
        digests[reference] != mine
      else { continue }
      let detail: String
      if let theirs = runner.display(reference), let own = runner.display(key),
        let difference = DisplayDifference.first(between: theirs, and: own)
      {
        detail = difference.text(reference.variant, key.variant)
      } else {
        detail = "not the same twice"
      }
      return ResultRow(
        failed: key,
        error: ResultError(.checkFailed, "shows something else than \(reference.variant), \(detail)"))
    }
    return nil
  }
}

extension SuiteRunner.Outcome {
  fileprivate mutating func replace(_ key: CaseKey, by rows: [ResultRow]) {
    for index in self.rows.indices where self.rows[index].key == key { self.rows[index].rows = rows }
  }
}
