// SPDX-License-Identifier: Apache-2.0

/// One line of a result file: a metric of a case, summarised over its samples.
public struct ResultRow: Codable, Hashable, Sendable {
  /// The figures, by kind of metric.
  public enum Summary: Codable, Hashable, Sendable {
    case exact(ExactSummary)
    case sampled(SampledSummary)
  }

  public var key: ResultKey
  public var unit: Metric.Unit
  public var kind: Metric.Kind
  /// Steps of an exact row, samples of a sampled one; 0 when nothing was measured.
  public var samples: Int
  /// `nil` when nothing was measured; then ``error`` says why.
  public var summary: Summary?
  /// Why the figures are missing or may not be trusted.
  public var error: ResultError?

  /// Describes a row as a file spells it.
  public init(
    key: ResultKey, unit: Metric.Unit, kind: Metric.Kind, samples: Int, summary: Summary?,
    error: ResultError? = nil
  ) {
    self.key = key
    self.unit = unit
    self.kind = kind
    self.samples = samples
    self.summary = summary
    self.error = error
  }

  /// Summarises the counts of a case's steps.
  ///
  /// - Parameters:
  ///   - values: One count per step, in the metric's unit; not empty.
  ///   - metric: What was measured.
  ///   - key: The case.
  ///   - view: The type it belongs to; empty for the total.
  public init(
    exact values: [Int64], of metric: Metric, in key: CaseKey, view: String = "", error: ResultError? = nil
  ) {
    self.init(
      key: ResultKey(key, view: view, metric: metric.id), unit: metric.unit, kind: .exact,
      samples: values.count, summary: .exact(ExactSummary(of: values)), error: error)
  }

  /// Summarises the samples of a case.
  ///
  /// - Parameters:
  ///   - values: One value per sample, in the metric's unit; not empty.
  ///   - metric: What was measured.
  ///   - key: The case.
  ///   - view: The type it belongs to; empty for the total.
  public init(
    sampled values: [Double], of metric: Metric, in key: CaseKey, view: String = "",
    error: ResultError? = nil
  ) {
    self.init(
      key: ResultKey(key, view: view, metric: metric.id), unit: metric.unit, kind: .sampled,
      samples: values.count, summary: .sampled(SampledSummary(of: values)), error: error)
  }

  /// The row of a metric that could not be measured.
  public init(unmeasured metric: Metric, in key: CaseKey, error: ResultError) {
    self.init(
      key: ResultKey(key, metric: metric.id), unit: metric.unit, kind: metric.kind, samples: 0,
      summary: nil, error: error)
  }

  /// The row of a case that failed as a whole: no metric, no figures, the reason.
  ///
  /// It counts as exact, so that it is in `exact.csv` too and no judge can miss it.
  public init(failed key: CaseKey, error: ResultError) {
    self.init(
      key: ResultKey(key, metric: ""), unit: .count, kind: .exact, samples: 0, summary: nil,
      error: error)
  }

  /// The median in the row's unit, for tables and fits; `nil` when nothing was measured.
  public var median: Double? {
    switch summary {
    case .exact(let exact): Double(exact.median)
    case .sampled(let sampled): sampled.median
    case nil: nil
    }
  }

  /// The figures of an exact row.
  public var exact: ExactSummary? {
    if case .exact(let exact) = summary { exact } else { nil }
  }

  /// The figures of a sampled row.
  public var sampled: SampledSummary? {
    if case .sampled(let sampled) = summary { sampled } else { nil }
  }
}
