// SPDX-License-Identifier: Apache-2.0

/// Rows of plain texts under headings, in every format.
public struct TextRows: Sendable {
  private let heading: [String]
  private let rows: [[String]]

  /// - Parameters:
  ///   - heading: As many as each row has texts; an empty one is `result` in JSON.
  ///   - rows: The texts, row by row.
  public init(_ heading: [String], _ rows: [[String]]) {
    (self.heading, self.rows) = (heading, rows)
  }

  /// A line a row.
  public var csv: String { ([heading] + rows).map(CSVCells.line).joined() }

  /// An object a row.
  public var json: JSONValue {
    .array(
      rows.map { row in
        .object(zip(heading, row).map { ($0.isEmpty ? "result" : $0, .string($1)) })
      })
  }

  /// For a terminal and for Markdown.
  public var table: TextTable {
    var table = TextTable(heading.map { .init($0) })
    for row in rows { table.add(row.map { .init($0) }) }
    return table
  }
}
