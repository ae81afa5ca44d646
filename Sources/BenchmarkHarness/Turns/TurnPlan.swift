// SPDX-License-Identifier: Apache-2.0

/// How processes take turns.
public nonisolated struct TurnPlan: Sendable, Equatable {
  /// Turns of a process that count.
  public var turns = 7
  /// Nanoseconds of a turn; one sample at least.
  public var turn: UInt64 = 1_000_000
  /// Nanoseconds of each turn for the times of the phases; one sample at least.
  public var phases: UInt64 = 300_000
  /// Nanoseconds for which processes wait for quiet moments, when there are too few.
  public var patience: UInt64 = 500_000_000
  /// Nanoseconds a process, after which long steps get fewer turns, but ``fewest``.
  public var longest: UInt64 = 150_000_000
  public var fewest = 3

  /// The default plan.
  public init() {}

  /// What a child does.
  func samplePlan(batch: Int, plantedRounds: Int = 0) -> SamplePlan {
    var plan = SamplePlan()
    (plan.turn, plan.phaseTurn) = (turn, phases)
    (plan.batch, plan.plantedRounds) = (batch, plantedRounds)
    return plan
  }
}
