// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement

/// The rounds of a comparison, and which cases they are spent on.
extension ProgramComparison {
  /// Rounds after which a case may be settled.
  private static let fewestRounds = 6

  /// How many rounds a case gets at most. Nobody who wants fewer than a verdict needs is given a verdict.
  private var mostRounds: Int { (plan.rounds < Self.fewestRounds ? 1 : 4) * plan.rounds }

  /// First every case has a few rounds, then those go on of which more can be learnt: until the rounds that were
  /// wanted are there, and up to four times as many where the verdict is still open and there is time. Rounds that found
  /// no quiet moments say less, so more of them are needed. Where the time is too short for all, some cases get
  /// rounds enough for a verdict, rather than all of them too few: the largest sizes first.
  mutating func runRounds(_ works: inout [ComparisonWork], _ judge: TimeJudge) {
    let start = Clock.monotonic
    func left() -> Double? { plan.budget.map { $0 - Double(Clock.monotonic &- start) / 1e9 } }
    var done = 0
    while interruption == nil {
      let wanting = wanting(works, judge, left())
      guard !wanting.isEmpty else { return }
      copyPrograms()
      var hasRun = false
      for index in wanting {
        let pending = pendingSeconds(works, wanting)
        let left = left()
        // Fewer processes a round rather than fewer rounds: a verdict needs rounds.
        let share = left.map { $0 / max(pending, 1e-3) } ?? 1
        let processes = max(1, min(plan.processes, Int(Double(plan.processes) * share)))
        // A first round takes as long as it takes, unless the time is over; one is begun in any case.
        if done > 0, let left, left <= 0 || left < seconds(works[index], usual: 0) * Double(processes) {
          continue
        }
        let total = done + Int(works.reduce(0) { $0 + Double(max(0, plan.rounds - $1.rounds)) })
        progress(done, max(total, done + 1), left.map { min($0, pending) } ?? pending, works[index].key)
        run(&works[index], processes)
        (done, hasRun) = (done + 1, true)
        if interruption != nil { return }
      }
      // Nothing could be begun any more.
      if !hasRun { return }
    }
  }

  /// Makes a file for each process of each lane. The copies so far are there until then, so that the new ones lie elsewhere.
  private mutating func copyPrograms() {
    copies = (0..<plan.processes).map { _ in programs.map { ProgramCopy(of: $0) } }
  }

  /// The cases that a further round does something for.
  private func wanting(_ works: [ComparisonWork], _ judge: TimeJudge, _ left: Double?) -> [Int] {
    let running = works.indices.filter { works[$0].failure == nil }
    let begun = running.filter { works[$0].rounds > 0 }
    let findings = judge.findings(begun.map { works[$0].lanes(plan.rounds) })
    let open = zip(begun, findings).filter { index, finding in
      let work = works[index]
      if work.rounds < min(Self.fewestRounds, plan.rounds) { return true }
      if isSettled(finding, judge) || work.rounds >= mostRounds { return false }
      return work.rounds < plan.rounds || finding.verdict == .underpowered
    }
    .map(\.0)
    let wanting = open + admitted(works, beside: open, left)
    let young = wanting.filter { works[$0].rounds < Self.fewestRounds && works[$0].rounds < plan.rounds }
    return (young.isEmpty ? wanting : young).sorted()
  }

  /// Those of the cases without a round for which there is time: as many rounds as are wanted, of one process each.
  private func admitted(_ works: [ComparisonWork], beside open: [Int], _ left: Double?) -> [Int] {
    let fresh = works.indices.filter { works[$0].rounds == 0 && works[$0].failure == nil }
    guard let left, !fresh.isEmpty else { return fresh }
    let usual = usualSeconds(works)
    func whole(_ index: Int) -> Double {
      Double(max(0, plan.rounds - works[index].rounds)) * seconds(works[index], usual: usual)
    }
    var room = left - open.reduce(0) { $0 + whole($1) }
    var admitted: [Int] = []
    for index in bySize(fresh, works) {
      room -= whole(index)
      if room < 0 && !(open.isEmpty && admitted.isEmpty) { break }
      admitted.append(index)
    }
    return admitted
  }

  /// In the order in which cases begin when the time is short: the largest size of every variant, the next one, ….
  private func bySize(_ indices: [Int], _ works: [ComparisonWork]) -> [Int] {
    let variants = Dictionary(grouping: works.indices) {
      "\(works[$0].key.scenario)/\(works[$0].key.variant)"
    }
    var rank: [Int: Int] = [:]
    for cases in variants.values {
      let descending = cases.sorted { works[$0].key.size > works[$1].key.size }
      for (place, index) in descending.enumerated() { rank[index] = place }
    }
    return indices.sorted { (rank[$0, default: 0], $0) < (rank[$1, default: 0], $1) }
  }

