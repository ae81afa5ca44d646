// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation

/// The times of a scenario's variants at one size, and their ratios to the first one.
struct VariantTurns {
  /// In the scenario's order; the first is what the others are compared with.
  let keys: [CaseKey]
  /// Whether all processes can be alive at the same time.
  let isSideBySide: Bool
  private(set) var rounds = 0
  private(set) var disturbedRounds = 0
  /// What a round takes, in seconds.
  private(set) var cost = 0.0
  /// Steps in a sample, by lane; 0 before the first round.
  private(set) var batches: [Int]
  /// Of each metric by lane: one value a turn.
  private var times: [Metric: [[Double]]] = [:]
  /// Likewise; those of the first lane stay empty.
  private var ratios: [Metric: [RatioSample]] = [:]
  /// By how much the machine was slower than in quiet moments, by round.
  private var slowdowns: [Double] = []

  init(_ keys: [CaseKey], isSideBySide: Bool) {
    (self.keys, self.isSideBySide) = (keys, isSideBySide)
    batches = keys.map { _ in 0 }
    for metric in Turn.metrics {
      times[metric] = keys.map { _ in [] }
      ratios[metric] = keys.map { _ in RatioSample() }
    }
  }

  /// Adds a round.
  ///
  /// - Parameter results: One for each key.
  mutating func add(_ results: [TurnRound.Result], isDisturbed: Bool, slowdown: Double, seconds: Double) {
    rounds += 1
    if isDisturbed { disturbedRounds += 1 }
    slowdowns.append(slowdown)
    cost += (seconds - cost) / Double(rounds)
    batches = results.map(\.batch)
    for metric in Turn.metrics {
      func values(_ lane: Int) -> [Double] { results[lane].turns.compactMap { $0.time(metric) } }
      let reference = values(0)
      for lane in keys.indices {
        let own = values(lane)
        times[metric]?[lane] += own
        guard lane > 0, !own.isEmpty, !reference.isEmpty else { continue }
        // Turns that were not taken side by side are no pairs.
        if isSideBySide {
          ratios[metric]?[lane].add(own, over: reference)
        } else {
          ratios[metric]?[lane].add([Statistics.median(of: own)], over: [Statistics.median(of: reference)])
        }
      }
    }
  }

  /// Whether so many rounds found no quiet moments that the figures are in doubt.
  var isDisturbed: Bool { 2 * disturbedRounds > rounds }

  /// The ratios of a metric, for a run to learn from.
  func samples(_ metric: Metric) -> [RatioSample] {
    ratios[metric].map { Array($0.dropFirst()) } ?? []
  }

  /// How much wider the widest interval of `frame_time` is than it should be; at most 1 when nothing is left to do.
  func openness(_ prior: RatioPrior) -> Double {
    let intervals = samples(.frameTime).compactMap { $0.interval(widened(prior)) }
    return intervals.map { $0.halfWidth / Self.tolerance($0.value) }.max() ?? 0
  }

  /// Half of the interval's length, as a share, at which a ratio is settled: half a percent, and more where the two
  /// are far apart.
  static func tolerance(_ ratio: Double) -> Double { max(0.005, 0.02 * abs(log(ratio))) }

  /// The sampled rows: times, and how they compare with those of the first variant.
  func rows(_ priors: [Metric: RatioPrior]) -> [ResultRow] {
    var rows: [ResultRow] = []
    for metric in Turn.metrics {
      guard let times = times[metric], let ratios = ratios[metric] else { continue }
      for (lane, key) in keys.enumerated() where !times[lane].isEmpty {
        rows.append(ResultRow(sampled: times[lane], of: metric, in: key))
        let prior = widened(priors[metric] ?? .usual)
        if lane > 0, let row = ResultRow(ratio: ratios[lane], prior, of: metric, in: key) { rows.append(row) }
      }
    }
    return rows
  }

  /// What two variants make of a neighbour differs by a part of what he costs them; and those that ran one after the
  /// other have met different machines.
  private func widened(_ prior: RatioPrior) -> RatioPrior {
    let slowdown = slowdowns.isEmpty ? 0 : Statistics.median(of: slowdowns)
    let neighbour = 0.1 * slowdown
    let apart = isSideBySide ? 0 : 0.05
    var prior = prior
    prior.variance += neighbour * neighbour + apart * apart
    return prior
  }
}
