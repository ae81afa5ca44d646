// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// A grid as a line of text, for tables of arms: `[a 30x10, b 20x20 span2] [top: c half] x flex`.
///
/// Rows stand in brackets, `top:` before the cells is a row's alignment, and what stands outside of brackets is in no
/// row. A cell is a name, a kind (``GridLeafKind``) and what is said of it:
/// `span2` columns, `prio-1` layout priority, `@topLeading` anchor, `|trailing` alignment of its column, `-h` and `-v`
/// axes on which it is unsized. What is said stands in the order in which the modifiers are written.
struct GridSpec: Sendable {
  enum Child: Sendable {
    case row(VerticalAlignment?, [GridCellSpec])
    case single(GridCellSpec)
  }

  var alignment = Alignment.center
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var children: [Child] = []

  /// - Parameters:
  ///   - text: The children; before them, the grid's alignment and spacings as in `leading 3 nil; [a flex]`.
  ///   - isNumbered: The cells have no names in the text, and are called 1, 2, 3.
  init(_ text: String, isNumbered: Bool = false) {
    var rest = Substring(text)
    var next = isNumbered ? 1 : nil
    if let end = text.firstIndex(of: ";") {
      let style = text[..<end].split(separator: " ")
      alignment = Alignment(named: style[0])
      if style.count > 1 { horizontalSpacing = number(style[1]) }
      if style.count > 2 { verticalSpacing = number(style[2]) }
      rest = text[text.index(after: end)...]
    }
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      if rest.first == "[" {
        let end = rest.firstIndex(of: "]") ?? rest.endIndex
        children.append(Self.row(rest[rest.index(after: rest.startIndex)..<end], &next))
        rest = rest[end...].dropFirst()
      } else {
        let end = rest.firstIndex(of: "[") ?? rest.endIndex
        children += rest[..<end].split(separator: ",").map { .single(GridCellSpec($0, &next)) }
        rest = rest[end...]
      }
    }
  }

  private static func row(_ text: Substring, _ next: inout Int?) -> Child {
    var cells = text
    var alignment: VerticalAlignment?
    if let colon = text.firstIndex(of: ":") {
      alignment = VerticalAlignment(named: text[..<colon])
      cells = text[text.index(after: colon)...]
    }
    return .row(alignment, cells.split(separator: ",").map { GridCellSpec($0, &next) })
  }

  /// Says the same of every leaf, in the order in which they stand.
  var cells: [GridCellSpec] {
    children.flatMap { child in
      switch child {
      case .row(_, let cells): cells
      case .single(let cell): [cell]
      }
    }
  }
}

struct GridCellSpec: Sendable {
  enum Mark: Sendable {
    case columns(Int), priority(Double), anchor(UnitPoint), column(HorizontalAlignment), unsized(Axis.Set)
  }

  let name: String
  let kind: GridLeafKind
  private(set) var marks: [Mark] = []

  init(_ text: Substring, _ number: inout Int?) {
    var words = text.split(separator: " ")
    if let next = number {
      words.insert("\(next)", at: 0)
      number = next + 1
    }
    name = String(words[0])
    kind = GridLeafKind(words[1])
    for word in words.dropFirst(2) {
      if word.hasPrefix("span") {
        marks.append(.columns(Int(word.dropFirst(4)) ?? 1))
      } else if word.hasPrefix("prio") {
        marks.append(.priority(Double(word.dropFirst(4)) ?? 0))
      } else if word.hasPrefix("@") {
        marks.append(.anchor(UnitPoint(named: word.dropFirst())))
      } else if word.hasPrefix("|") {
        marks.append(.column(HorizontalAlignment(named: word.dropFirst())))
      } else {
        marks.append(.unsized(word == "-h" ? .horizontal : word == "-v" ? .vertical : []))
      }
    }
  }
}

