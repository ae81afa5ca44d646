// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// What a child process does with its case.
public nonisolated enum CasePass: String, Sendable, CaseIterable {
  /// The checks only.
  case verify
  /// The checks and the counts.
  case measure
  /// The counts once more, for comparison with the first process, and the peak of memory.
  case recount
  /// Instructions only.
  case instructions
  /// Prints the display list after the verified steps.
  case display
  /// The times, in turns with other processes.
  case sample
  /// Why bodies run in one step: the cause graph as JSON in place of a display list.
  case explain
  /// The timeline of a few steps, likewise.
  case trace
}

/// What a child process hands back.
public nonisolated struct CaseReport: Sendable, Equatable {
  /// The rows; one with an error and no metric when the case failed as a whole.
  public var rows: [ResultRow]
  /// Stands for the final display list; `nil` when the pass did not look at it, or there is none.
  public var displayDigest: UInt64?
  /// The display list itself, after `display`; the JSON of `explain` and `trace`.
  public var displayText: String?
  /// Steps in a sample, after `sample`.
  public var batch: Int?

  /// Creates a report.
  public init(
    rows: [ResultRow] = [], displayDigest: UInt64? = nil, displayText: String? = nil,
    batch: Int? = nil
  ) {
    self.rows = rows
    self.displayDigest = displayDigest
    self.displayText = displayText
    self.batch = batch
  }
}
