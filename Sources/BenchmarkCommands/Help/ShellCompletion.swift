// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// A script that completes a program's command line, made from the table of its commands and their options.
struct ShellCompletion {
  /// The shells there is a script for.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// What a value or an operand may be, as far as a shell can help with it.
  enum Candidates: Equatable {
    case choices([String])
    case cases
    case metrics
    case files
    case directories
    /// Numbers, times, new names: nothing to offer.
    case nothing
  }

  let commands: [any Command]
  /// How the user calls the program; the scripts complete that name and ask it for its cases.
  let program: String

  init(of commands: [any Command], program: String) {
    self.commands = commands.filter { !$0.isHidden }
    self.program = program
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The program's name as part of a function's name.
  var function: String {
    "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// A command line that prints every case, one a line; it has nothing to print where the program is not found.
  var listOfCases: String { "\(program) list --format csv 2>/dev/null | tail -n +2 | tr , /" }

  static var metrics: [String] { Metric.all.map(\.id) }

  static func options(of command: any Command) -> [Option] { command.options + [CommonOptions.help] }

  /// What may stand behind an option; `nil` where it takes no value.
  static func candidates(for option: Option) -> Candidates? {
    if !option.choices.isEmpty { return .choices(option.choices) }
    return option.value.map(candidates(named:))
  }

  /// What may stand behind a command's options.
  static func candidates(for command: any Command) -> Candidates {
    // `A B` are programs, and a program is a file.
    command.operands == "A B" ? .files : candidates(named: command.operands)
  }

  private static func candidates(named placeholder: String) -> Candidates {
    let words = placeholder.split { !$0.isLetter }.map(String.init)
    if words.contains("CASE") { return .cases }
    if words.contains("METRIC") { return .metrics }
    if words.contains("DIR") { return .directories }
    if !words.isEmpty, words.allSatisfy({ ["FILE", "OLD", "NEW"].contains($0) }) { return .files }
    if words == ["SHELL"] { return .choices(Shell.allCases.map(\.rawValue)) }
    return .nothing
  }
}

extension String {
  /// The text as one word of a POSIX shell, whatever is in it.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
