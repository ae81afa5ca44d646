// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DrawnOutline {
  /// The outline as display lists print it: the commands of an SVG path, then how the inside is told or the line is drawn.
  package var text: String {
    let end = (isEvenOdd ? ["even-odd"] : []) + (line.map { [$0.text] } ?? [])
    let endLength = end.reduce(0) { $0 + 1 + $1.utf8.count }
    return PrintedBytes.text(ofLength: segments.count * Segment.longestText + endLength) { text in
      for segment in segments {
        if text.count > 0 { text.append(UInt8(ascii: " ")) }
        segment.write(to: &text)
      }
      for part in end {
        if text.count > 0 { text.append(UInt8(ascii: " ")) }
        text.append(part)
      }
    }
  }
}

extension DrawnOutline.Segment {
  /// The bytes of three points, each with two signs before its numbers, and of the blank before them.
  fileprivate static let longestText = 1 + 6 * (1 + PrintedBytes.longestNumber)

  fileprivate func write(to text: inout PrintedBytes) {
    func write(_ point: CGPoint, after separator: Unicode.Scalar = " ") {
      text.append(UInt8(ascii: separator))
      text.append(Double(point.x))
      text.append(UInt8(ascii: ","))
      text.append(Double(point.y))
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
    case .close: text.append(UInt8(ascii: "Z"))
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
