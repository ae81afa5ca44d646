// SPDX-License-Identifier: Apache-2.0

/// How often a case is repeated.
public nonisolated struct SamplePlan: Sendable, Equatable {
  /// Steps whose frames `check` sees. Odd, so that a toggle ends on its other side.
  public var verifiedSteps = 3
  /// Steps before counting or timing begins: caches fill, buffers grow to their size.
  public var warmUpSteps = 4
  /// Steps that are counted. Even, so that a toggle ends where it began.
  public var countedSteps = 8
  /// The fewest samples of a time, unless they would take five times the budget.
  public var minimumSamples = 30
  /// The most samples of a time.
  public var maximumSamples = 1_000
  /// Nanoseconds for the timed passes of one case.
  public var budget: UInt64 = 300_000_000
  /// A sample lasts at least so many nanoseconds; shorter steps are timed in batches.
  public var shortestSample: UInt64 = 20_000
  /// Steps in a sample of `sample`; 0 to find out.
  public var batch = 0
  /// Rounds of arithmetic that `sample` does in each sample: a slowdown planted on purpose.
  public var plantedRounds = 0
  /// Nanoseconds of a turn of `sample`; a turn has at least one sample.
  public var turn: UInt64 = 1_000_000

  /// The default plan.
  public init() {}

  /// For a first look: few samples, the same counts.
  public static var quick: SamplePlan {
    var plan = SamplePlan()
    plan.minimumSamples = 5
    plan.maximumSamples = 50
    plan.budget = 20_000_000
    return plan
  }

  /// The plan as one word, for the command line of a child process.
  var argument: String {
    [
      verifiedSteps, warmUpSteps, countedSteps, minimumSamples, maximumSamples, Int(budget),
      Int(shortestSample), batch, plantedRounds, Int(turn),
    ].map(String.init).joined(separator: ",")
  }

  /// Reads what `argument` wrote.
  init?(argument: String) {
    let numbers = argument.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 10, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    (verifiedSteps, warmUpSteps, countedSteps) = (numbers[0], numbers[1], numbers[2])
    (minimumSamples, maximumSamples) = (numbers[3], numbers[4])
    (budget, shortestSample) = (UInt64(numbers[5]), UInt64(numbers[6]))
    (batch, plantedRounds, turn) = (numbers[7], numbers[8], UInt64(numbers[9]))
  }

  /// The next size of a batch to try; `nil` when a sample of this one lasts long enough.
  ///
  /// - Parameter elapsed: What a sample of `batch` steps took, in nanoseconds.
  func largerBatch(than batch: Int, after elapsed: UInt64) -> Int? {
    guard elapsed < shortestSample, batch < 1 << 20 else { return nil }
    let estimate = Double(batch) * 1.25 * Double(shortestSample) / Double(max(elapsed, 1))
    return min(1 << 20, max(batch + 1, min(batch * 16, Int(estimate))))
  }
}
