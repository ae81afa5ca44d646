// SPDX-License-Identifier: Apache-2.0

extension ShellCompletion {
  var fish: String {
    let first = "complete -c \(program) -n __fish_use_subcommand -f"
    var lines = [
      "# fish completion for \(program): \(program) completions fish | source",
      "complete -c \(program) -f",
      "\(first) -s h -l help -d \(fishQuoted("Show the list of commands."))",
      "\(first) -s V -l version -d \(fishQuoted(CommonOptions.version.brief))",
    ]
    for command in commands {
      lines.append("\(first) -a \(command.name) -d \(fishQuoted(command.summary))")
      let after = "complete -c \(program) -n \(fishQuoted("__fish_seen_subcommand_from \(command.name)"))"
      if let operands = fishArguments(Self.candidates(for: command)) { lines.append("\(after) \(operands)") }
      lines += Self.options(of: command).map { "\(after) \(fishOption($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: Option) -> String {
    var words = option.letter.map { "-s \($0) " } ?? ""
    words += "-l \(option.name) -d \(fishQuoted(option.brief))"
    guard let candidates = Self.candidates(for: option) else { return words }
    return words + (option.impliedValue == nil ? " -r " : " ") + (fishArguments(candidates) ?? "-f")
  }

  private func fishArguments(_ candidates: Candidates) -> String? {
    switch candidates {
    case .choices(let words): "-f -a \(fishQuoted(words.joined(separator: " ")))"
    case .cases: "-f -a \(fishQuoted("(\(listOfCases))"))"
    case .metrics: "-f -a \(fishQuoted(Self.metrics.joined(separator: " ")))"
    case .files: "-F"
    case .directories: "-f -a '(__fish_complete_directories)'"
    case .nothing: nil
    }
  }

  /// Inside fish's single quotes a backslash and a quote are escaped by a backslash.
  private func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
