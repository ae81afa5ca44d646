// SPDX-License-Identifier: Apache-2.0

/// A picture file: the screens side by side, each with its caption, and a legend where views are tinted.
extension PictureStrip {
  private static let margin = 16.0
  private static let lineHeight = 16.0
  /// Types that are named under a tinted screen.
  private static let leaders = 6

  /// The picture as a file of its own.
  ///
  /// - Parameters:
  ///   - heat: What views are tinted by; the colours of what is drawn are pale then.
  ///   - showsIdentifiers: Whether items with an accessibility identifier are framed and named.
  public func svg(heat: PictureHeat? = nil, showsIdentifiers: Bool = false) -> String {
    var drawing = PictureDrawing()
    drawing.font = PictureFont(measuredBy: text)
    drawing.showsIdentifiers = showsIdentifiers
    drawing.heat = heat.map { HeatScale($0, pictures) }
    var body = ""
    var x = Self.margin
    var bottom = 0.0
    for picture in pictures {
      body += screen(picture, drawing, x: x)
      let lines = [caption(of: picture)] + (drawing.heat?.leaders(of: picture, Self.leaders) ?? [])
      var y = Self.margin + picture.height + Self.lineHeight
      for line in lines {
        body += label(shortened(line, to: picture.width), x: x, y: y)
        y += Self.lineHeight
      }
      bottom = max(bottom, y)
      x += picture.width + Self.margin
    }
    var width = x
    if let scale = drawing.heat {
      let legend = legend(scale, y: bottom)
      body += legend.svg
      width = max(width, legend.width)
      bottom += Self.lineHeight
    }
    body += label(name, x: Self.margin, y: bottom)
    width = max(width, 2 * Self.margin + 6.7 * Double(name.count))
    let size = "\(SVGText.number(width)) \(SVGText.number(bottom + Self.margin))".split(separator: " ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size[0])" height="\(size[1])" viewBox="0 0 \(size[0]) \(size[1])" \
      font-family="\(drawing.font.families)" xml:space="preserve">
      <title>\(XMLText.escaped(name))</title>
      <rect width="100%" height="100%" fill="#f2f2f7"/>
      \(body)
      </svg>

      """
  }

  private func screen(_ picture: Picture, _ drawing: PictureDrawing, x: Double) -> String {
    let size = "width=\"\(SVGText.number(picture.width))\" height=\"\(SVGText.number(picture.height))\""
    let place = "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(Self.margin))\""
    return "<svg \(place) \(size)><rect \(size) fill=\"#fff\"/>\(drawing.content(of: picture))</svg>"
      + "<rect \(place) \(size) fill=\"none\" stroke=\"#aeaeb2\"/>\n"
  }

  /// The step, and what is presented over the content.
  private func caption(of picture: Picture) -> String {
    ([picture.caption] + picture.layers.compactMap(\.presentation)).joined(separator: " · ")
  }

  private func label(_ text: String, x: Double, y: Double) -> String {
    "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" font-size=\"11\" fill=\"#3c3c43\">"
      + "\(XMLText.escaped(text))</text>\n"
  }

  /// As much of a line as stands under a screen.
  private func shortened(_ line: String, to width: Double) -> String {
    let limit = max(10, Int(width / 6.7))
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }

  private func legend(_ scale: HeatScale, y: Double) -> (svg: String, width: Double) {
    let what =
      switch scale.heat {
      case .bodies: "bodies of a view in the step:"
      case .waste: "bodies of a view that ran in vain in the step:"
      case .time: "time in a view's body in the step:"
      }
    var svg = label(what, x: Self.margin, y: y)
    var x = Self.margin + 6.7 * Double(what.count) + 8
    for (color, text) in scale.legend {
      svg +=
        "<rect x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y - 9))\" width=\"10\" height=\"10\""
        + " fill=\"\(color)\" stroke=\"#aeaeb2\" stroke-width=\".5\"/>"
      svg += label(text, x: x + 14, y: y)
      x += 24 + 6.7 * Double(text.count)
    }
    if scale.legend.isEmpty {
      svg += label("none", x: x, y: y)
      x += 40
    }
    return (svg, x)
  }
}
