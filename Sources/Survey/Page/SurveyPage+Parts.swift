// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// The pictures of a survey's page.
struct SurveyPagePictures {
  /// Bytes that one may have: a page is to be opened on a telephone.
  private static let longest = 200_000

  private let pictures: [SurveyPicture.Order: Picture]

  init(_ pictures: [SurveyPicture]) {
    self.pictures = Dictionary(pictures.map { ($0.order, $0.picture) }) { first, _ in first }
  }

  /// A screen before anybody does anything to it.
  func atRest(_ screen: String) -> String {
    pictures[.init(screen: screen, step: "mount")].map { figure($0, "at rest") } ?? ""
  }

  /// The steps of a screen with the views tinted whose bodies ran in vain.
  func heat(_ steps: [SurveyStep]) -> String {
    let figures = SurveyPicture.drawn(steps).compactMap { step -> String? in
      guard let picture = pictures[.init(screen: step.screen, step: step.name)] else { return nil }
      let caption = "\(step.title): \(step.figure(.wastedBodies)) in vain"
      return figure(picture, caption, HeatScale(.waste, [picture]))
    }
    return row(figures)
  }

  /// The step in which advice saves most, as it is and with the change.
  func comparison(_ advice: SurveyAdvice) -> String {
    guard let candidate = advice.candidate else { return "" }
    for step in advice.steps.sorted(by: { $0.saved > $1.saved }) {
      guard let before = pictures[.init(screen: step.screen, step: step.name)],
        let after = pictures[.init(screen: step.screen, step: step.name, candidate: candidate)]
      else { continue }
      let scale = HeatScale(.waste, [before, after])
      return row([
        figure(before, "\(step.title), as it is: \(step.before) bodies", scale),
        figure(after, "with the change: \(step.after) bodies", scale),
      ])
    }
    return ""
  }

  private func row(_ figures: [String]) -> String {
    figures.isEmpty ? "" : "<div class=\"figures\">\(figures.joined())</div>"
  }

  private func figure(_ picture: Picture, _ caption: String, _ heat: HeatScale? = nil) -> String {
    ReportScreen.figure(of: picture, caption, heat: heat, longest: Self.longest) ?? ""
  }
}

/// The lines of code around what a survey found.
final class SurveyPageCode {
  /// Lines before and after the one that is meant.
  private static let around = 3
  /// Characters of a line.
  private static let longest = 200

  private let text: (String) -> String?
  private var files: [String: [Substring]?] = [:]

  init(_ text: @escaping (String) -> String?) { self.text = text }

  /// The lines around a place, that one marked; the place alone where the file cannot be read.
  func html(_ place: SourceMap.Place?, _ words: String = "") -> String {
    guard let place else { return "" }
    let title = words.isEmpty ? "\(place)" : "\(words) \(place)"
    let caption = "<p class=\"note\">\(HTMLText.escaped(title))</p>"
    guard let lines = lines(of: place.file), lines.indices.contains(place.line - 1) else { return caption }
    let shown = max(0, place.line - 1 - Self.around)..<min(lines.count, place.line + Self.around)
    let rows = shown.map { index in
      let line = HTMLText.escaped(String(lines[index].prefix(Self.longest)))
      let marked = index == place.line - 1 ? "<mark>\(line.isEmpty ? " " : line)</mark>" : line
      return "<i>\(index + 1)</i>\(marked)"
    }
    return "\(caption)<pre>\(rows.joined(separator: "\n"))</pre>"
  }

  private func lines(of file: String) -> [Substring]? {
    if let known = files[file] { return known }
    let lines = text(file)?.split(separator: "\n", omittingEmptySubsequences: false)
    files[file] = .some(lines)
    return lines
  }
}

/// What a survey's page has besides the report's style.
enum SurveyPageStyle {
  static let css = """
    pre { background: var(--track); padding: .5rem; border-radius: 6px; overflow-x: auto; font: .82rem/1.5 ui-monospace, monospace;
      margin: .2rem 0 .6rem; } pre i { display: inline-block; width: 2.6em; color: var(--faint); font-style: normal; }
    mark { background: var(--shade); color: inherit; box-shadow: -.2rem 0 0 var(--bad); }
    .sum { font-weight: 600; } ul { margin: .3rem 0; padding-left: 1.2rem; } summary .bad { font-weight: 600; }
    .figures { display: flex; flex-wrap: wrap; gap: 1rem; } .figures figure { max-width: 14rem; }
    .figures figure svg { height: 24rem; } section { border-top: 1px solid var(--line); padding-top: .4rem; }
    @media (max-width: 1000px) { .ran::before { content: "bodies"; } .vain::before { content: "in vain"; }
      .took::before { content: "time"; } }
    """
}
