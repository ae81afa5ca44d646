// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What is said of many, each text once, behind the names of those that it is said of.
enum FoldedLines {
  /// How many names are enough to know what is meant.
  static let few = 3

  /// - Parameters:
  ///   - atMost: How many are named of one text; `nil` for all.
  ///   - areAlike: Whether texts that differ in numbers alone are one; the first is told.
  static func lines(_ said: [(name: String, text: String)], atMost: Int? = nil, areAlike: Bool = false)
    -> [String]
  {
    func key(_ text: String) -> String { areAlike ? withoutNumbers(text) : text }
    let groups = Dictionary(grouping: said) { key($0.text) }
    return said.map { key($0.text) }.uniqued.map { key in
      let group = groups[key] ?? []
      let (all, texts) = (group.map(\.name).uniqued, group.map(\.text).uniqued)
      let shown = all.prefix(atMost ?? all.count)
      let more = all.count > shown.count ? "; and \(all.count - shown.count) more" : ""
      let others = texts.count > 1 ? " (and \(texts.count - 1) more with other numbers)" : ""
      return "\(shown.joined(separator: "; "))\(more): \(texts[0])\(others)"
    }
  }

  private static func withoutNumbers(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNumber || $0 == "." || $0 == "-" }
      .filter { !$0.isEmpty }.joined(separator: "#")
  }
}

extension SurveyStep {
  /// `Cart, Tap "Add"`.
  var subject: String { "\(screenTitle), \(title)" }
}
