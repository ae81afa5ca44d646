// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

extension SurveyAdvice {
  /// Groups advice that asks for the same change in several views, so that a reader is told of the change once. The view in which
  /// it saves most comes first in its group.
  ///
  /// - Parameters:
  ///   - items: The best first.
  ///   - advice: The advice of each.
  static func alike<Item>(_ items: [Item], _ advice: (Item) -> SurveyAdvice) -> [[Item]] {
    var groups: [[Item]] = []
    for item in items {
      let same = groups.firstIndex { advice($0[0]).isAlike(advice(item)) }
      if let same { groups[same].append(item) } else { groups.append([item]) }
    }
    return groups
  }

  /// The views of a group that are listed behind the first one. A generic view is several types, one for each content, and is
  /// listed once for each place.
  static func others(in alike: [SurveyAdvice], _ place: (SurveyAdvice) -> SourceMap.Place?) -> [SurveyAdvice]
  {
    var known: [(name: String, place: SourceMap.Place?)] = []
    return alike.filter { advice in
      let own = (name: ShortTypeName.text(advice.view), place: place(advice))
      defer { known.append(own) }
      return !known.isEmpty && !known.contains { $0 == own }
    }
  }

  private func isAlike(_ other: SurveyAdvice) -> Bool {
    (rule, property, promise) == (other.rule, other.property, other.promise) && value == other.value
  }

  /// What stands before those that are told behind another one.
  static func alikeHeading(_ count: Int) -> String {
    count == 1 ? "The same in one more view:" : "The same in \(count) more views:"
  }

  /// Which view it is about and what it saves, without what it has in common with others.
  var summary: String {
    let steps = HumanFigure.counted(steps.count, "step")
    return "\(ShortTypeName.text(view)): \(before) → \(after) bodies in \(steps)"
  }
}
