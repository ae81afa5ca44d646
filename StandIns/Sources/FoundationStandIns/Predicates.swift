// SPDX-License-Identifier: Apache-2.0
import Foundation

// What `#Predicate` makes of a search, as people search in lists: whatever the case and the accents.

extension PredicateExpressions {
  /// Whether a text has another one in it, by the rules of the current language.
  ///
  /// - Source: Apple, `PredicateExpressions.StringLocalizedStandardContains`.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      (self.root, self.other) = (root, other)
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// What the macro calls.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
