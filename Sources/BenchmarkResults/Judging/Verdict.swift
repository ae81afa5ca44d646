// SPDX-License-Identifier: Apache-2.0

/// What two figures of the same row say together.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// Worse than before.
  case regressed
  /// Better than before.
  case improved
  /// Different, of a metric where neither way is better.
  case changed
  case same
  /// In the old results only.
  case missing
  /// In the new results only.
  case added
  /// Two processes of the same code counted differently.
  case nondeterministic
  /// Measured where the figures mean something else.
  case incomparable
  /// The case did not get as far as a figure.
  case failed
}
