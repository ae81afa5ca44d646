// SPDX-License-Identifier: Apache-2.0

/// What happened in a test, in order. Views hold it as a reference, so it never makes two of them differ.
@MainActor
package final class EventLog {
  package private(set) var entries: [String] = []

  package init() {}

  package func add(_ entry: String) {
    entries.append(entry)
  }

  /// The entries so far; the log is empty afterwards.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