/// How a leaf answers. In text: `30x10`; `flex` takes what it is offered, or 10; `half` is half as wide as its offer, or
/// 20, and 10 high; `w10` takes any width and is 10 high; `h20` is 20 wide and takes any height; `c10-50` keeps both
/// lengths between 10 and 50; `cw10-160x30` its width; `spacer` is one; `odd` is 15 by 15 in 20 by 20, and 20 by 20
/// elsewhere; `twice10` is twice as wide as its offer; `tall` is 60 by 20, and 40 high from a width of 200 on; `wrap84x16` is a
/// line of that size, which is broken.
enum GridLeafKind: Sendable {
  case fixed(CGFloat, CGFloat), flexible, half, flexibleWidth(CGFloat), flexibleHeight(CGFloat)
  case clamped(CGFloat, CGFloat), clampedWidth(CGFloat, CGFloat, CGFloat), spacer, odd, twice(CGFloat), tall
  case wrapping(CGFloat, CGFloat)

  init(_ text: Substring) {
    let numbers = text.split { !$0.isNumber }.compactMap { number($0) }
    let word = text.prefix { $0.isLetter }
    switch word {
    case "flex": self = .flexible
    case "half": self = .half
    case "spacer": self = .spacer
    case "odd": self = .odd
    case "tall": self = .tall
    case "w": self = .flexibleWidth(numbers[0])
    case "h": self = .flexibleHeight(numbers[0])
    case "c": self = .clamped(numbers[0], numbers[1])
    case "cw": self = .clampedWidth(numbers[0], numbers[1], numbers[2])
    case "twice": self = .twice(numbers[0])
    case "wrap": self = .wrapping(numbers[0], numbers[1])
    default: self = .fixed(numbers[0], numbers[1])
    }
  }

  func answer(_ offer: ProposedViewSize) -> CGSize {
    let (width, height) = (offer.width ?? 10, offer.height ?? 10)
    switch self {
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .flexible, .spacer: return CGSize(width: width, height: height)
    case .half: return CGSize(width: (offer.width ?? 40) / 2, height: 10)
    case .flexibleWidth(let height): return CGSize(width: width, height: height)
    case .flexibleHeight(let width): return CGSize(width: width, height: height)
    case .clamped(let low, let high):
      return CGSize(width: min(max(width, low), high), height: min(max(height, low), high))
    case .clampedWidth(let low, let high, let height):
      return CGSize(width: min(max(width, low), high), height: height)
    case .odd:
      return offer == ProposedViewSize(width: 20, height: 20)
        ? CGSize(width: 15, height: 15) : CGSize(width: 20, height: 20)
    case .twice(let height): return CGSize(width: width * 2, height: height)
    case .tall: return CGSize(width: 60, height: offer.width ?? 0 >= 200 ? 40 : 20)
    case .wrapping(let whole, let line):
      guard let offered = offer.width, offered < whole else { return CGSize(width: whole, height: line) }
      return CGSize(width: max(offered, 0), height: line * (whole / max(offered, 1)).rounded(.up))
    }
  }
}

/// A number of a table; nil for `nil`.
func number(_ text: Substring) -> CGFloat? {
  text == "inf" ? .infinity : Double(text).map { CGFloat($0) }
}

extension ProposedViewSize {
  /// A proposal as recordings write it: `200xnil`.
  init(_ text: String) {
    let parts = text.split(separator: "x")
    self.init(width: number(parts[0]), height: number(parts[1]))
  }
}

extension HorizontalAlignment {
  init(named name: Substring) {
    self =
      name.lowercased().hasSuffix("leading")
      ? .leading : name.lowercased().hasSuffix("trailing") ? .trailing : .center
  }
}

extension VerticalAlignment {
  init(named name: Substring) {
    self = name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
  }
}

extension Alignment {
  init(named name: Substring) {
    self.init(horizontal: HorizontalAlignment(named: name), vertical: VerticalAlignment(named: name))
  }
}

extension UnitPoint {
  init(named name: Substring) {
    if let comma = name.firstIndex(of: "/") {
      self.init(x: number(name[..<comma]) ?? 0, y: number(name[name.index(after: comma)...]) ?? 0)
      return
    }
    let column: CGFloat =
      HorizontalAlignment(named: name) == .leading
      ? 0 : HorizontalAlignment(named: name) == .trailing ? 1 : 0.5
    let row: CGFloat =
      VerticalAlignment(named: name) == .top ? 0 : VerticalAlignment(named: name) == .bottom ? 1 : 0.5
    self.init(x: column, y: row)
  }
}
