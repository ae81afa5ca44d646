// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the code says of values that a view is handed.
extension SourceMap {
  /// Whether a person may see more of a view than what is seen here: something was cut of it, or it hands something to a view of
  /// UIKit or AppKit, which is empty here.
  func isSeenInPart(_ view: String) -> Bool {
    !cuts(in: [view]).isEmpty || handers.contains(Self.bare(view))
  }

  /// The type of the value that a piece of advice is about: a tuple, or one of the project's own. `nil` where the advice is
  /// about something else, where the code does not say the type, and where the type is equal by its own account.
  func value(of advice: SurveyAdvice) -> SurveyAdvice.Value? {
    let sources = seen(by: advice)
    guard advice.rule == .valueWithoutEquality,
      let type = sources.declared(advice.view, with: advice.property)?.property(advice.property)?.type
        .map(Self.element)
    else { return nil }
    if Self.isTuple(type) { return .tuple(type) }
    guard let own = sources.declared(type), own.kind != "class", own.kind != "protocol",
      !own.conformances.contains(where: { Self.equalities.contains($0) })
    else { return nil }
    return .own(own.name, place: own.place, hasClosures: own.properties.contains { $0.isClosure })
  }

  private static let equalities: Set = ["Equatable", "Hashable", "Comparable"]

  /// `Item` of `[Item]?` and of `[String: Item]`: what has to be equal for the whole to be.
  private static func element(_ type: String) -> String {
    var type = type.trimmingCharacters(in: .whitespaces)
    while let last = type.last, last == "?" || last == "!" { type.removeLast() }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return type }
    let inside = type.dropFirst().dropLast()
    let value = inside.hasPrefix("(") ? nil : inside.firstIndex(of: ":").map(inside.index(after:))
    return element(String(inside[(value ?? inside.startIndex)...]))
  }

  private static func isTuple(_ type: String) -> Bool {
    type.hasPrefix("(") && type.hasSuffix(")") && type.contains(",") && !type.contains("->")
  }
}

extension SourceMap.Property {
  fileprivate var isClosure: Bool { type?.contains("->") == true && isComputed != true }
}

extension SourceMap.Report {
  private static let platformViews: Set = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable",
  ]

  /// The types in whose code a view of UIKit or AppKit is made out of something, by each name that they stand under.
  var handers: Set<String> {
    let platform = Set(
      types.filter { !Self.platformViews.isDisjoint(with: $0.conformances) }.map { SourceMap.bare($0.name) })
    return Set(
      calls.filter { platform.contains(SourceMap.bare($0.callee)) && !$0.arguments.isEmpty }
        .flatMap { $0.within.split(separator: ".").map(String.init) })
  }
}
