// SPDX-License-Identifier: Apache-2.0

/// What happened in a test, in order. Views hold it as a reference, so it never makes two of them differ.
@MainActor
final class EventLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// The entries so far; the log is empty afterwards.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
