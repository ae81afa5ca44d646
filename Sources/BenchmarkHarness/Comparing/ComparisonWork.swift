// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What the rounds of a comparison have found out about one case.
struct ComparisonWork {
  /// What a sample consists of.
  struct Step {
    /// Steps in a sample.
    var batch: Int
    /// Rounds of arithmetic that the last lane does in each sample.
    var plantedRounds: Int
  }

  /// What a lane showed in a round: the medians of its processes, by metric.
  typealias Lane = [Metric: Double]

  let key: CaseKey
  /// Of the first program; `nil` until it is found.
  var step: Step?
  /// Rounds in quiet moments, and others, which count only where there are too few quiet ones; by lane.
  private var quiet: [[Lane]] = []
  private var disturbed: [[Lane]] = []
  /// Seconds of a round.
  private(set) var cost = 0.0
  var failure: (lane: Int, error: ResultError)?

  init(key: CaseKey) { self.key = key }

  var isEmpty: Bool { quiet.isEmpty && disturbed.isEmpty }
  /// Rounds that were run.
  var rounds: Int { quiet.count + disturbed.count }

  mutating func add(_ lanes: [Lane], isDisturbed: Bool, seconds: Double) {
    if isDisturbed { disturbed.append(lanes) } else { quiet.append(lanes) }
    cost += (seconds - cost) / Double(rounds)
  }

  /// What is judged: the quiet rounds if they are as many as wanted, else all rounds.
  func lanes(_ wanted: Int) -> TimeJudge.Lanes {
    let counted = quiet + disturbed.prefix(disturbedRounds(wanted))
    func times(_ lane: Int) -> [Double] { counted.compactMap { $0[lane][.frameTime] } }
    return TimeJudge.Lanes(first: times(0), again: times(1), second: times(2))
  }

  /// Disturbed rounds that are judged.
  func disturbedRounds(_ wanted: Int) -> Int { quiet.count < wanted ? disturbed.count : 0 }

  /// Medians over the rounds of what the phases took, by metric.
  func phaseTimes(of lane: Int) -> [String: Double] {
    let rounds = (quiet + disturbed).map { $0[lane] }
    var times: [String: Double] = [:]
    for metric in Turn.metrics {
      let values = rounds.compactMap { $0[metric] }
      if !values.isEmpty { times[metric.id] = Statistics.median(of: values) }
    }
    return times
  }
}
