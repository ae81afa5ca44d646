// SPDX-License-Identifier: Apache-2.0

/// A question of people who write screens, and what of a record answers it.
public struct FindingQuestion: Hashable, Sendable {
  /// Something that was published about the same question.
  package struct Source: Hashable, Sendable {
    package enum Relation {
      case agrees, disagrees
      /// Says what the rule is, or measured something near.
      case see

      /// As it begins a sentence.
      var words: String {
        switch self {
        case .agrees: "Agrees"
        case .disagrees: "Disagrees"
        case .see: "See"
        }
      }
    }

    let relation: Relation
    let title: String
    let address: String
    /// What it says, in a few words.
    let says: String

    package init(_ relation: Relation, _ title: String, _ address: String, says: String) {
      self.relation = relation
      self.title = title
      self.address = address
      self.says = says
    }
  }

  /// As it is asked.
  let title: String
  /// In the name of its page: `geometry-reader`.
  let slug: String
  /// The two ways that the page shows.
  let pair: FindingPair
  /// What the page says beyond the times.
  let claims: [FindingClaim]
  /// The counters of the page's table, two at most.
  let shown: [Metric]
  /// All that was asked, the pair's scenario among it.
  let comparisons: [FindingComparison]
  /// What holds for Apple's SwiftUI too: rules, and so counts.
  let facts: [FindingFact]
  /// What is this engine's own.
  let isOurs: String
  let sources: [Source]

  /// Asks a question.
  package init(
    _ title: String, _ slug: String, _ pair: FindingPair, _ claims: [FindingClaim],
    shown: [Metric] = [.bodyEvaluations, .viewComparisons], _ comparisons: [FindingComparison],
    facts: [FindingFact], isOurs: String, sources: [Source] = []
  ) {
    self.title = title
    self.slug = slug
    self.pair = pair
    self.claims = claims
    self.shown = shown
    self.comparisons = comparisons
    self.facts = facts
    self.isOurs = isOurs
    self.sources = sources
  }

  /// All questions, in the order in which they are asked.
  public static let all: [FindingQuestion] =
    [geometryReader, equatable, closures] + passingData + [conditionalModifier, anyView, ids] + sheets
    + [preferences, tables, lists, text, screens]

  /// The name of its page without an ending, by its place among all: `01-geometry-reader`.
  static func name(_ index: Int, _ question: FindingQuestion) -> String {
    (index < 9 ? "0" : "") + "\(index + 1)-\(question.slug)"
  }

  /// Every case of which a page of it needs rows.
  var cases: [CaseKey] {
    comparisons.flatMap(\.cases) + pair.ways.map(pair.key) + claims.flatMap(\.expectations).map(\.key)
  }
}
