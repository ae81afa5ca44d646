// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What is said of many, each text once, behind the names of those that it is said of.
enum FoldedLines {
  /// How many names are enough to know what is meant.
  static let few = 3

  /// - Parameter atMost: How many are named of one text; `nil` for all.
  static func lines(_ said: [(name: String, text: String)], atMost: Int? = nil) -> [String] {
    let names = Dictionary(grouping: said, by: \.text).mapValues { $0.map(\.name).uniqued }
    return said.map(\.text).uniqued.map { text in
      let all = names[text] ?? []
      let shown = all.prefix(atMost ?? all.count)
      let more = all.count > shown.count ? "; and \(all.count - shown.count) more" : ""
      return "\(shown.joined(separator: "; "))\(more): \(text)"
    }
  }
}

extension SurveyStep {
  /// `Cart, Tap "Add"`.
  var subject: String { "\(screenTitle), \(title)" }
}
