// SPDX-License-Identifier: Apache-2.0

/// Cells in aligned columns, for a terminal or as Markdown.
public struct TextTable: Sendable {
  /// How a cell is to be seen.
  public enum Tone: Hashable, Sendable {
    case plain
    case good
    case bad
    case faint
  }

  /// A text with its tone.
  public struct Cell: Hashable, Sendable, ExpressibleByStringLiteral {
    public var text: String
    public var tone: Tone

    /// Control characters are shown as escapes, so that a cell stays in its column.
    public init(_ text: String, _ tone: Tone = .plain) {
      self.text = PrintableText.line(text)
      self.tone = tone
    }

    public init(stringLiteral text: String) { self.init(text) }
  }

  /// A heading, and the side its cells keep to.
  public struct Column: Hashable, Sendable {
    public var heading: String
    /// Figures are right aligned, so that their digits stand under each other.
    public var isFigure: Bool
    /// Whether the column says something about the one before, and stays beside it.
    public var belongsToPrevious: Bool

    /// Describes a column.
    public init(_ heading: String, isFigure: Bool = false, belongsToPrevious: Bool = false) {
      self.heading = PrintableText.line(heading)
      self.isFigure = isFigure
      self.belongsToPrevious = belongsToPrevious
    }
  }

  public var columns: [Column]
  /// How many columns at the left say what a line is about, up to the first figures behind words; a table too wide
  /// for the window repeats them.
  private var keyColumns: Int {
    let words = columns.firstIndex { !$0.isFigure } ?? 0
    return columns[words...].firstIndex { $0.isFigure } ?? columns.count
  }
  public private(set) var rows: [[Cell]] = []

  /// A table without rows.
  public init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; cells that are left out are empty.
  public mutating func add(_ cells: [Cell]) {
    if cells.count > columns.count { fatalError("a row has more cells than the table has columns") }
    rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
  }

  /// Lines for a terminal: two blanks between columns, no blanks at the ends of lines.
  ///
  /// - Parameters:
  ///   - usesColor: Whether tones are shown as colours.
  ///   - indent: What each line begins with.
  ///   - width: The window's; a table that is wider stands in parts below each other, each with the key
  ///     columns. `nil` for no limit.
  public func terminal(usesColor: Bool, indent: String = "", width: Int? = nil) -> String {
    let widths = columns.indices.map { index in
      rows.reduce(columns[index].heading.count) { max($0, $1[index].text.count) }
    }
    let parts = parts(widths, (width ?? Int.max) - indent.count)
    return parts.map { lines($0, widths, usesColor: usesColor, indent: indent) }.joined(separator: "\n")
  }

  /// The columns of each part: the key columns, then as many others as fit, at least one.
  private func parts(_ widths: [Int], _ room: Int) -> [[Int]] {
    let keys = Array(columns.indices.prefix(keyColumns))
    func length(_ part: [Int]) -> Int { part.reduce(0) { $0 + widths[$1] + 2 } }
    var groups: [[Int]] = []
    for index in columns.indices.dropFirst(keys.count) {
      if columns[index].belongsToPrevious, !groups.isEmpty {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    var parts: [[Int]] = []
    var part = keys
    var used = length(keys)
    for group in groups {
      // No blanks behind the last column.
      if part.count > keys.count, used + length(group) - 2 > room {
        parts.append(part)
        (part, used) = (keys, length(keys))
      }
      part += group
      used += length(group)
    }
    parts.append(part)
    return parts
  }

  private func lines(_ part: [Int], _ widths: [Int], usesColor: Bool, indent: String) -> String {
    func line(_ cell: (Int) -> Cell) -> String {
      var line = indent
      var blanks = ""
      for index in part {
        let cell = cell(index)
        let padding = String(repeating: " ", count: widths[index] - cell.text.count)
        if columns[index].isFigure { blanks += padding }
        if !cell.text.isEmpty {
          line += blanks + (usesColor ? cell.colored : cell.text)
          blanks = ""
        }
        if !columns[index].isFigure { blanks += padding }
        blanks += "  "
      }
      return line + "\n"
    }
    return line { Cell(columns[$0].heading, .faint) } + rows.map { row in line { row[$0] } }.joined()
  }

  /// A GitHub-flavoured Markdown table.
  public var markdown: String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    return line(columns.map { MarkdownText.escaped($0.heading) })
      + line(columns.map { $0.isFigure ? "---:" : "---" })
      + rows.map { line($0.map { MarkdownText.escaped($0.text) }) }.joined()
  }
}

extension TextTable.Cell {
  /// With the terminal's own colours, so that they suit light and dark.
  fileprivate var colored: String {
    switch tone {
    case .plain: text
    case .good: "\u{1b}[32m\(text)\u{1b}[0m"
    case .bad: "\u{1b}[31m\(text)\u{1b}[0m"
    case .faint: "\u{1b}[2m\(text)\u{1b}[0m"
    }
  }
}
