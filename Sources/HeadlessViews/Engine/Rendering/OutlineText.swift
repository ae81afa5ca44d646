// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DrawnOutline {
  /// The outline as display lists print it: the commands of an SVG path, then how the inside is told or the line is drawn.
  var text: String {
    var parts = segments.map { segment in
      segment.letter + segment.points.map(Self.text).joined(separator: " ")
    }
    if isEvenOdd { parts.append("even-odd") }
    if let line { parts.append(line.text) }
    return parts.joined(separator: " ")
  }

  private static func text(_ point: CGPoint) -> String {
    "\(DisplayAttribute.number(point.x)),\(DisplayAttribute.number(point.y))"
  }
}

extension DrawnOutline.Segment {
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension DrawnOutline.Line {
  fileprivate var text: String {
    var parts = ["line \(DisplayAttribute.number(width))"]
    if cap != .butt { parts.append("cap \(cap)") }
    if join != .miter { parts.append("join \(join)") }
    if join == .miter, miterLimit != 10 { parts.append("miter \(DisplayAttribute.number(miterLimit))") }
    if !dash.isEmpty {
      parts.append("dash \(dash.map { DisplayAttribute.number($0) }.joined(separator: ","))")
      if dashPhase != 0 { parts.append("phase \(DisplayAttribute.number(dashPhase))") }
    }
    return parts.joined(separator: " ")
  }
}
