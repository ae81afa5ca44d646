// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What a process measured in its turn.
nonisolated struct Turn: Equatable {
  /// What the times are, in their order. An action without a host has the first two.
  static let metrics: [Metric] = [
    .frameTime, .cpuTime, .commitTime, .updateTime, .layoutTime, .displayTime, .displayDiffTime, .diffTime,
  ]

  /// Nanoseconds of a step, in the fastest undisturbed sample.
  var times: [Double]
  /// The share of undisturbed samples.
  var quiet: Double
  /// What the reference work took beside the middle one of the samples, in nanoseconds; see `QuietMoments`.
  var level: UInt64

  init(times: [Double], quiet: Double, level: UInt64) {
    (self.times, self.quiet, self.level) = (times, quiet, level)
  }

  /// The turn as a child writes it.
  var line: String { "turn \(quiet) \(level) " + times.map { "\($0)" }.joined(separator: " ") }

  /// Reads what `line` wrote.
  init?(line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 4, words[0] == "turn", let quiet = Double(words[1]), let level = UInt64(words[2])
    else { return nil }
    let times = words.dropFirst(3).compactMap { Double($0) }
    guard times.count == words.count - 3, times.count <= Self.metrics.count else { return nil }
    self.init(times: times, quiet: quiet, level: level)
  }
}

/// The child's side of taking turns: a line on standard input asks for a turn, with what the reference work may take
/// beside an undisturbed sample; a line answers. The end of standard input ends the turns.
public nonisolated struct TurnQueue {
  private let answers: Int32

  /// - Parameter answers: The descriptor to answer on.
  public init(answers: Int32) {
    self.answers = answers
  }

  /// Waits for the next turn: the limit in nanoseconds, 0 where none is known; `nil` at the end.
  func next() -> UInt64? {
    guard let line = readLine() else { return nil }
    return UInt64(line) ?? 0
  }

  func answer(_ turn: Turn) {
    _ = Descriptor.writeAll("\(turn.line)\n", to: answers)
  }
}
