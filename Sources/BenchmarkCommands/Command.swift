// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// A verb of the command line. One file each; the list of them is the table of contents.
package protocol Command: Sendable {
  /// The verb.
  var name: String { get }
  /// One line, for the list of commands.
  var summary: String { get }
  /// What stands behind the verb in the usage line: `OLD NEW`.
  var operands: String { get }
  /// A paragraph or two for `--help`.
  var discussion: String { get }
  var options: [Option] { get }
  /// Left out of the list of commands: for the program itself.
  var isHidden: Bool { get }

  /// Does it.
  ///
  /// - Throws: ``InputError`` for bad input: the caller prints the line and ends with ``ExitCode/badInput``.
  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode
}

extension Command {
  package var isHidden: Bool { false }
  package var discussion: String { "" }
}
