// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Where a command reads and writes: data on standard output, talk on standard error.
///
/// Commands never print by themselves, so that tests can run them in their own process.
package struct Console: Sendable {
  /// Writes data. A closed pipe is no error: the rest of the data is dropped quietly.
  package var write: @Sendable (String) throws -> Void
  /// Writes to standard error.
  package var talk: @Sendable (String) -> Void
  /// All of standard input.
  package var readInput: @Sendable () throws -> [UInt8]
  package var environment: [String: String]
  package var outputIsTerminal: Bool
  package var talkIsTerminal: Bool
  /// Relative paths, `results/baseline` among them, begin here; empty for the process's own directory.
  package var directory: String
  /// How the user calls the program, for usage lines.
  package var program: String
  /// The columns of the terminal that standard output is; `nil` for a file or a pipe.
  package var terminalWidth: Int?
  /// The columns of the terminal that talk goes to.
  package var talkWidth: Int?

  /// Describes a console.
  package init(
    write: @escaping @Sendable (String) throws -> Void, talk: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () throws -> [UInt8] = { [] }, environment: [String: String] = [:],
    outputIsTerminal: Bool = false, talkIsTerminal: Bool = false, directory: String = "",
    program: String = "view-benchmark", terminalWidth: Int? = nil, talkWidth: Int? = nil
  ) {
    self.terminalWidth = terminalWidth
    self.talkWidth = talkWidth
    self.write = write
    self.talk = talk
    self.readInput = readInput
    self.environment = environment
    self.outputIsTerminal = outputIsTerminal
    self.talkIsTerminal = talkIsTerminal
    self.directory = directory
    self.program = program
  }

  /// Colour is for people at a terminal who did not say no.
  ///
  /// - Source: no-color.org: any value but the empty one switches colour off.
  package var usesColor: Bool {
    outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The columns that tables and prose may take; `nil` for no limit. `COLUMNS` is what the user says, if anything.
  package var width: Int? {
    let given = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return (given ?? terminalWidth).map { max(40, $0) }
  }

  /// Writes a line of talk, whatever it quotes from a file.
  package func note(_ line: String) { talk(PrintableText.line(line) + "\n") }

  /// The same console with data on standard error: standard output is kept for something else.
  package var talking: Console {
    var console = self
    console.write = talk
    console.outputIsTerminal = talkIsTerminal
    return console
  }

  /// A path as the file system should see it.
  package func path(_ given: String) -> String {
    directory.isEmpty || given.hasPrefix("/") || given == "-" ? given : directory + "/" + given
  }
}
