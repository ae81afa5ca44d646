// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement

/// One round of a case: fresh processes for each lane, all on one processor, sampling in turns of about a millisecond.
///
/// What disturbs a shared machine lasts from milliseconds to seconds, so that processes that run one after the other
/// meet different machines. In turns they all meet the same one; and a turn in which somebody else used the core in
/// any lane is taken again. What remains is what a process has from its start to its end, such as the memory it
/// happened to get: so there are a few processes of each lane, of which the middle one counts.
struct ComparisonRound {
  /// What a lane showed.
  struct Lane {
    /// Nanoseconds of a step: the median of the turns that count, and of the processes.
    var time: Double
    /// One for each process.
    var reports: [CaseReport]
  }

  enum Outcome {
    case finished([Lane], isDisturbed: Bool)
    case failed(lane: Int, ResultError)
    case interrupted(Int32)
  }

  /// A turn counts at once when in every lane at least this share of its samples was undisturbed.
  private static let quietShare = 0.5

  let key: CaseKey
  let plan: ProgramComparison.Plan
  let step: ProgramComparison.Step
  /// Orders of the lanes, for one turn after the other.
  let orders: [[Int]]
  /// The fastest that the reference work has been in any process, in nanoseconds; 0 before the first.
  private(set) var reference: UInt64

  init(
    _ key: CaseKey, _ plan: ProgramComparison.Plan, _ step: ProgramComparison.Step, orders: [[Int]],
    reference: UInt64
  ) {
    (self.key, self.plan, self.step, self.orders) = (key, plan, step, orders)
    self.reference = reference
  }

  /// Runs the round. The last lane is the one that a slowdown is planted in.
  mutating func run(_ launchers: inout [CaseLauncher]) -> Outcome {
    var runs: [[Lane]] = []
    var isDisturbed = false
    for number in 0..<plan.processes {
      switch runOnce(&launchers, orders[number % orders.count]) {
      case .finished(let lanes, let wasDisturbed):
        runs.append(lanes)
        isDisturbed = isDisturbed || wasDisturbed
      case let other: return other
      }
    }
    let lanes = launchers.indices.map { lane in
      let processes = runs.map { $0[lane] }
      return Lane(
        time: Statistics.median(of: processes.map(\.time)), reports: processes.flatMap(\.reports))
    }
    return .finished(lanes, isDisturbed: isDisturbed)
  }

  /// Runs one process of each lane.
  private mutating func runOnce(_ launchers: inout [CaseLauncher], _ startOrder: [Int]) -> Outcome {
    _ = cm_stay_on_quietest_processor()
    var children: [ChildProcess?] = launchers.map { _ in nil }
    for lane in startOrder {
      let isPlanted = lane == launchers.count - 1
      let sample = plan.samplePlan(batch: step.batch, plantedRounds: isPlanted ? step.plantedRounds : 0)
      do {
        children[lane] = try launchers[lane].startTurns(key, sample)
      } catch {
        return .failed(lane: lane, ResultError(.crashed, "\(error)"))
      }
    }
    let started = children.compactMap { $0 }
    let (turns, isDisturbed) = takeTurns(started)
    var lanes: [Lane] = []
    var failure: Outcome?
    for (lane, child) in started.enumerated() {
      switch launchers[lane].outcome(of: child) {
      case .reported(let report) where report.batch != nil && !turns.isEmpty:
        lanes.append(Lane(time: Statistics.median(of: turns.map { $0[lane].time }), reports: [report]))
      case .reported(let report):
        let error = report.rows.first?.error ?? ResultError(.other, "no time was reported")
        failure = failure ?? .failed(lane: lane, error)
      case .failed(let error): failure = failure ?? .failed(lane: lane, error)
      case .interrupted(let signal): return .interrupted(signal)
      }
    }
    return failure ?? .finished(lanes, isDisturbed: isDisturbed)
  }

  /// - Returns: The turns that count, by turn and lane; none when a child answered otherwise.
  private mutating func takeTurns(_ children: [ChildProcess]) -> (turns: [[Turn]], isDisturbed: Bool) {
    // The first turn waits until every process has started.
    guard takeTurn(children, orders[0]) != nil else { return ([], false) }
    var turns: [[Turn]] = []
    var quiet = 0
    let start = Clock.monotonic
    while quiet < plan.turns, turns.count < plan.turns || Clock.monotonic &- start < plan.patience {
      guard let turn = takeTurn(children, orders[turns.count % orders.count]) else { return ([], false) }
      turns.append(turn)
      if Self.quiet(turn) >= Self.quietShare { quiet += 1 }
    }
    let quietest = turns.sorted { Self.quiet($0) > Self.quiet($1) }.prefix(plan.turns)
    return (Array(quietest), quiet < plan.turns)
  }

  private mutating func takeTurn(_ children: [ChildProcess], _ order: [Int]) -> [Turn]? {
    var turn = [Turn?](repeating: nil, count: children.count)
    for lane in order {
      children[lane].send("\(reference)")
      guard let answer = children[lane].nextLine(as: Turn.init(line:)) else { return nil }
      turn[lane] = answer
      reference = answer.reference
    }
    return turn.compactMap { $0 }
  }

  /// The share of undisturbed samples in the most disturbed lane.
  private static func quiet(_ turn: [Turn]) -> Double { turn.map(\.quiet).min() ?? 0 }
}
