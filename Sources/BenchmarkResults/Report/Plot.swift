// SPDX-License-Identifier: Apache-2.0

/// A picture to be drawn by gnuplot, as the script that draws it.
///
/// Colours are of middle brightness, and lines and letters carry a colour that ``adopt(svg:)`` replaces by the
/// page's own, so that the picture can be read in light and dark.
public struct Plot: Sendable {
  /// A line of points.
  public struct Series: Sendable {
    public var name: String
    public var points: [(x: Double, y: Double)]
    /// Points to be marked, such as steps in a history.
    public var marks: [(x: Double, y: Double)]

    /// Names a line.
    public init(_ name: String, _ points: [(x: Double, y: Double)], marks: [(x: Double, y: Double)] = []) {
      self.name = name
      self.points = points
      self.marks = marks
    }
  }

  /// How values are laid out.
  public enum Kind: Sendable {
    /// Both axes logarithmic: the slope is the order of growth.
    case growth
    /// Places in a row, each with a label below.
    case history(labels: [String])
    /// A bar per label, with the series on top of each other.
    case stack(labels: [String])
  }

  public var title: String
  public var unit: String
  public var kind: Kind
  public var series: [Series]

  /// Describes a picture.
  public init(_ title: String, unit: String, _ kind: Kind, _ series: [Series]) {
    self.title = title
    self.unit = unit
    self.kind = kind
    self.series = series
  }

  /// Told apart by people who see few colours, too.
  ///
  /// - Source: Okabe and Ito, "Color Universal Design", 2008; the yellow left out, which a white page swallows.
  static let palette = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6bb1", "#7f7f7f",
  ]
  private static let ink = "#010203"

  /// The script; what it draws goes to a file as SVG.
  ///
  /// No text is part of the program: all of them stand in a block of data, a line each, and commands name the line.
  ///
  /// - Source: gnuplot 5.4, "Inline data and datablocks", "Substring".
  public func script(output: String) -> String {
    let texts = [output, title, unit] + series.map(\.name) + labels
    var lines = ["reset session", "$texts << \(Self.endOfData)"]
    // The bar keeps a line from being the end of the block.
    lines += texts.map { "|" + PrintableText.line($0) }
    lines += [
      Self.endOfData, "set output \(Self.text(0))",
      "set terminal svg size 760,\(height) dynamic enhanced font 'sans-serif,13'",
      "set encoding utf8", "set border 3 lc rgb '\(Self.ink)'",
      "set tics nomirror textcolor rgb '\(Self.ink)'",
      "set key outside right top textcolor rgb '\(Self.ink)' noenhanced",
      "set title \(Self.text(1)) textcolor rgb '\(Self.ink)' noenhanced",
      "set ylabel \(Self.text(2)) textcolor rgb '\(Self.ink)' noenhanced",
      "set grid ytics lc rgb '#7f7f7f' lw 0.5 dt 3", "set format y '%.4g'",
    ]
    for (index, one) in series.enumerated() {
      lines += Self.block("$data\(index)", one.points)
      if !one.marks.isEmpty { lines += Self.block("$marks\(index)", one.marks) }
    }
    switch kind {
    case .growth:
      lines += ["set logscale xy", "set xlabel 'size' textcolor rgb '\(Self.ink)'", lineCommand]
    case .history(let labels):
      lines += [
        "set yrange [0:*]", tics, "set xrange [-0.3:\(Double(max(labels.count, 1)) - 0.7)]",
        lineCommand,
      ]
    case .stack:
      lines += [
        "set yrange [0:*]", "set style data histograms", "set style histogram rowstacked",
        "set style fill solid 0.85 noborder", "set boxwidth 0.6", tics, stackCommand,
      ]
    }
    return (lines + ["unset output"]).map { $0 + "\n" }.joined()
  }

  /// The picture inside a page: its ink becomes the page's.
  public static func adopt(svg: String) -> String {
    guard let start = svg.firstRange(of: "<svg") else { return "" }
    var text = String(svg[start.lowerBound...])
    // Groups set a colour of their own, which "currentColor" would mean; a page needs no name space; and the
    // title would pop up under the pointer.
    for spelling in [
      " color=\"black\"", " color=\"gray\"", "xmlns=\"http://www.w3.org/2000/svg\"",
      "xmlns:xlink=\"http://www.w3.org/1999/xlink\"", "<title>Gnuplot</title>",
    ] {
      text = text.replacing(spelling, with: "")
    }
    for spelling in ["rgb(  1,   2,   3)", "rgb(1,2,3)", ink] {
      text = text.replacing(spelling, with: "currentColor")
    }
    return text
  }

  private var labels: [String] {
    switch kind {
    case .growth: []
    case .history(let labels), .stack(let labels): labels
    }
  }

  private var height: Int { 320 + min(160, 6 * (labels.map(\.count).max() ?? 0)) }

  private var tics: String {
    let texts = labels.indices.map { "\(Self.text(3 + series.count + $0)) \($0)" }
    return "set xtics (\(texts.joined(separator: ", "))) rotate by -35 noenhanced"
  }

  private var lineCommand: String {
    let lines = series.indices.map { index in
      let color = Self.palette[index % Self.palette.count]
      return "$data\(index) with linespoints lc rgb '\(color)' lw 2 pt 7 ps 0.6 "
        + "title \(Self.text(3 + index)) noenhanced"
    }
    let marks = series.indices.filter { !series[$0].marks.isEmpty }.map { index in
      "$marks\(index) with points lc rgb '#d7191c' lw 2 pt 6 ps 1.6 notitle"
    }
    return "plot " + (lines + marks).joined(separator: ", ")
  }

  private var stackCommand: String {
    let bars = series.indices.map { index in
      "$data\(index) using 2 lc rgb '\(Self.palette[index % Self.palette.count])' "
        + "title \(Self.text(3 + index)) noenhanced"
    }
    return "plot " + bars.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String { value.isFinite ? "\(value)" : "NaN" }

  private static func block(_ name: String, _ points: [(x: Double, y: Double)]) -> [String] {
    ["\(name) << \(endOfData)"] + points.map { "\(number($0.x)) \(number($0.y))" } + [endOfData]
  }

  private static let endOfData = "END"

  /// How a command names a line of the texts.
  private static func text(_ index: Int) -> String { "$texts[\(index + 1)][2:*]" }
}
