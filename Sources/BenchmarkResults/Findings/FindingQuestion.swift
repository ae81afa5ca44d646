// SPDX-License-Identifier: Apache-2.0

/// A question of people who write screens, and what of a record answers it.
public struct FindingQuestion: Hashable, Sendable {
  /// Something that was published about the same question.
  struct Source: Hashable, Sendable {
    enum Relation: String {
      case agrees, disagrees
      /// Says what the rule is, or measured something near.
      case see
    }

    let relation: Relation
    let title: String
    let address: String
    /// What it says, in a few words.
    let says: String

    init(_ relation: Relation, _ title: String, _ address: String, says: String) {
      self.relation = relation
      self.title = title
      self.address = address
      self.says = says
    }
  }

  /// As it is asked.
  let title: String
  let comparisons: [FindingComparison]
  /// What holds for Apple's SwiftUI too: a rule, and so a count.
  let carriesOver: String
  /// What is this engine's own.
  let isOurs: String
  let sources: [Source]

  /// Asks a question.
  init(
    _ title: String, _ comparisons: [FindingComparison], carriesOver: String, isOurs: String,
    sources: [Source] = []
  ) {
    self.title = title
    self.comparisons = comparisons
    self.carriesOver = carriesOver
    self.isOurs = isOurs
    self.sources = sources
  }

  /// All questions, in the order in which they are asked.
  public static let all: [FindingQuestion] =
    [geometryReader, equatable, closures] + passingData + [conditionalModifier, anyView, ids] + sheets
    + [preferences, tables, lists, text, screens]
}
