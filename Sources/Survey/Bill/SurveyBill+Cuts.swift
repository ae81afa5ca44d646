// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Screens that show less than they would: something of their views was cut because it does not compile here.
extension SurveyBill {
  /// How many places are told, and how many screens of each.
  private static let (namedPlaces, namedScreens) = (12, 3)

  /// The places of cuts in the code of views that ran, those that most screens come to first, and these screens. Lines of one
  /// file that the same screens come to are one place.
  func cutLines(_ style: Style) -> [String] {
    var types: [String: Set<String>] = [:]
    var titles: [(screen: String, title: String)] = []
    for step in allSteps {
      if types[step.screen] == nil { titles.append((step.screen, step.screenTitle)) }
      types[step.screen, default: []].formUnion(step.bodies.map(\.typeName))
    }
    var cuts: [(place: SourceMap.Place, titles: [String])] = []
    for (screen, title) in titles {
      for place in sources.seen(on: screen).cuts(in: types[screen] ?? []) {
        let index = cuts.firstIndex { $0.place == place } ?? cuts.count
        if index == cuts.count { cuts.append((place, [])) }
        cuts[index].titles.append(title)
      }
    }
    var found: [(places: [SourceMap.Place], titles: [String])] = []
    for cut in cuts {
      let index = found.firstIndex { $0.places[0].file == cut.place.file && $0.titles == cut.titles }
      if let index { found[index].places.append(cut.place) } else { found.append(([cut.place], cut.titles)) }
    }
    if found.isEmpty { return [] }
    // A sort that keeps the order of those that as many screens come to.
    found.sort { $0.titles.count > $1.titles.count }
    var lines = found.prefix(Self.namedPlaces).flatMap { places, titles in
      let others = places.count - 1
      let place = "\(places[0])" + (others > 0 ? " and \(HumanFigure.counted(others, "line")) more" : "")
      let more = titles.count > Self.namedScreens ? " and \(titles.count - Self.namedScreens) more" : ""
      let named = titles.prefix(Self.namedScreens).joined(separator: ", ")
      return WrappedText.lines("\(place): \(named)\(more)", behind: "  ", deeper: 2, to: style.width)
    }
    if found.count > Self.namedPlaces { lines.append("  and \(found.count - Self.namedPlaces) more places") }
    return ["", "Screens that are not whole, because what does not compile here was cut:"] + lines
  }
}
