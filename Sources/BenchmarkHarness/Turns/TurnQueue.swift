// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews

/// What a process measured in its turn.
nonisolated struct Turn: Codable, Equatable {
  /// What the times are, in their order. An action without a host has the first two.
  static let metrics: [Metric] = [
    .frameTime, .cpuTime, .commitTime, .updateTime, .layoutTime, .displayTime, .displayDiffTime,
    .viewComparisonTime, .idMatchingTime, .diffTime,
  ]
  /// The parts of a frame behind the metrics from `commitTime` on, but the last, which is the sum of `differences`.
  static let parts: [FramePart] = [.commit, .update, .layout, .display, .diff, .comparison, .matching]
  static let differences: [FramePart] = [.comparison, .matching, .diff]

  /// Nanoseconds of a step, in the fastest undisturbed sample.
  var times: [Double]
  /// The share of undisturbed samples.
  var quiet: Double
  /// What the reference work took beside the middle one of the samples, in nanoseconds; see `QuietMoments`.
  var level: UInt64
}

/// Asks a worker for a turn.
nonisolated struct TurnRequest: Codable, Equatable {
  /// What the reference work may take beside an undisturbed sample, in nanoseconds; 0 where it is not known.
  var limit: UInt64
}

/// The worker's side of taking turns: a request on standard input, a `Turn` as the answer. The end of standard input
/// ends the turns, and so does anything that is no request.
public nonisolated struct TurnQueue {
  private let answers: Int32

  /// - Parameter answers: The descriptor to answer on.
  public init(answers: Int32) {
    self.answers = answers
  }

  /// Waits for the next request; `nil` at the end.
  func next() -> TurnRequest? {
    readLine().flatMap { Message.value(from: $0) }
  }

  func answer(_ turn: Turn) throws {
    _ = Descriptor.writeAll("\(try Message.line(turn))\n", to: answers)
  }
}
