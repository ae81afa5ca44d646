// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Ratios between the variants of a scenario, as rows like all others.
extension Metric {
  /// The ratios of the times that are taken in turns, in the same order.
  public static let ratios = inTurns.map(ratio(of:))

  static let ratioSuffix = "_ratio"

  /// The metric of how a time compares with that of the scenario's first variant at the same size.
  public static func ratio(of time: Metric) -> Metric {
    Metric(
      id: "\(time.id)\(ratioSuffix)", unit: .ratio, kind: .sampled, polarity: time.polarity, source: .turns,
      meaning: "\(time.id) over that of the scenario's first variant at the same size",
      span: "turns of fresh processes; min and max are the ends of the 95 % interval, samples the rounds")
  }
}

extension ResultRow {
  /// The ratio of a time, where there is one.
  ///
  /// `samples` are the groups of processes, `median` is the ratio, `min` and `max` are the ends of its 95 %
  /// interval; `mad`, `mean` and `stddev` are the groups' own.
  ///
  /// - Parameters:
  ///   - sample: The ratios of each round.
  ///   - prior: What the run has shown of differences between processes.
  ///   - time: One of ``Metric/inTurns``.
  ///   - key: The case whose time is above the line.
  public init?(ratio sample: RatioSample, _ prior: RatioPrior, of time: Metric, in key: CaseKey) {
    guard let interval = sample.interval(prior) else { return nil }
    let own = SampledSummary(of: sample.logarithms.map(exp))
    let summary = SampledSummary(
      median: interval.value, mad: own.mad, min: interval.lower, max: interval.upper, mean: own.mean,
      stddev: own.stddev)
    self.init(
      key: ResultKey(key, metric: Metric.ratio(of: time).id), unit: .ratio, kind: .sampled,
      samples: sample.logarithms.count, summary: .sampled(summary))
  }

  /// The interval of a row that is a ratio.
  public var ratio: RatioInterval? {
    guard unit == .ratio, let sampled, sampled.median > 0 else { return nil }
    return RatioInterval(sampled.median, lower: sampled.min, upper: sampled.max)
  }
}
