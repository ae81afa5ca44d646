// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Screens that show less than they would: something of their views was cut because it does not compile here.
extension SurveyBill {
  /// Places of cuts that are named for a screen.
  private static let namedCuts = 3

  /// The screens with a cut in the code of a view that ran, and where; a line each.
  func cutLines(_ style: Style) -> [String] {
    var types: [String: Set<String>] = [:]
    var titles: [(screen: String, title: String)] = []
    for step in allSteps {
      if types[step.screen] == nil { titles.append((step.screen, step.screenTitle)) }
      types[step.screen, default: []].formUnion(step.bodies.map(\.typeName))
    }
    var lines: [String] = []
    for (screen, title) in titles {
      let places = sources.seen(on: screen).cuts(in: types[screen] ?? [])
      guard !places.isEmpty else { continue }
      let more = places.count > Self.namedCuts ? " and \(places.count - Self.namedCuts) more" : ""
      let named = places.prefix(Self.namedCuts).map { "\($0)" }.joined(separator: ", ")
      lines += WrappedText.lines("\(title): \(named)\(more)", behind: "  ", deeper: 2, to: style.width)
    }
    return lines.isEmpty ? [] : ["", "Not whole, because what does not compile here was cut:"] + lines
  }
}
