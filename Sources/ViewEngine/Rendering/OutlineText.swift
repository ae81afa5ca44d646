// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DrawnOutline {
  /// The outline as display lists print it: the commands of an SVG path, then how the inside is told or the line is drawn.
  ///
  /// Written into one string, because every display list asks for it, of each shape.
  package var text: String {
    var text = ""
    text.reserveCapacity(segments.count * 24)
    for segment in segments {
      if !text.isEmpty { text += " " }
      segment.write(to: &text)
    }
    if isEvenOdd { text += " even-odd" }
    if let line { text += text.isEmpty ? line.text : " " + line.text }
    return text
  }
}

extension DrawnOutline.Segment {
  fileprivate func write(to text: inout String) {
    func write(_ point: CGPoint, after separator: String = " ") {
      text += separator
      text += DisplayAttribute.number(point.x)
      text += ","
      text += DisplayAttribute.number(point.y)
    }
    switch self {
    case .move(let end): write(end, after: "M")
    case .line(let end): write(end, after: "L")
    case .quadCurve(let control, let end):
      write(control, after: "Q")
      write(end)
    case .curve(let first, let second, let end):
      write(first, after: "C")
      write(second)
      write(end)
    case .close: text += "Z"
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
