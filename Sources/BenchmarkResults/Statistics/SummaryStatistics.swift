// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The figures of an exact row. Integers only: nothing that a count cannot be is derived from counts.
public struct ExactSummary: Codable, Hashable, Sendable {
  public var median: Int64
  public var min: Int64
  public var max: Int64

  /// Three figures as a file gives them.
  public init(median: Int64, min: Int64, max: Int64) {
    self.median = median
    self.min = min
    self.max = max
  }

  /// Summarises counts; for an even number the median is the lower of the two middles, so that it stays a count.
  ///
  /// - Parameter values: Not empty.
  /// - Complexity: O(*n* log *n*).
  public init(of values: [Int64]) {
    if values.isEmpty { fatalError("a summary needs a value") }
    let sorted = values.sorted()
    self.init(
      median: sorted[(sorted.count - 1) / 2], min: sorted[0], max: sorted[sorted.count - 1])
  }
}

/// The figures of a sampled row, in the metric's unit.
public struct SampledSummary: Codable, Hashable, Sendable {
  public var median: Double
  /// Median absolute deviation from the median, unscaled.
  public var mad: Double
  public var min: Double
  public var max: Double
  public var mean: Double
  /// Sample standard deviation (divisor *n* − 1); 0 for one sample.
  public var stddev: Double

  /// Six figures as a file gives them.
  public init(median: Double, mad: Double, min: Double, max: Double, mean: Double, stddev: Double) {
    self.median = median
    self.mad = mad
    self.min = min
    self.max = max
    self.mean = mean
    self.stddev = stddev
  }

  /// Summarises samples.
  ///
  /// - Parameter values: Not empty, none of them NaN.
  /// - Complexity: O(*n* log *n*).
  public init(of values: [Double]) {
    if values.isEmpty { fatalError("a summary needs a value") }
    let sorted = values.sorted()
    let median = Statistics.median(ofSorted: sorted)
    let mean = Statistics.mean(of: values)
    self.init(
      median: median,
      mad: Statistics.median(ofSorted: sorted.map { Swift.abs($0 - median) }.sorted()),
      min: sorted[0], max: sorted[sorted.count - 1],
      mean: mean, stddev: Statistics.standardDeviation(of: values, mean: mean))
  }
}

/// The formulas behind the columns of a result file.
public enum Statistics {
  /// The middle value, or the mean of the two middle ones.
  ///
  /// - Source: Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996, definition 7 at p = ½.
  public static func median(ofSorted sorted: [Double]) -> Double {
    let upper = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[upper] : sorted[upper - 1] + (sorted[upper] - sorted[upper - 1]) / 2
  }

  /// The median of values in any order.
  public static func median(of values: [Double]) -> Double {
    median(ofSorted: values.sorted())
  }

  /// The sum over the number, summed around the first value so that large values with a small spread keep
  /// their digits.
  public static func mean(of values: [Double]) -> Double {
    let origin = values[0]
    return origin + values.reduce(0) { $0 + ($1 - origin) } / Double(values.count)
  }

  /// The square root of the sum of squared deviations over *n* − 1; 0 for one value.
  ///
  /// - Source: NIST Engineering Statistics Handbook, 1.3.5.6 "Measures of Scale". Two passes, which does not
  ///   cancel (Chan, Golub and LeVeque, 1983).
  public static func standardDeviation(of values: [Double], mean: Double) -> Double {
    guard values.count > 1 else { return 0 }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }

  /// The *n*th root of the product, by logarithms; every value above 0.
  ///
  /// - Source: Fleming and Wallace, "How not to lie with statistics: the correct way to summarize benchmark
  ///   results", 1986: the mean for ratios.
  public static func geometricMean(of ratios: [Double]) -> Double {
    exp(ratios.reduce(0) { $0 + log($1) } / Double(ratios.count))
  }
}
