// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement

/// A fresh process for each lane, all on one processor, sampling in turns of about a millisecond.
///
/// Disturbances on a shared machine last from milliseconds to seconds, so processes that run one after the other meet
/// different machines. In turns they all meet the same one. A turn in which another program used the core, in any
/// lane, is taken again. What remains is fixed from a process's start to its end, such as the memory it happened to
/// get: so there are several rounds.
struct TurnRound {
  /// What runs beside the others: a case of a program.
  struct Lane {
    /// The index of the launcher of its program.
    var launcher: Int
    var key: CaseKey
    var plan: SamplePlan
  }

  /// What a lane showed.
  struct Result {
    /// The turns that count.
    var turns: [Turn]
    /// Steps in a sample.
    var batch: Int

    /// Nanoseconds of a step: the median of the turns; `nil` for a time that the lane does not take.
    func time(_ metric: Metric) -> Double? {
      let times = turns.compactMap { $0.time(metric) }
      return times.count == turns.count ? Statistics.median(of: times) : nil
    }
  }

  enum Outcome {
    /// - Parameter slowdown: By how much the reference work was above its quiet level in the turns that count; 0 in
    ///   quiet moments.
    case finished([Result], isDisturbed: Bool, slowdown: Double)
    case failed(lane: Int, ResultError)
    case interrupted(Int32)
  }

  /// A turn counts at once when in every lane at least this share of its samples was undisturbed.
  private static let quietShare = 0.5

  let plan: TurnPlan
  let lanes: [Lane]
  /// Where the lanes cannot be alive at the same time they run one after the other, and nothing is paired.
  var isSideBySide = true

  /// Runs the round.
  ///
  /// - Parameter orders: Of the lanes, for one turn after the other; processes are started in the first.
  func run(_ launchers: inout [JobLauncher], orders: [[Int]], _ quiet: inout QuietLevel) -> Outcome {
    _ = cm_stay_on_quietest_processor()
    guard !isSideBySide else { return run(Array(lanes.indices), &launchers, orders, &quiet) }
    var results: [Int: Result] = [:]
    var isDisturbed = false
    var slowdowns: [Double] = []
    for lane in orders[0] {
      switch run([lane], &launchers, [[0]], &quiet) {
      case .finished(let alone, let wasDisturbed, let slowdown):
        results[lane] = alone[0]
        isDisturbed = isDisturbed || wasDisturbed
        slowdowns.append(slowdown)
      case let other: return other
      }
    }
    return .finished(
      lanes.indices.compactMap { results[$0] }, isDisturbed: isDisturbed, slowdown: slowdowns.max() ?? 0)
  }

  /// - Parameters:
  ///   - chosen: The lanes that run.
  ///   - orders: Of positions in `chosen`.
  private func run(
    _ chosen: [Int], _ launchers: inout [JobLauncher], _ orders: [[Int]], _ quiet: inout QuietLevel
  ) -> Outcome {
    var children: [ChildProcess?] = chosen.map { _ in nil }
    for position in orders[0] {
      let lane = lanes[chosen[position]]
      do {
        children[position] = try launchers[lane.launcher].startTurns(lane.key, lane.plan)
      } catch {
        return .failed(lane: chosen[position], ResultError(.crashed, "\(error)"))
      }
    }
    let started = children.compactMap { $0 }
    let (turns, isDisturbed, silent) = takeTurns(started, orders, &quiet)
    var results: [Result] = []
    var failure: Outcome?
    // Whoever owed an answer comes first: while it was waited for, the time of the others may have run out as well.
    let positions = (silent.map { [$0] } ?? []) + started.indices.filter { $0 != silent }
    for position in positions {
      let lane = chosen[position]
      switch launchers[lanes[lane].launcher].outcome(of: started[position]) {
      case .finished(let result):
        if let batch = result.batch, !turns.isEmpty {
          results.append(Result(turns: turns.map { $0[position] }, batch: batch))
        } else {
          // A process whose turn never came, because another one ended before, has nothing to say about itself.
          let error = result.rows.first?.error
          failure = failure ?? error.map { .failed(lane: lane, $0) }
        }
      case .failed(let error): failure = failure ?? .failed(lane: lane, error)
      case .interrupted(let signal): return .interrupted(signal)
      }
    }
    if results.count < started.count {
      return failure ?? .failed(lane: chosen[0], ResultError(.other, "no time was reported"))
    }
    let levels = turns.map { quiet.slowdown($0.map(\.level).max() ?? 0) }
    return .finished(results, isDisturbed: isDisturbed, slowdown: Statistics.median(of: levels))
  }

  /// - Returns: The turns that count, by turn and lane; none when a child gave no answer, and then which one.
  private func takeTurns(
    _ children: [ChildProcess], _ orders: [[Int]], _ quiet: inout QuietLevel
  ) -> (turns: [[Turn]], isDisturbed: Bool, silent: Int?) {
    // The first turn waits until every process has started.
    do { _ = try takeTurn(children, orders[0], quiet.limit) } catch { return ([], false, error.position) }
    // Where quiet moments have become rare, waiting for them helps nobody.
    let patience = UInt64(Double(plan.patience) * max(0, min(1, 4 * quiet.share - 0.1)))
    let longest = plan.longest * UInt64(children.count)
    var turns: [[Turn]] = []
    var undisturbed = 0
    let start = Clock.monotonic
    while undisturbed < plan.turns {
      let elapsed = Clock.monotonic &- start
      if turns.count >= plan.turns, elapsed >= patience { break }
      if turns.count >= plan.fewest, elapsed >= longest { break }
      let turn: [Turn]
      do {
        turn = try takeTurn(children, orders[turns.count % orders.count], quiet.limit)
      } catch {
        return ([], false, error.position)
      }
      turns.append(turn)
      let isQuiet = Self.quiet(turn) >= Self.quietShare
      if isQuiet { undisturbed += 1 }
      quiet.add(turn, isQuiet: isQuiet)
    }
    let quietest = turns.sorted { Self.quiet($0) > Self.quiet($1) }.prefix(plan.turns)
    return (Array(quietest), undisturbed < min(plan.turns, turns.count), nil)
  }

  /// A child that did not answer its turn.
  private struct Silence: Error {
    var position: Int
  }

  private func takeTurn(
    _ children: [ChildProcess], _ order: [Int], _ limit: UInt64
  ) throws(Silence) -> [Turn] {
    var turn = [Turn?](repeating: nil, count: children.count)
    for lane in order {
      guard let request = try? Message.line(TurnRequest(limit: limit)) else { throw Silence(position: lane) }
      children[lane].send(request)
      guard let answer = children[lane].nextLine(as: { Message.value(Turn.self, from: $0) }) else {
        throw Silence(position: lane)
      }
      turn[lane] = answer
    }
    return turn.compactMap { $0 }
  }

  /// The share of undisturbed samples in the most disturbed lane.
  private static func quiet(_ turn: [Turn]) -> Double { turn.map(\.quiet).min() ?? 0 }
}
