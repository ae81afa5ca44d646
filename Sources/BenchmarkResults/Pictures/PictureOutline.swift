// SPDX-License-Identifier: Apache-2.0

/// An outline as SVG spells it: the data of a path.
public struct PictureOutline: Codable, Sendable, Equatable {
  /// A piece of an outline. Its points follow as pairs of numbers; the last one is where it ends.
  public enum Command: Character, Sendable, CaseIterable {
    case move = "M"
    case line = "L"
    case quadCurve = "Q"
    case curve = "C"
    case close = "Z"

    var numbers: Int {
      switch self {
      case .move, .line: 2
      case .quadCurve: 4
      case .curve: 6
      case .close: 0
      }
    }
  }

  /// What stands in a path's `d`.
  public private(set) var data = ""
  /// Whether what is inside is told by the even-odd rule.
  public var isEvenOdd = false

  /// An outline without a piece.
  public init() {}

  /// Adds a piece, in points.
  public mutating func add(_ command: Command, _ numbers: [Double] = []) {
    precondition(numbers.count == command.numbers, "\(command) takes \(command.numbers) numbers")
    data.append(command.rawValue)
    data += numbers.map { SVGText.number($0) }.joined(separator: " ")
  }

  /// Reads the data of a path that ``add(_:_:)`` has written; `nil` for anything else.
  init?(data: String) {
    var rest = Substring(data)
    while let first = rest.popFirst() {
      guard let command = Command(rawValue: first) else { return nil }
      let text = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(text.count)
      let numbers = text.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == command.numbers, numbers.allSatisfy(\.isFinite) else { return nil }
      add(command, numbers)
    }
    guard self.data == data else { return nil }
  }
}

/// A line along an outline; lengths are points.
public struct PictureLine: Codable, Sendable, Equatable {
  public enum Cap: String, Codable, Sendable, CaseIterable {
    case butt, round, square
  }

  public enum Join: String, Codable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  public var width = 1.0
  public var cap = Cap.butt
  public var join = Join.miter
  public var miterLimit = 10.0
  /// Lengths of dashes and gaps in turns; none for an unbroken line.
  public var dash: [Double] = []
  /// How far into the dashes the line begins.
  public var dashPhase = 0.0

  /// A plain line of one point.
  public init() {}

  /// What SVG says of the line besides its paint; what is SVG's own default is left out.
  var attributes: String {
    var attributes = ""
    if width != 1 { attributes += " stroke-width=\"\(SVGText.number(width))\"" }
    if cap != .butt { attributes += " stroke-linecap=\"\(cap.rawValue)\"" }
    if join != .miter { attributes += " stroke-linejoin=\"\(join.rawValue)\"" }
    if join == .miter, miterLimit != 4 {
      attributes += " stroke-miterlimit=\"\(SVGText.number(max(miterLimit, 1)))\""
    }
    // Dashes that add up to nothing are none, and so are those below zero.
    if dash.contains(where: { $0 > 0 }), dash.allSatisfy({ $0 >= 0 }) {
      attributes += " stroke-dasharray=\"\(dash.map { SVGText.number($0) }.joined(separator: " "))\""
      if dashPhase != 0 { attributes += " stroke-dashoffset=\"\(SVGText.number(dashPhase))\"" }
    }
    return attributes
  }
}
