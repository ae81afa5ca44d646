// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// The scenarios a benchmark executable offers: its table of contents.
public struct Catalog {
  /// In the order in which they were listed.
  public let scenarios: [AnyScenario]

  /// Lists scenarios.
  ///
  /// - Throws: `CatalogError` for a name or variant that breaks the rules or is there twice.
  public init(_ scenarios: [AnyScenario]) throws(CatalogError) {
    var seen: Set<String> = []
    for scenario in scenarios {
      try Self.check(scenario)
      guard seen.insert(scenario.name).inserted else {
        throw CatalogError("scenario '\(scenario.name)' is listed twice; remove one of the two lines")
      }
    }
    self.scenarios = scenarios
  }

  /// The scenario of a name.
  public subscript(name: String) -> AnyScenario? {
    scenarios.first { $0.name == name }
  }

  /// Every case, in catalogue order, but those of optional sizes.
  public var cases: [CaseKey] { scenarios.flatMap(\.cases) }

  /// Every case, in catalogue order.
  public var allCases: [CaseKey] { scenarios.flatMap(\.allCases) }

  private static func check(_ scenario: AnyScenario) throws(CatalogError) {
    guard isLegalName(scenario.name) else {
      throw CatalogError(
        "scenario name '\(scenario.name)' must match ^[a-z][a-z-]*\\.[a-z0-9-]+$ "
          + "and have at most 40 characters; rename it")
    }
    var variants: Set<String> = []
    for variant in scenario.variants {
      guard isLegalVariant(variant) else {
        throw CatalogError(
          "variant '\(variant)' of '\(scenario.name)' must match ^[a-z0-9][a-z0-9-]*$; "
            + "give it such a raw value")
      }
      guard variants.insert(variant).inserted else {
        throw CatalogError("variant '\(variant)' of '\(scenario.name)' is there twice; rename one")
      }
    }
    guard !scenario.variants.isEmpty, !scenario.sizes.isEmpty else {
      throw CatalogError("scenario '\(scenario.name)' has no case; give it a variant and a size")
    }
    let sizes = scenario.sizes + scenario.optionalSizes
    guard sizes.allSatisfy({ $0 > 0 }), Set(sizes).count == sizes.count else {
      throw CatalogError("the sizes of '\(scenario.name)' must be positive and each there once")
    }
  }

  /// Whether a name follows the rule, without the cost of a regular expression at start-up.
  static func isLegalName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, name.utf8.count <= 40, let first = parts[0].first, isLetter(first) else {
      return false
    }
    return parts[0].allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") }
      && !parts[1].isEmpty && parts[1].allSatisfy(isWordCharacter)
  }

  static func isLegalVariant(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "-") else { return false }
    return name.utf8.allSatisfy(isWordCharacter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }
}

/// A catalogue that breaks its own rules: a mistake in the program, found before anything runs.
public nonisolated struct CatalogError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
