// SPDX-License-Identifier: Apache-2.0

/// The times of a scenario's variants as bars with their intervals: an SVG that follows the reader's light or dark.
struct FindingChart {
  /// One bar: a variant and how long a step takes, in nanoseconds.
  struct Bar {
    let name: String
    let time: Double
    let lower: Double
    let upper: Double
    /// Whether it is one of the two ways of the question.
    let isAsked: Bool
  }

  let bars: [Bar]
  let title: String

  private static let (width, nameWidth, figureWidth, rowHeight) = (640.0, 150.0, 84.0, 26.0)

  private static let style =
    "<style>text{font:13px system-ui,sans-serif;fill:#1c1c1e}.bar{fill:#8e8e93}.asked{fill:#0072b2}"
    + ".interval{stroke:#1c1c1e;stroke-width:1.5}@media(prefers-color-scheme:dark){text{fill:#e8e8ed}"
    + ".bar{fill:#7c7c82}.asked{fill:#56b4e9}.interval{stroke:#e8e8ed}}</style>"

  private static func text(_ text: String, endingAt x: Double, _ baseline: String) -> String {
    let start = "<text x=\"\(SVGText.number(x))\" y=\"\(baseline)\" text-anchor=\"end\">"
    return start + XMLText.escaped(text) + "</text>"
  }

  /// The picture; bars begin at 0 and share one scale.
  var svg: String {
    let height = Self.rowHeight * Double(bars.count) + 8
    let room = Self.width - Self.nameWidth - Self.figureWidth - 12
    let longest = max(bars.map(\.upper).max() ?? 0, .leastNormalMagnitude)
    let name = XMLText.escaped(title)
    let box = "0 0 \(SVGText.number(Self.width)) \(SVGText.number(height))"
    var lines: [String] = []
    let traits = "viewBox=\"\(box)\" role=\"img\" aria-label=\"\(name)\""
    lines.append("<svg xmlns=\"http://www.w3.org/2000/svg\" \(traits)>")
    lines.append(Self.style)
    lines.append("<title>\(name)</title>")
    for (index, bar) in bars.enumerated() {
      let top = 4 + Self.rowHeight * Double(index)
      func x(_ time: Double) -> Double { Self.nameWidth + 6 + room * min(time, longest) / longest }
      let middle = SVGText.number(top + Self.rowHeight / 2)
      let baseline = SVGText.number(top + Self.rowHeight / 2 + 4.5)
      let (start, end) = (x(0), x(bar.time))
      let place = "x=\"\(SVGText.number(start))\" y=\"\(SVGText.number(top + 5))\""
      let width = SVGText.number(max(1, end - start))
      let bounds = "width=\"\(width)\" height=\"\(SVGText.number(Self.rowHeight - 10))\""
      let interval = "x1=\"\(SVGText.number(x(bar.lower)))\" x2=\"\(SVGText.number(x(bar.upper)))\""
      lines.append(Self.text(bar.name, endingAt: Self.nameWidth, baseline))
      lines.append("<rect class=\"\(bar.isAsked ? "asked" : "bar")\" \(place) \(bounds) rx=\"2\"/>")
      lines.append("<line class=\"interval\" \(interval) y1=\"\(middle)\" y2=\"\(middle)\"/>")
      lines.append(Self.text(HumanFigure.text(bar.time, .nanoseconds), endingAt: Self.width - 4, baseline))
    }
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  /// The bars of a scenario at a size; `nil` without times.
  ///
  /// The interval is that of the ratio to the reference; the reference's own is how far its samples spread.
  init?(_ answer: ScenarioAnswer, _ variants: [String], asked: [String], _ table: ResultTable) {
    func time(_ variant: String) -> ResultRow? {
      let key = CaseKey(scenario: answer.scenario, variant: variant, size: answer.size)
      return table[ResultKey(key, metric: Metric.frameTime.id)]
    }
    guard let first = time(answer.reference), let reference = first.median else { return nil }
    bars = variants.compactMap { variant in
      if variant == answer.reference {
        let spread = first.sampled?.mad ?? 0
        return Bar(
          name: variant, time: reference, lower: reference - spread, upper: reference + spread,
          isAsked: asked.contains(variant))
      }
      guard let ratio = answer.variants.first(where: { $0.key.variant == variant })?.ratio,
        let median = time(variant)?.median
      else { return nil }
      return Bar(
        name: variant, time: median, lower: median * ratio.lower / ratio.value,
        upper: median * ratio.upper / ratio.value, isAsked: asked.contains(variant))
    }
    guard !bars.isEmpty else { return nil }
    title = "\(answer.scenario) at \(answer.size): the time of a step"
  }
}
