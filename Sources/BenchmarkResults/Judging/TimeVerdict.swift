// SPDX-License-Identifier: Apache-2.0

/// What the times of a case say about two programs.
public enum TimeVerdict: String, Hashable, Sendable, CaseIterable {
  /// The second program is slower.
  case regressed
  /// The second program is faster.
  case improved
  /// No difference was found, and one of the wanted size would have been.
  case same
  /// No difference was found, but one of the wanted size might have been missed.
  case underpowered
  /// Two processes of the same program counted differently: it does not do the same work each time.
  case nondeterministic
  /// The programs do not measure the same thing.
  case incomparable
  /// In the first program only.
  case missing
  /// In the second program only.
  case added
  /// A check failed in the second program.
  case failed
  /// The second program crashed or timed out.
  case crashed
}
