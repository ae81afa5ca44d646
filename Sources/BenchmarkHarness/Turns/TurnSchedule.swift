// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement
import Foundation

/// Spends the time of a run on the groups of variants that it has to time.
///
/// Every group gets a few rounds when its turn comes, fewer and shorter ones where the time would not do for the groups
/// that follow (``TurnPace``). The rest of the time goes to ratios that are still open, first to those whose rounds are
/// cheap and narrow them most, until every ratio is settled.
public struct TurnSchedule {
  /// How a run spends its time.
  public nonisolated struct Plan: Sendable {
    public var turns = TurnPlan()
    /// Rounds of a group when its turn comes.
    public var rounds = 3
    /// Rounds of a group at most.
    public var mostRounds = 60
    /// Seconds for the whole run; without them no group gets more than its first rounds.
    public var budget: Double?

    /// The default plan.
    public init() {}

    /// For a first look.
    public static var quick: Plan {
      var plan = Plan()
      plan.rounds = 2
      plan.turns.turns = 5
      plan.turns.patience = 100_000_000
      return plan
    }
  }

  /// What became of a group.
  enum Ending {
    case timed
    /// A variant failed; the others have to be timed without it.
    case failed(CaseKey, ResultError)
    case interrupted(Int32)
  }

  private let plan: Plan
  private var launchers: [JobLauncher]
  private var quiet = QuietLevel()
  private var generator = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
  private let start = Clock.monotonic
  private var pace: TurnPace
  private(set) var groups: [VariantTurns] = []
  /// Groups that get no more rounds.
  private var ended: [Int] = []
  private let canPin: Bool
  private let processors = ProcessInfo.processInfo.activeProcessorCount

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - cases: How many cases will be counted.
  ///   - closing: How many jobs follow the last one, each about as long.
  init(_ plan: Plan, _ launcher: JobLauncher, cases: Int, closing: Int) {
    self.plan = plan
    pace = TurnPace(cases: cases, closing: closing)
    launchers = [launcher]
    canPin = cm_stay_on_quietest_processor()
    cm_leave_processor()
  }

  /// Seconds since the beginning of the run.
  var elapsed: Double { Double(Clock.monotonic &- start) / 1e9 }

  /// The seconds that may be planned: the last round may take a little longer than expected, and processes have to end.
  private var available: Double? { plan.budget.map { 0.99 * $0 } }

  /// Gives a group its first rounds.
  ///
  /// - Parameters:
  ///   - keys: The variants that passed their checks, in the scenario's order.
  ///   - memory: What their processes need together, in bytes.
  ///   - counted: How many cases have been counted: all of this group, and those before it.
  mutating func time(_ keys: [CaseKey], memory: Double, counted: Int) -> Ending {
    let fits = Machine.availableMemory.map { memory <= $0 / 2 } ?? true
    var group = VariantTurns(keys, isSideBySide: fits)
    defer { cm_leave_processor() }
    let began = elapsed
    let allowance = available.map { pace.allowance(lanes: keys.count, counted: counted, at: began, of: $0) }
    let style = pace.style(lanes: keys.count, rounds: plan.rounds, within: allowance)
    let turns = style.turns(of: plan.turns)
    for number in 1...style.rounds(of: plan.rounds) {
      let ending = round(&group, turns)
      guard case .timed = ending else { return ending }
      pace.note(style, lanes: keys.count, seconds: group.cost)
      if let allowance, Double(number + 1) * group.cost > allowance { break }
    }
    pace.timed += elapsed - began
    groups.append(group)
    return .timed
  }

  /// Goes on where ratios are open, until the time is over or everything is settled.
  ///
  /// - Parameter progress: Called before each round: the group and the share of ratios that are settled.
  /// - Returns: The signal or the failure that ended it.
  mutating func refine(_ progress: (VariantTurns, Double) -> Void) -> Ending {
    guard let available else { return .timed }
    defer { cm_leave_processor() }
    while true {
      let prior = prior(of: .frameTime)
      let open = groups.indices.filter { !ended.contains($0) && isOpen(groups[$0], prior) }
      // By how much a round would narrow the interval, for its cost. The cap keeps hopelessly wide intervals from
      // taking all rounds.
      func gain(_ index: Int) -> Double {
        let group = groups[index]
        return min(group.openness(prior), 20) / Double(group.rounds + 1) / group.cost
      }
      // A round may take longer than its group's rounds so far.
      let left = (available - elapsed) / 1.2
      guard let next = open.filter({ groups[$0].cost <= left }).max(by: { gain($0) < gain($1) }) else {
        return .timed
      }
      progress(groups[next], 1 - Double(open.count) / Double(groups.count))
      var group = groups[next]
      let ending = round(&group, plan.turns)
      groups[next] = group
      guard case .timed = ending else { return ending }
    }
  }