  /// Whether more rounds would hardly change the verdict: the same, with every difference that matters ruled out by
  /// far, and not even a hint of one.
  private func isSettled(_ finding: TimeJudge.Finding, _ judge: TimeJudge) -> Bool {
    guard finding.verdict == .same, let detectable = finding.detectable else { return false }
    return detectable <= min(judge.wanted, 2 * judge.smallestThreshold) && finding.pValue >= 0.2
  }

  /// The seconds of the rounds that are wanted by these cases and by those without any, as far as can be seen.
  private func pendingSeconds(_ works: [ComparisonWork], _ wanting: [Int]) -> Double {
    let usual = usualSeconds(works)
    let waiting = works.indices.filter { works[$0].rounds == 0 && works[$0].failure == nil }
    return Set(wanting + waiting).reduce(0) { sum, index in
      let rounds = max(1, plan.rounds - works[index].rounds)
      return sum + Double(rounds * plan.processes) * seconds(works[index], usual: usual)
    }
  }

  /// The seconds of a round of one process.
  private func seconds(_ work: ComparisonWork, usual: Double) -> Double {
    work.cost > 0 ? work.cost / Double(plan.processes) : usual
  }

  /// The seconds of a round of one process in the mean of the cases that have had one.
  private func usualSeconds(_ works: [ComparisonWork]) -> Double {
    let known = works.map(\.cost).filter { $0 > 0 }
    return (known.isEmpty ? 0.5 : Statistics.mean(of: known)) / Double(plan.processes)
  }

  // MARK: - One round

  private mutating func run(_ work: inout ComparisonWork, _ processes: Int) {
    if work.step == nil { work.step = findStep(&work) }
    guard let step = work.step else { return }
    let start = Clock.monotonic
    let lanes = launchers.indices.map { lane in
      let planted = lane == launchers.count - 1 ? step.plantedRounds : 0
      return TurnRound.Lane(
        launcher: lane, key: work.key, plan: plan.turns.samplePlan(batch: step.batch, plantedRounds: planted))
    }
    var runs: [[TurnRound.Result]] = []
    var isDisturbed = false
    for process in 0..<processes {
      for lane in launchers.indices {
        launchers[lane].executable = copies[process][lane]?.path ?? programs[lane]
      }
      let orders = Interleaving.orders(lanes: lanes.count, rounds: plan.turns.turns, using: &generator)
      switch TurnRound(plan: plan.turns, lanes: lanes).run(&launchers, orders: orders, &quiet) {
      case .finished(let results, let wasDisturbed, _):
        runs.append(results)
        isDisturbed = isDisturbed || wasDisturbed
      case .failed(let lane, let error):
        work.failure = (lane, error)
        return
      case .interrupted(let signal):
        interruption = signal
        return
      }
    }
    let values = lanes.indices.map { lane -> ComparisonWork.Lane in
      var values: ComparisonWork.Lane = [:]
      for metric in Turn.metrics {
        let times = runs.compactMap { $0[lane].time(metric) }
        if !times.isEmpty { values[metric] = Statistics.median(of: times) }
      }
      return values
    }
    // What a round of all processes would have taken, so that rounds of fewer do not look cheaper.
    let seconds = Double(Clock.monotonic &- start) / 1e9 * Double(plan.processes) / Double(processes)
    work.add(values, isDisturbed: isDisturbed, seconds: seconds)
  }

  /// Looks at the first program: how many steps make a sample that is long enough, and how much arithmetic takes the
  /// planted share of it.
  private mutating func findStep(_ work: inout ComparisonWork) -> ComparisonWork.Step? {
    let lane = TurnRound.Lane(launcher: 0, key: work.key, plan: plan.turns.samplePlan(batch: 0))
    var turns = plan.turns
    (turns.turns, turns.fewest, turns.patience) = (1, 1, 0)
    switch TurnRound(plan: turns, lanes: [lane]).run(&launchers, orders: [[0]], &quiet) {
    case .finished(let results, _, _):
      let sample = (results[0].time(.frameTime) ?? 0) * Double(results[0].batch)
      let round = Double(quiet.floor) / Double(cm_reference_rounds)
      return ComparisonWork.Step(
        batch: results[0].batch, plantedRounds: round > 0 ? Int(plan.planted * sample / round) : 0)
    case .failed(let lane, let error): work.failure = (lane, error)
    case .interrupted(let signal): interruption = signal
    }
    return nil
  }
}
