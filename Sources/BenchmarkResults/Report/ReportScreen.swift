// SPDX-License-Identifier: Apache-2.0

/// Scenarios' screens, small, beside their tables.
package enum ReportScreen {
  /// Bytes that one may have, and all of them together: a page is to be opened on a telephone.
  private static let longest = 6_000
  private static let allTogether = 150_000

  /// The screens that have room, by scenario; of too many, the simplest ones.
  static func figures(of screens: [PictureStrip]) -> [String: String] {
    var figures: [(scenario: String, html: String)] = []
    for strip in screens {
      let scenario = String(strip.name.prefix { $0 != "/" })
      if let html = html(of: strip, scenario) { figures.append((scenario, html)) }
    }
    var room = allTogether
    var taken: [String: String] = [:]
    for figure in figures.sorted(by: { ($0.html.utf8.count, $0.scenario) < ($1.html.utf8.count, $1.scenario) }
    )
    where taken[figure.scenario] == nil {
      room -= figure.html.utf8.count
      if room < 0 { break }
      taken[figure.scenario] = figure.html
    }
    return taken
  }

  private static func html(of strip: PictureStrip, _ scenario: String) -> String? {
    guard let picture = strip.pictures.first else { return nil }
    let name = "\(strip.name.dropFirst(scenario.utf8.count + 1)) · \(picture.caption)"
    return figure(of: picture, name, font: PictureFont(measuredBy: strip.text), longest: longest)
  }

  /// A screen with a line below it; `nil` where the drawing has more bytes than it may have.
  ///
  /// - Parameter heat: What views are tinted by.
  package static func figure(
    of picture: Picture, _ caption: String, heat: HeatScale? = nil, font: PictureFont = .grid, longest: Int
  ) -> String? {
    var drawing = PictureDrawing()
    drawing.fitsTexts = false
    drawing.font = font
    drawing.heat = heat
    let content = drawing.content(of: picture)
    guard content.utf8.count <= longest else { return nil }
    let name = HTMLText.escaped(caption)
    let size = "\(SVGText.number(picture.width)) \(SVGText.number(picture.height))"
    return "<figure><svg viewBox=\"0 0 \(size)\" role=\"img\" aria-label=\"\(name)\">\(content)</svg>"
      + "<figcaption>\(name)</figcaption></figure>"
  }
}
