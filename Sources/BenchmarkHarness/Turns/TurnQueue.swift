// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import ViewEngine

/// What a process measured in its turn.
nonisolated struct Turn: Codable, Equatable {
  /// What is timed, in the order in which the times are sent: the whole step, each part of a frame, and the parts in
  /// ``differences`` together. An action without a host has the first two times.
  static let metrics: [Metric] =
    [.frameTime, .cpuTime] + FramePart.allCases.map { .ofEngine($0.metric, .phaseClock) } + [.diffTime]
  /// The parts whose sum is `diff_time`.
  static let differences: [FramePart] = [.comparison, .matching, .diff]

  /// Nanoseconds of a step in the fastest undisturbed sample, in the order of ``metrics``; ``time(_:)`` finds one.
  var times: [Double]
  /// The share of undisturbed samples.
  var quiet: Double
  /// What the reference work took beside the middle one of the samples, in nanoseconds; see `QuietMoments`.
  var level: UInt64

  /// The time of a metric; `nil` where the action has none.
  func time(_ metric: Metric) -> Double? {
    Self.metrics.firstIndex(of: metric).flatMap { $0 < times.count ? times[$0] : nil }
  }
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
