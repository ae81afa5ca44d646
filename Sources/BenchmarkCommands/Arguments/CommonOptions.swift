// SPDX-License-Identifier: Apache-2.0

/// Options that several commands take, each defined once.
package enum CommonOptions {
  package static let help = Option(
    "help", letter: "h", brief: "Show this help; -h shows one line an option.")

  package static let version = Option("version", letter: "V", brief: "Show the version.")

  package static let filter = Option(
    "filter", letter: "f", value: "CASE", isRepeatable: true,
    brief: "Only cases that match; may be given several times.",
    detail: """
      A CASE is scenario/variant/size; parts at the end may be left out.
      Globs are allowed: * any text, ? one character, {a,b} either. A family's name means all of it.
      """)

  package static let size = Option(
    "size", letter: "n", value: "SIZE", isRepeatable: true,
    brief: "Only cases of this size; may be given several times.")

  package static let metric = Option(
    "metric", letter: "m", value: "METRIC", isRepeatable: true,
    brief: "Only this metric; may be given several times, globs are allowed.")

  package static let format = format(OutputFormat.allCases.map(\.rawValue))

  /// The option of a verb that finds something, which other services read, too.
  ///
  /// - Parameter detail: What the formats hold.
  package static func format(and others: [ServiceFormat], detail: String) -> Option {
    format(OutputFormat.allCases.map(\.rawValue) + others.map(\.rawValue), detail)
  }

  private static func format(_ choices: [String], _ detail: String = "") -> Option {
    Option(
      "format", value: "FORMAT", choices: choices, brief: "How the data is written; the default is table.",
      detail: detail)
  }
}
