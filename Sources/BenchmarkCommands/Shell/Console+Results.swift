// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// How data is written on standard output.
package enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case table
  case csv
  case json
  case markdown

  /// What `--format` says; a table when it says nothing.
  package init(_ arguments: Arguments) {
    self = arguments.value(CommonOptions.format).flatMap(OutputFormat.init) ?? .table
  }
}

/// How findings are written for services that show them beside lines or in a list of checks; the verbs say which of them
/// fit what they find.
package enum ServiceFormat: String, Hashable, Sendable, CaseIterable {
  case sarif
  case github
  case junit

  /// What `--format` says; `nil` where it names a format of data.
  package init?(_ arguments: Arguments) {
    guard let format = arguments.value(CommonOptions.format).flatMap(ServiceFormat.init) else { return nil }
    self = format
  }
}

extension Console {
  /// Reads a FILE: a CSV, a record folder, or `-`.
  ///
  /// - Throws: ``InputError`` that names the file as the user did.
  package func results(_ name: String) throws -> ResultFile {
    if name == "-" { return try ResultFile(input: try readInput()) }
    return try ResultFile(named: name, at: path(name))
  }

  /// The bytes of a JSON file.
  ///
  /// - Throws: ``InputError`` that names the file as the user did.
  package func json(_ name: String) throws(InputError) -> [UInt8] {
    try InputFile.bytes(at: path(name), named: name, limit: JSONReader.highestSize)
  }

  /// How tables are drawn here.
  package func style(_ format: OutputFormat) -> TableFormatter.Style {
    format == .markdown ? .markdown : .terminal(usesColor: usesColor, width: width)
  }

  /// Writes a line of text as a terminal or Markdown shows it, whatever it quotes from a file.
  ///
  /// - Parameter bullet: What Markdown has in front.
  func write(line: String, _ format: OutputFormat, bullet: String = "") throws {
    try write(
      (format == .markdown ? bullet + MarkdownText.escapedLine(line) : PrintableText.line(line)) + "\n")
  }

  /// Writes rows of texts in any format.
  func write(_ rows: TextRows, _ format: OutputFormat) throws {
    switch format {
    case .csv: try write(rows.csv)
    case .json: try write(rows.json.text)
    case .table, .markdown: try write(rows.table, format)
    }
  }

  /// Writes a table as a terminal or Markdown shows it.
  func write(_ table: TextTable, _ format: OutputFormat) throws {
    try write(format == .markdown ? table.markdown : table.terminal(usesColor: usesColor, width: width))
  }
}
