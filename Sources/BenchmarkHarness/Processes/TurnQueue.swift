// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What a process measured in its turn.
nonisolated struct Turn: Equatable {
  /// Nanoseconds of a step, in the fastest undisturbed sample.
  var time: Double
  /// The share of undisturbed samples.
  var quiet: Double
  /// The fastest that the reference work has been, in nanoseconds; see `QuietMoments`.
  var reference: UInt64

  init(time: Double, quiet: Double, reference: UInt64) {
    (self.time, self.quiet, self.reference) = (time, quiet, reference)
  }

  /// The turn as a child writes it.
  var line: String { "\(time) \(quiet) \(reference)" }

  /// Reads what `line` wrote.
  init?(line: String) {
    let words = line.split(separator: " ")
    guard words.count == 3, let time = Double(words[0]), let quiet = Double(words[1]),
      let reference = UInt64(words[2])
    else { return nil }
    self.init(time: time, quiet: quiet, reference: reference)
  }
}

/// The child's side of taking turns: a line on standard input asks for a turn, with the reference to go by; a line
/// answers. The end of standard input ends the turns.
public nonisolated struct TurnQueue {
  private let answers: Int32

  /// - Parameter answers: The descriptor to answer on.
  public init(answers: Int32) {
    self.answers = answers
  }

  /// Waits for the next turn: the reference in nanoseconds, or `nil` at the end.
  func next() -> UInt64? {
    guard let line = readLine() else { return nil }
    return UInt64(line) ?? 0
  }

  func answer(_ turn: Turn) {
    _ = Descriptor.writeAll("\(turn.line)\n", to: answers)
  }
}
