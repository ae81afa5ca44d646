// SPDX-License-Identifier: Apache-2.0

/// What the command tells the shell. Numbers are part of the interface.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case fine = 0
  /// Regression, failed check or missing case.
  case regression = 1
  /// Bad usage, or input that cannot be read or does not fit: nothing was judged or written.
  case badInput = 2
  /// Underpowered, nondeterministic or incomparable.
  case undecided = 3
  /// A case crashed or timed out; the others' results are kept.
  case crashed = 4
  /// Better than the baseline; `gate --update` accepts it.
  case improved = 5
  /// SIGINT; finished rows are kept.
  case interrupted = 130
  /// SIGTERM; finished rows are kept.
  case terminated = 143

  /// The code in words, for help and the manual.
  package var meaning: String {
    switch self {
    case .fine: "Fine."
    case .regression: "A regression, a failed check or a missing case."
    case .badInput: "Bad usage, or input that cannot be read or does not fit."
    case .undecided: "Could not judge."
    case .crashed: "A case crashed or timed out; the others' results are kept."
    case .improved: "Better than the baseline."
    case .interrupted: "Interrupted; what had finished is kept."
    case .terminated: "Terminated; what had finished is kept."
    }
  }

  /// Of several findings, the one to report: 4 before 1, 3, 5 and 0. Bad input and signals end a run before
  /// anything is judged, so they come first.
  package static func worst(_ codes: some Sequence<ExitCode>) -> ExitCode {
    codes.min { $0.precedence < $1.precedence } ?? .fine
  }

  private var precedence: Int {
    switch self {
    case .terminated: 0
    case .interrupted: 1
    case .badInput: 2
    case .crashed: 3
    case .regression: 4
    case .undecided: 5
    case .improved: 6
    case .fine: 7
    }
  }
}
