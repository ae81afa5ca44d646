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

    /// Describes a column.
    public init(_ heading: String, isFigure: Bool = false) {
      self.heading = PrintableText.line(heading)
      self.isFigure = isFigure
    }
  }

  public var columns: [Column]
  public private(set) var rows: [[Cell]] = []

  /// A table without rows.
  public init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; cells that are left out are empty.
  public mutating func add(_ cells: [Cell]) {
    if cells.count > columns.count { fatalError("a row has more cells than the table has columns") }
    rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
  }

  /// Lines for a terminal: two blanks between columns, no blanks at the ends of lines.
  public func terminal(usesColor: Bool, indent: String = "") -> String {
    let widths = columns.indices.map { index in
      rows.reduce(columns[index].heading.count) { max($0, $1[index].text.count) }
    }
    let heading = columns.map { Cell($0.heading, .faint) }
    return ([heading] + rows).map { cells in
      var line = indent
      var blanks = ""
      for (index, cell) in cells.enumerated() {
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
    .joined()
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
