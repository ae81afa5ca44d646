// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// The command line: finds the verb, checks its arguments, runs it, and turns the outcome into an exit code.
public enum BenchmarkCommand {
  /// Of this package; printed by `--version` and written into run records.
  public static let version = "0.1.0"

  /// The verbs that only read files: they work without a scenario and without the engine.
  package static let fileCommands = commandsOnFiles()

  /// The same with what is known of the scenarios beyond the files.
  static func commandsOnFiles(_ notes: ScenarioNotes = ScenarioNotes()) -> [any Command] {
    [
      CompareCommand(), RankCommand(notes: notes), GateCommand(), MergeCommand(), HistoryCommand(),
      FindingsCommand(),
    ]
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: What stands behind the program's name.
  ///   - commands: The verbs there are, in the order in which help lists them.
  /// - Returns: The exit code; every message has been written by then.
  package static func run(
    _ words: [String], commands: [any Command], console: Console
  ) async -> ExitCode {
    do {
      return try await dispatch(words, commands, console)
    } catch {
      // A message that begins with a place is left as editors and CI annotations expect it.
      let hasFile = (error as? InputError)?.file != nil
      console.note(hasFile ? "\(error)" : "\(console.program): \(error)")
      return .badInput
    }
  }

  private static func overview(_ commands: [any Command], _ console: Console) -> String {
    CommandHelp.fitted(CommandHelp.overview(of: commands, program: console.program), to: console.width)
  }

  private static func dispatch(
    _ words: [String], _ commands: [any Command], _ console: Console
  ) async throws -> ExitCode {
    guard let verb = words.first else {
      console.talk(overview(commands, console))
      return .badInput
    }
    if ["-h", "--help", "help"].contains(verb) {
      guard verb == "help", words.count > 1 else {
        try console.write(overview(commands, console))
        return .fine
      }
      return try await dispatch([words[1], "--help"], commands, console)
    }
    if verb == "--version" || verb == "-V" {
      try console.write("\(console.program) \(version)\n")
      return .fine
    }
    guard let command = commands.first(where: { $0.name == verb }) else {
      throw unknown(verb, commands, console.program)
    }
    let rest = words.dropFirst().prefix { $0 != "--" }
    if let help = rest.first(where: { $0 == "-h" || $0 == "--help" }) {
      try console.write(
        CommandHelp.fitted(
          CommandHelp.text(of: command, program: console.program, isLong: help == "--help"),
          to: console.width))
      return .fine
    }
    let arguments = try Arguments(
      Array(words.dropFirst()), options: command.options + [CommonOptions.help],
      helpHint: "'\(console.program) \(verb) --help' lists the options")
    return try await command.run(arguments, console)
  }

  private static func unknown(_ verb: String, _ commands: [any Command], _ program: String) -> InputError {
    let hint = "'\(program) --help' lists the commands"
    if verb.hasPrefix("-") {
      return InputError("unknown option \(verb) before the command", advice: hint)
    }
    let names = commands.filter { !$0.isHidden }.map(\.name)
    let near = Suggestion.nearest(to: verb, among: names).map { "did you mean '\($0)'? " } ?? ""
    return InputError("unknown command '\(verb)'", advice: near + hint)
  }
}
