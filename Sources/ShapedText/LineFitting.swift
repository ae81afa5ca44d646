// SPDX-License-Identifier: Apache-2.0
#if ShapedText
  import Foundation
  import LayoutEngine

  /// Fits the characters of a text into lines, greedily: as many words as there is room for.
  ///
  /// Blanks at a break take no width. A word longer than the line starts one of its own and is split, at least one
  /// character to a line.
  struct LineFitting {
    /// A run of the text: its characters stand at ``start`` and behind.
    struct Piece {
      let shaped: ShapedString
      let fontSize: CGFloat
      let start: Int
      var end: Int { start + shaped.count }
    }

    /// A line: what is drawn of it, and how wide that is.
    struct Line {
      var range: Range<Int>
      var width: CGFloat
    }

    let pieces: [Piece]
    let ruler: Ruler
    let face: FontFace
    let lineLimit: Int
    /// Shapes a part of a string by itself.
    let reshape: (String) -> ShapedString
    /// Of the whole text, where it has several runs: characters in front of which a line may be broken.
    let breakable: [Bool]?

    private var count: Int { pieces[pieces.count - 1].end }
    private var hasNewline: Bool { pieces.contains { $0.shaped.hasNewline } }

    // MARK: Characters

    private func piece(of index: Int) -> Piece {
      if pieces.count == 1 { return pieces[0] }
      return pieces.first { $0.start <= index && index < $0.end } ?? pieces[pieces.count - 1]
    }

    private func marks(_ index: Int) -> ShapedString.Marks {
      let piece = piece(of: index)
      return piece.shaped.marks[index - piece.start]
    }

    private func canBreak(before index: Int) -> Bool {
      if index >= count { return true }
      return breakable?[index] ?? marks(index).contains(.breakable)
    }

    /// How wide characters are on a line of their own.
    func width(_ range: Range<Int>) -> CGFloat {
      if pieces.count == 1 { return width(range, in: pieces[0]) }
      var width: CGFloat = 0
      for piece in pieces where piece.start < range.upperBound && piece.end > range.lowerBound {
        let own = range.clamped(to: piece.start..<piece.end)
        let inner = (own.lowerBound - piece.start)..<(own.upperBound - piece.start)
        width += self.width(inner, in: piece)
      }
      return width
    }

    /// How wide characters of one piece are on a line of their own. The range counts from the beginning of the piece.
    private func width(_ range: Range<Int>, in piece: Piece) -> CGFloat {
      ruler.points(units(of: range, in: piece.shaped), at: piece.fontSize)
    }

    /// The width of characters of one piece, or nil if they are wider than `limit`. Letters that a line end tears apart are
    /// shaped again only if they may fit.
    @inline(__always)
    private func width(_ range: Range<Int>, in piece: Piece, ifWithin limit: CGFloat) -> CGFloat? {
      let estimate = ruler.points(piece.shaped.units(range), at: piece.fontSize)
      if !piece.shaped.tearsLetters(range) { return estimate <= limit ? estimate : nil }
      guard estimate <= limit + Self.slack(piece.fontSize) else { return nil }
      let exact = width(range, in: piece)
      return exact <= limit ? exact : nil
    }

    /// The width of characters, or nil if they are wider than `limit`. They are shaped again only if they may fit.
    private func width(_ range: Range<Int>, ifWithin limit: CGFloat) -> CGFloat? {
      if pieces.count == 1 { return width(range, in: pieces[0], ifWithin: limit) }
      var estimate: CGFloat = 0
      var largest: CGFloat = 0
      for piece in pieces where piece.start < range.upperBound && piece.end > range.lowerBound {
        let own = range.clamped(to: piece.start..<piece.end)
        let inner = (own.lowerBound - piece.start)..<(own.upperBound - piece.start)
        estimate += ruler.points(piece.shaped.units(inner), at: piece.fontSize)
        largest = max(largest, piece.fontSize)
      }
      guard estimate <= limit + Self.slack(largest) else { return nil }
      let exact = width(range)
      return exact <= limit ? exact : nil
    }

    private func units(of range: Range<Int>, in shaped: ShapedString) -> Int {
      if range.isEmpty { return 0 }
      if !shaped.tearsLetters(range) { return shaped.units(range) }
      let alone = reshape(shaped.part(range))
      return alone.edges[alone.count]
    }

    private func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
      var end = range.upperBound
      while end > range.lowerBound, marks(end - 1).contains(.blank) { end -= 1 }
      return range.lowerBound..<end
    }

    // MARK: Lines

    /// The lines, no wider than `width` as far as that can be, and no more than the text may take.
    func lines(_ width: CGFloat?) -> [Line] {
      var lines: [Line] = []
      forEachLine(width) { lines.append($0) }
      return lines
    }

    private func forEachLine(_ width: CGFloat?, _ add: (Line) -> Void) {
      let limit = width.map { $0 + TextMetrics.roundingError } ?? .infinity
      var linesLeft = lineLimit
      var start = 0
      while linesLeft > 0 {
        var end = hasNewline ? start : count
        while end < count, !marks(end).contains(.newline) { end += 1 }
        addParagraph(start..<end, limit, &linesLeft, add)
        if end >= count { break }
        start = end + 1
      }
    }

    private func addParagraph(
      _ paragraph: Range<Int>, _ limit: CGFloat, _ linesLeft: inout Int, _ add: (Line) -> Void
    ) {
      var start = paragraph.lowerBound
      repeat {
        linesLeft -= 1
        let rest = start..<paragraph.upperBound
        if let whole = width(rest, ifWithin: limit) { return add(Line(range: rest, width: whole)) }
        let end = self.end(of: rest, limit)
        if end == rest.upperBound {
          add(lastLine(rest, limit))
        } else {
          let drawn = withoutBlanks(start..<end)
          add(Line(range: drawn, width: width(drawn)))
        }
        start = end
      } while start < paragraph.upperBound && linesLeft > 0
    }

    /// Blanks at the end of a paragraph count while they fit.
    private func lastLine(_ range: Range<Int>, _ limit: CGFloat) -> Line {
      var drawn = withoutBlanks(range)
      var width = self.width(drawn)
      while drawn.upperBound < range.upperBound {
        let longer = drawn.lowerBound..<(drawn.upperBound + 1)
        let longerWidth = self.width(longer)
        if longerWidth > limit { break }
        (drawn, width) = (longer, longerWidth)
      }
      return Line(range: drawn, width: width)
    }

    /// Where the first line of what is left ends.
    private func end(of rest: Range<Int>, _ limit: CGFloat) -> Int {
      pieces.count == 1 ? endByWords(of: rest, in: pieces[0], limit) : endByCharacters(of: rest, limit)
    }

    /// Where the first line ends in a text of one piece. The piece knows its words, so only their ends are looked at.
    private func endByWords(of rest: Range<Int>, in piece: Piece, _ limit: CGFloat) -> Int {
      let shaped = piece.shaped
      var best: Int?
      var word = shaped.firstWord(endingBehind: rest.lowerBound)
      while word < shaped.words.count, shaped.words[word].end <= rest.upperBound {
        let drawn = rest.lowerBound..<max(rest.lowerBound, shaped.words[word].drawnEnd)
        if width(drawn, in: piece, ifWithin: limit) == nil { break }
        best = shaped.words[word].end
        word += 1
      }
      return best ?? split(rest, until: shaped.words[word].end, limit)
    }

    /// Where the first line ends in a text of several pieces. A word may go on from one piece into the next, so each character
    /// is looked at.
    private func endByCharacters(of rest: Range<Int>, _ limit: CGFloat) -> Int {
      var best: Int?
      var index = rest.lowerBound
      var estimate: CGFloat = 0
      while index < rest.upperBound {
        let piece = piece(of: index)
        let local = index - piece.start
        estimate += ruler.points(piece.shaped.units(local..<local + 1), at: piece.fontSize)
        let isBlank = piece.shaped.marks[local].contains(.blank)
        index += 1
        // Nothing that begins here has room, so the rest of a long text need not be looked at.
        if !isBlank, estimate > limit + Self.slack(piece.fontSize) { break }
        if index == rest.upperBound || canBreak(before: index) {
          if width(withoutBlanks(rest.lowerBound..<index)) > limit { break }
          best = index
        }
      }
      return best ?? split(rest, until: index, limit)
    }

    /// Where a line ends in a word for which no line is long enough.
    private func split(_ rest: Range<Int>, until wordEnd: Int, _ limit: CGFloat) -> Int {
      var end = rest.lowerBound + 1
      while end < wordEnd, width(rest.lowerBound..<(end + 1)) <= limit { end += 1 }
      while end < rest.upperBound, marks(end).contains(.blank) { end += 1 }
      return end
    }

    /// Letters that are torn apart take other shapes: at both ends together by less than this.
    private static func slack(_ fontSize: CGFloat) -> CGFloat { 2 * fontSize }

    // MARK: Metrics

    /// What the lines take, no wider than `width` as far as that can be.
    func metrics(_ width: CGFloat?) -> TextMetrics {
      var size = CGSize.zero
      var firstBaseline: CGFloat?
      var lastBaseline: CGFloat = 0
      forEachLine(width) { line in
        let fontSize = self.fontSize(of: line)
        lastBaseline = size.height + ruler.points(face.ascent, at: fontSize)
        if firstBaseline == nil { firstBaseline = lastBaseline }
        size.width = max(size.width, line.width)
        size.height += ruler.points(face.lineHeight, at: fontSize)
      }
      return TextMetrics(size: size, firstBaseline: firstBaseline ?? 0, lastBaseline: lastBaseline)
    }

    /// A line is as high as its largest font; an empty one as the font at its place.
    private func fontSize(of line: Line) -> CGFloat {
      guard pieces.count > 1, !line.range.isEmpty else { return piece(of: line.range.lowerBound).fontSize }
      var largest: CGFloat = 0
      for piece in pieces where piece.start < line.range.upperBound && piece.end > line.range.lowerBound {
        largest = max(largest, piece.fontSize)
      }
      return largest
    }

    /// What stands where.
    func fragments(of lines: [Line]) -> [TextFragment] {
      var fragments: [TextFragment] = []
      var top: CGFloat = 0
      for line in lines {
        let fontSize = self.fontSize(of: line)
        var x: CGFloat = 0
        for piece in pieces where piece.start < line.range.upperBound && piece.end > line.range.lowerBound {
          let own = line.range.clamped(to: piece.start..<piece.end)
          let width = self.width(own)
          fragments.append(
            TextFragment(
              string: piece.shaped.part((own.lowerBound - piece.start)..<(own.upperBound - piece.start)),
              origin: CGPoint(x: x, y: top + ruler.points(face.ascent, at: fontSize)), width: width,
              fontSize: piece.fontSize))
          x += width
        }
        top += ruler.points(face.lineHeight, at: fontSize)
      }
      return fragments
    }
  }
#endif
