// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Deterministic metrics: a Character advances half the font size, a line is the font size high.
///
/// Lines break at spaces, greedily; the space at a break takes no width. A word longer than the line
/// starts a line of its own and is split, at least one Character to a line (L-20). The baseline is at 0.8
/// of the line's height. Nothing but the font size changes an advance.
public struct GridTextMeasuring: TextMeasuring {
  public init() {}

  public func measure(_ text: TextContent, width: CGFloat?) -> TextMetrics {
    let run = text.first
    if text.rest.isEmpty,
      let metrics = Self.plainMetrics(
        text, width, PlainLetters(run.string),
        PlainLines(run.string, fontSize: run.fontSize, width: width, lineLimit: text.lineLimit))
    {
      return metrics
    }
    var breaker = LineBreaker(width: width)
    breaker.add(text)
    return breaker.metrics(lineLimit: text.lineLimit, emptyHeight: text.first.fontSize)
  }

  /// The metrics of a text of one run by its letters on one line, if they have room, or by its lines.
  @inline(__always)
  static func plainMetrics(
    _ text: borrowing TextContent, _ width: CGFloat?, _ letters: PlainLetters?,
    _ lines: @autoclosure () -> PlainLines?
  ) -> TextMetrics? {
    if let letters {
      let metrics = letters.metrics(text.first.fontSize)
      if width == nil || metrics.size.width <= width! + TextMetrics.roundingError { return metrics }
    }
    return lines()?.metrics(text.first.fontSize)
  }

  /// The metrics of a text that is not wrapped, by one look at its letters; nil for texts of several runs or lines, with a
  /// line limit or room for more lines, or with letters beyond ASCII.
  static func measurePlain(_ text: TextContent) -> TextMetrics? {
    guard text.rest.isEmpty, text.lineLimit == nil, text.reservedLines == 0,
      let letters = PlainLetters(text.first.string)
    else {
      return nil
    }
    return letters.metrics(text.first.fontSize)
  }

  public func fragments(_ text: TextContent, width: CGFloat?) -> [TextFragment] {
    var breaker = LineBreaker(width: width)
    breaker.ranges = []
    breaker.add(text)
    _ = breaker.metrics(lineLimit: text.lineLimit, emptyHeight: text.first.fontSize)
    var characters: [(character: Character, fontSize: CGFloat)] = []
    for run in [text.first] + text.rest {
      for character in run.string { characters.append((character, run.fontSize)) }
    }
    var fragments: [TextFragment] = []
    var top: CGFloat = 0
    for (line, range) in zip(breaker.lines, breaker.ranges ?? []) {
      var x: CGFloat = 0
      for (character, fontSize) in characters[range] {
        if x == 0 || fragments[fragments.count - 1].fontSize != fontSize {
          let origin = CGPoint(x: x, y: top + 0.8 * line.height)
          fragments.append(TextFragment(string: "", origin: origin, width: 0, fontSize: fontSize))
        }
        fragments[fragments.count - 1].string.append(character)
        fragments[fragments.count - 1].width += fontSize / 2
        x += fontSize / 2
      }
      top += line.height
    }
    return fragments
  }
}

/// Breaks runs of Characters into lines.
private struct LineBreaker {
  struct Line {
    var width: CGFloat = 0
    var height: CGFloat = 0
  }
  struct Glyph {
    var height: CGFloat
    /// Which Character of the text it is.
    var index: Int
    var advance: CGFloat { height / 2 }
  }

  let limit: CGFloat
  var lines: [Line] = []
  var line = Line()
  /// Spaces that count only if something follows them on the line.
  var gap: [Glyph] = []
  var word: [Glyph] = []
  var isAtWrappedStart = false
  /// The Characters of each line, if they are asked for.
  var ranges: [Range<Int>]?
  private var lineRange = 0..<0
  /// How many Characters have been added.
  private var count = 0

  init(width: CGFloat?) { limit = width.map { $0 + TextMetrics.roundingError } ?? .infinity }

  mutating func add(_ text: TextContent) {
    add(text.first)
    for run in text.rest { add(run) }
  }

  private mutating func add(_ run: TextContent.Run) {
    for character in run.string {
      let glyph = Glyph(height: run.fontSize, index: count)
      count += 1
      if character.isNewline {
        endWord()
        endGap()
        endLine(isWrap: false, emptyHeight: run.fontSize)
      } else if character == " " {
        endWord()
        gap.append(glyph)
      } else {
        word.append(glyph)
      }
    }
  }

  /// The line breaker is done after this.
  mutating func metrics(lineLimit: Int?, emptyHeight: CGFloat) -> TextMetrics {
    endWord()
    endGap()
    endLine(isWrap: false, emptyHeight: emptyHeight)
    if let lineLimit { lines.removeLast(max(0, lines.count - max(1, lineLimit))) }
    var size = CGSize.zero
    for line in lines {
      size.width = max(size.width, line.width)
      size.height += line.height
    }
    let first = lines[0].height
    let last = lines[lines.count - 1].height
    return TextMetrics(size: size, firstBaseline: 0.8 * first, lastBaseline: size.height - 0.2 * last)
  }

  private mutating func endWord() {
    if word.isEmpty { return }
    let wordWidth = word.reduce(0) { $0 + $1.advance }
    let gapWidth = gap.reduce(0) { $0 + $1.advance }
    if isAtWrappedStart && line.width == 0 {
      gap.removeAll(keepingCapacity: true)
    } else if line.width + gapWidth + wordWidth <= limit {
      for glyph in gap { append(glyph) }
      gap.removeAll(keepingCapacity: true)
    } else {
      if line.width > 0 { endLine(isWrap: true, emptyHeight: word[0].height) }
      gap.removeAll(keepingCapacity: true)
    }
    for glyph in word {
      if line.width > 0 && line.width + glyph.advance > limit && wordWidth > limit {
        endLine(isWrap: true, emptyHeight: glyph.height)
      }
      append(glyph)
    }
    word.removeAll(keepingCapacity: true)
  }

  /// Spaces at the end of a line count while they fit.
  private mutating func endGap() {
    for glyph in gap where line.width + glyph.advance <= limit { append(glyph) }
    gap.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ glyph: Glyph) {
    lineRange = (line.width == 0 ? glyph.index : lineRange.lowerBound)..<(glyph.index + 1)
    line.width += glyph.advance
    line.height = max(line.height, glyph.height)
  }

  private mutating func endLine(isWrap: Bool, emptyHeight: CGFloat) {
    if line.height == 0 { line.height = emptyHeight }
    lines.append(line)
    ranges?.append(line.width == 0 ? 0..<0 : lineRange)
    line = Line()
    isAtWrappedStart = isWrap
  }
}
