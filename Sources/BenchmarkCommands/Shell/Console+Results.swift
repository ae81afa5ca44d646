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

extension Console {
  /// Reads a FILE: a CSV, a record folder, or `-`.
  ///
  /// - Throws: ``InputError`` that names the file as the user did.
  package func results(_ name: String) throws -> ResultFile {
    name == "-" ? try ResultFile(input: try readInput()) : try ResultFile(named: name, at: path(name))
  }

  /// How tables are drawn here.
  package func style(_ format: OutputFormat) -> TableFormatter.Style {
    format == .markdown ? .markdown : .terminal(usesColor: usesColor, width: width)
  }

  /// Writes a table as a terminal or Markdown shows it.
  func write(_ table: TextTable, _ format: OutputFormat) throws {
    try write(format == .markdown ? table.markdown : table.terminal(usesColor: usesColor, width: width))
  }
}
