// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a time compares with another one, and how sure that is.
public struct RatioInterval: Hashable, Sendable {
  /// The best guess; 1.31 is 31 % more.
  public let value: Double
  /// The ends of the 95 % interval.
  public let lower: Double
  public let upper: Double

  /// Joins a value and the interval around it.
  public init(_ value: Double, lower: Double, upper: Double) {
    (self.value, self.lower, self.upper) = (value, lower, upper)
  }

  /// Whether the two cannot be told apart.
  public var containsOne: Bool { lower <= 1 && 1 <= upper }

  /// Half of the interval's length as a share of the value.
  public var halfWidth: Double { (upper - lower) / 2 / value }

  /// The same comparison seen from the other side.
  public var inverse: RatioInterval { RatioInterval(1 / value, lower: 1 / upper, upper: 1 / lower) }
}

/// The ratios of two times in a few groups of fresh processes, and what one such group says about itself.
public struct RatioSample: Hashable, Sendable {
  /// Logarithms of the ratio, one for each group of processes that took turns.
  public private(set) var logarithms: [Double] = []
  /// The variances of those logarithms as far as their own turns show them.
  public private(set) var variances: [Double] = []

  /// No group.
  public init() {}

  /// Adds a group: the two times of each turn, all above 0. Without turns nothing is added.
  ///
  /// The median of the turns counts, and how far the turns are apart says how sure it is.
  ///
  /// - Source: the variance of a median of *n* values of a normal distribution is π/2 · σ²/*n*; σ from the median
  ///   absolute deviation (Rousseeuw and Croux, "Alternatives to the median absolute deviation", 1993).
  public mutating func add(_ times: [Double], over references: [Double]) {
    let turns = zip(times, references).filter { $0 > 0 && $1 > 0 }.map { log($0 / $1) }
    guard !turns.isEmpty else { return }
    let middle = Statistics.median(of: turns)
    let deviation = 1.4826 * Statistics.median(of: turns.map { abs($0 - middle) })
    add(logarithm: middle, variance: .pi / 2 * deviation * deviation / Double(turns.count))
  }

  /// Adds a group by what it says: the logarithm of its ratio, and that one's variance.
  public mutating func add(logarithm: Double, variance: Double) {
    logarithms.append(logarithm)
    variances.append(variance)
  }

  /// The mean of the variances within groups.
  var within: Double { variances.isEmpty ? 0 : variances.reduce(0, +) / Double(variances.count) }

  /// The variance of the groups' logarithms; 0 for one group.
  var between: Double {
    guard logarithms.count > 1 else { return 0 }
    let deviation = Statistics.standardDeviation(of: logarithms, mean: Statistics.mean(of: logarithms))
    return deviation * deviation
  }

  /// The ratio with its 95 % interval; `nil` without a group.
  ///
  /// Processes of one program differ, however long they are measured, so the interval comes from the differences
  /// between groups of processes. They are few, and a variance from three values is worth little by itself, so it
  /// is joined with what the whole run says about such differences.
  ///
  /// - Source: Kalibera and Jones, "Rigorous benchmarking in reasonable time", ISMM 2013: the variance of the
  ///   highest level of repetition holds those of the levels below. Smyth, "Linear models and empirical Bayes
  ///   methods for assessing differential expression", 2004: the moderated *t*.
  public func interval(_ prior: RatioPrior) -> RatioInterval? {
    guard !logarithms.isEmpty else { return nil }
    let count = Double(logarithms.count)
    let freedom = prior.freedom + count - 1
    let variance =
      (prior.freedom * (prior.variance + within) + (count - 1) * between) / freedom
    let mean = Statistics.mean(of: logarithms)
    let half = Statistics.t975(freedom: freedom) * (variance / count).squareRoot()
    return RatioInterval(exp(mean), lower: exp(mean - half), upper: exp(mean + half))
  }
}

/// What a run knows about the differences between groups of processes before it looks at one comparison.
public struct RatioPrior: Hashable, Sendable {
  /// Of the logarithm of a ratio, between groups of processes, beyond what their turns explain.
  public var variance: Double
  /// How many values this knowledge is worth.
  public var freedom = 4.0

  /// Knowledge by its standard deviation, as a share of the ratio.
  public init(deviation: Double) { variance = deviation * deviation }

  /// What is assumed before anything was measured. Two processes of a program differ by up to half a percent here;
  /// a ratio holds the differences of two.
  public static let usual = RatioPrior(deviation: 0.007)

  /// The smallest deviation that is believed, however alike the groups of a run are.
  static let smallest = 0.002

  /// Learns from all comparisons of a run.
  ///
  /// Medians, because a few comparisons that were disturbed must not widen all others. What is assumed counts like
  /// five comparisons.
  public init(learningFrom samples: some Sequence<RatioSample>, assuming usual: RatioPrior = .usual) {
    var variances = [Double](repeating: usual.variance, count: 5)
    for sample in samples where sample.logarithms.count > 1 {
      let freedom = Double(sample.logarithms.count - 1)
      // The median of a variance lies below its mean (Wilson and Hilferty, 1931).
      let factor = pow(1 - 2 / (9 * freedom), 3)
      variances.append(max(0, sample.between / factor - sample.within))
    }
    variance = max(Self.smallest * Self.smallest, Statistics.median(of: variances))
  }
}

extension Statistics {
  /// The point that a *t* distributed value exceeds with a probability of 2.5 %.
  ///
  /// - Parameter freedom: 3 or more; the error is below 0.1 % then.
  /// - Source: Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.5.
  static func t975(freedom: Double) -> Double {
    let z = 1.959_963_985
    let square = z * z
    let terms = [
      (square + 1) * z / 4,
      ((5 * square + 16) * square + 3) * z / 96,
      (((3 * square + 19) * square + 17) * square - 15) * z / 384,
      ((((79 * square + 776) * square + 1_482) * square - 1_920) * square - 945) * z / 92_160,
    ]
    var power = 1.0
    return terms.reduce(z) { sum, term in
      power /= freedom
      return sum + term * power
    }
  }

  /// The 95 % interval of a share.
  ///
  /// - Source: Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
  public static func wilson(_ count: Int, of all: Int) -> (low: Double, high: Double) {
    guard all > 0 else { return (0, 1) }
    let z = 1.959_963_985
    let number = Double(all)
    let share = Double(count) / number
    let scale = 1 + z * z / number
    let middle = (share + z * z / (2 * number)) / scale
    let half = z / scale * (share * (1 - share) / number + z * z / (4 * number * number)).squareRoot()
    return (max(0, middle - half), min(1, middle + half))
  }
}