  /// Goes on without the group of a case; what it has shown so far stays.
  mutating func leaveAlone(_ key: CaseKey) {
    ended += groups.indices.filter { groups[$0].keys.contains(key) }
  }

  private func isOpen(_ group: VariantTurns, _ prior: RatioPrior) -> Bool {
    group.rounds < plan.mostRounds && group.openness(prior) > 1
  }

  private mutating func round(_ group: inout VariantTurns, _ turns: TurnPlan) -> Ending {
    let began = elapsed
    let lanes = zip(group.keys, group.batches).map { key, batch in
      TurnRound.Lane(launcher: 0, key: key, plan: turns.samplePlan(batch: batch))
    }
    let orders = Interleaving.orders(lanes: lanes.count, rounds: turns.turns, using: &generator)
    let round = TurnRound(plan: turns, lanes: lanes, isSideBySide: group.isSideBySide)
    switch round.run(&launchers, orders: orders, &quiet) {
    case .finished(let results, let isDisturbed, let slowdown):
      group.add(results, isDisturbed: isDisturbed, slowdown: slowdown, seconds: elapsed - began)
      return .timed
    case .failed(let lane, let error): return .failed(group.keys[lane], error)
    case .interrupted(let signal): return .interrupted(signal)
    }
  }

  // MARK: - What came of it

  /// What the run says about the differences between processes, for one metric.
  private func prior(of metric: Metric) -> RatioPrior {
    let samples = groups.filter(\.isSideBySide).flatMap { $0.samples(metric) }
    if canPin && processors > 1 { return RatioPrior(learningFrom: samples) }
    // Whatever else runs, this program's own parent process too, comes between the turns.
    var prior = RatioPrior(learningFrom: samples, assuming: RatioPrior(deviation: 0.02))
    prior.variance += 0.01 * 0.01
    return prior
  }

  /// The sampled rows of the group that was timed last.
  var latestRows: [ResultRow] {
    guard let group = groups.last else { return [] }
    return group.rows(Dictionary(uniqueKeysWithValues: Turn.metrics.map { ($0, prior(of: $0)) }))
  }

  /// The sampled rows of all groups.
  var rows: [ResultRow] {
    let priors = Dictionary(uniqueKeysWithValues: Turn.metrics.map { ($0, prior(of: $0)) })
    return groups.flatMap { $0.rows(priors) }
  }

  /// What a reader must know about the times.
  var timing: RunRecord.Timing {
    var notes: [String] = []
    if processors == 1 {
      notes.append("one processor, shared with whatever else runs here: intervals are wider")
    }
    if !canPin {
      notes.append("processes cannot be kept on one processor here: intervals are wider")
    }
    let apart = groups.filter { !$0.isSideBySide }.map(\.name)
    if !apart.isEmpty {
      notes.append(
        "not enough memory for all variants at once: one after the other, with wide intervals: "
          + apart.joined(separator: ", "))
    }
    return RunRecord.Timing(
      groups: groups.count, disturbed: groups.filter(\.isDisturbed).map(\.name), notes: notes)
  }

  /// How the time was spent, in a sentence; `nil` without a budget or without anything to compare.
  var summary: String? {
    let prior = prior(of: .frameTime)
    let compared = groups.filter { $0.keys.count > 1 }
    guard let budget = plan.budget, !groups.isEmpty else { return nil }
    let spent = "\(HumanFigure.fixed(elapsed, 1)) s of \(HumanFigure.fixed(budget, budget < 10 ? 1 : 0)) s"
    guard !compared.isEmpty else { return "\(spent): one variant each, nothing to compare" }
    if compared.allSatisfy({ $0.openness(prior) <= 1 }) { return "\(spent): every ratio is settled" }
    let widths = compared.flatMap { group in group.samples(.frameTime).compactMap { $0.interval(prior) } }
    let median = HumanFigure.fixed(Statistics.median(of: widths.map(\.halfWidth)) * 100, 1)
    return "\(spent): half of the ratios are known to ±\(median) %; --budget gives them more time"
  }
}

extension VariantTurns {
  /// The scenario and the size.
  var name: String { keys.first.map { "\($0.scenario)/\($0.size)" } ?? "" }
}
