// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Screens that show less than they would: something of their views was cut because it does not compile here.
extension SurveyBill {
  /// How many places are told, and how many screens of each.
  private static let (namedPlaces, namedScreens) = (12, 3)

  /// The places of cuts in the code of views that ran, those that most screens come to first, and these screens; a line each.
  func cutLines(_ style: Style) -> [String] {
    var types: [String: Set<String>] = [:]
    var titles: [(screen: String, title: String)] = []
    for step in allSteps {
      if types[step.screen] == nil { titles.append((step.screen, step.screenTitle)) }
      types[step.screen, default: []].formUnion(step.bodies.map(\.typeName))
    }
    var found: [(place: String, titles: [String])] = []
    var numbers: [String: Int] = [:]
    for (screen, title) in titles {
      for place in sources.seen(on: screen).cuts(in: types[screen] ?? []).map({ "\($0)" }) {
        if numbers[place] == nil {
          numbers[place] = found.count
          found.append((place, []))
        }
        found[numbers[place] ?? 0].titles.append(title)
      }
    }
    if found.isEmpty { return [] }
    // A sort that keeps the order of those that as many screens come to.
    found.sort { $0.titles.count > $1.titles.count }
    var lines = found.prefix(Self.namedPlaces).flatMap { place, titles in
      let more = titles.count > Self.namedScreens ? " and \(titles.count - Self.namedScreens) more" : ""
      let named = titles.prefix(Self.namedScreens).joined(separator: ", ")
      return WrappedText.lines("\(place): \(named)\(more)", behind: "  ", deeper: 2, to: style.width)
    }
    if found.count > Self.namedPlaces { lines.append("  and \(found.count - Self.namedPlaces) more places") }
    return ["", "Screens that are not whole, because what does not compile here was cut:"] + lines
  }
}
