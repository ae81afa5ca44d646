// SPDX-License-Identifier: Apache-2.0

/// How often a case is repeated.
public nonisolated struct SamplePlan: Codable, Sendable, Equatable {
  /// Steps whose frames `check` sees. Odd, so that a toggle ends on its other side.
  public var verifiedSteps = 3
  /// Steps before counting or timing begins: caches fill, buffers grow to their size.
  public var warmUpSteps = 4
  /// Steps that are counted. Even, so that a toggle ends where it began.
  public var countedSteps = 8
  /// A sample lasts at least so many nanoseconds; shorter steps are timed in batches.
  public var shortestSample: UInt64 = 20_000
  /// Steps in a sample; 0 to find out.
  public var batch = 0
  /// Rounds of arithmetic in each sample: a slowdown planted on purpose.
  public var plantedRounds = 0
  /// Nanoseconds of a turn; a turn has at least one sample.
  public var turn: UInt64 = 1_000_000
  /// Nanoseconds of each turn for the phases; at least one sample.
  public var phaseTurn: UInt64 = 300_000

  /// The default plan.
  public init() {}

  /// The next size of a batch to try; `nil` when a sample of this one lasts long enough.
  ///
  /// - Parameter elapsed: What a sample of `batch` steps took, in nanoseconds.
  func largerBatch(than batch: Int, after elapsed: UInt64) -> Int? {
    guard elapsed < shortestSample, batch < 1 << 20 else { return nil }
    let estimate = Double(batch) * 1.25 * Double(shortestSample) / Double(max(elapsed, 1))
    return min(1 << 20, max(batch + 1, min(batch * 16, Int(estimate))))
  }
}
