// SPDX-License-Identifier: Apache-2.0

extension Metric {
  /// The base units of a result file; there are no others, and a cell is never scaled.
  ///
  /// Nested, because Foundation has a class of the same name.
  public enum Unit: String, Codable, Hashable, Sendable, CaseIterable {
    case count
    case bytes
    case nanoseconds = "ns"
    /// One time over another.
    case ratio
  }
}
