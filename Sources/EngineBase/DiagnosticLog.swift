// SPDX-License-Identifier: Apache-2.0

/// Runtime issues in the order in which they happened. Repeated ones are kept, up to a number that a person could
/// read.
package struct DiagnosticLog {
  /// How many are kept: a program that goes wrong in each of a million frames must not fill the memory with it.
  package static let limit = 1_000

  private var kept: [String] = []
  /// How many came after those that are kept.
  private var omitted = 0

  package init() {}

  package var last: String? { kept.last }

  /// What is kept, and in a line of its own how many are not.
  package var messages: [String] {
    omitted == 0 ? kept : kept + ["\(omitted) more runtime issues were not kept."]
  }

  package mutating func append(_ message: String) {
    if kept.count < Self.limit { kept.append(message) } else { omitted += 1 }
  }

  package mutating func removeAll() {
    self = DiagnosticLog()
  }
}
