// SPDX-License-Identifier: Apache-2.0

/// What a catalogue says of its scenarios that a file of results does not: for the tables that people read.
public struct ScenarioNotes: Sendable {
  /// What a scenario shows, by its name.
  public var analysis: [String: String]
  /// The order of a scenario's variants, the one that the others are compared with first; those that are not named
  /// follow by name.
  public var variants: [String: [String]]
  /// What a scenario's sizes count, such as `child`, where the question is what one of them costs.
  public var sizeUnits: [String: String]
  /// Groups of a scenario's variants that show the same, where it says so; variants of other groups are no ways to do
  /// one thing.
  public var equivalents: [String: [[String]]]

  /// Joins what is known; nothing, for files of another program.
  public init(
    analysis: [String: String] = [:], variants: [String: [String]] = [:], sizeUnits: [String: String] = [:],
    equivalents: [String: [[String]]] = [:]
  ) {
    self.equivalents = equivalents
    self.sizeUnits = sizeUnits
    self.analysis = analysis
    self.variants = variants
  }

  /// Whether two variants show the same, as far as is known.
  func areEquivalent(_ first: String, _ second: String, in scenario: String) -> Bool {
    guard let groups = equivalents[scenario] else { return true }
    return groups.contains { $0.contains(first) && $0.contains(second) }
  }

  /// Variants in their order.
  func ordered(_ names: some Sequence<String>, in scenario: String) -> [String] {
    let present = Set(names)
    let declared = (variants[scenario] ?? []).filter(present.contains)
    return declared + present.subtracting(declared).sorted()
  }
}
