// SPDX-License-Identifier: Apache-2.0

extension ShellCompletion {
  /// For bash 4 and later; needs nothing of the bash-completion package.
  var bash: String {
    """
    # bash completion for \(program): eval "$(\(program) completions bash)"
    \(function)() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
      local kind=nothing options=
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W \(verbs.joined(separator: " ").shellQuoted) -- "$word"))
        return
      fi
      case ${COMP_WORDS[1]} in
    \(commands.map(bashBranch).joined(separator: "\n"))
      esac
      if [ "$kind" != value ] && [[ $word == -* ]]; then
        words=$options
      else
        case $kind in
          cases) words+=" $(\(listOfCases))" ;;
          metrics) words=\(Self.metrics.joined(separator: " ").shellQuoted) ;;
          files) compopt -o filenames; COMPREPLY=($(compgen -f -- "$word")); return ;;
          directories) compopt -o filenames; COMPREPLY=($(compgen -d -- "$word")); return ;;
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -F \(function) \(program)

    """
  }

  private var verbs: [String] { commands.map(\.name) + ["help", "--help", "--version"] }

  private func bashBranch(_ command: any Command) -> String {
    let options = Self.options(of: command)
    var lines = ["    \(command.name))", "      options=\(bashSpellings(options).shellQuoted)"]
    lines.append("      \(Self.bashAssignment(Self.candidates(for: command)))")
    let valued = options.filter { Self.candidates(for: $0) != nil }
    if !valued.isEmpty {
      lines.append("      case $before in")
      for option in valued {
        let spellings = [option.letter.map { "-\($0)" }, "--\(option.name)"].compactMap { $0 }
        let candidates = Self.candidates(for: option) ?? .nothing
        let assignment =
          option.impliedValue == nil
          ? Self.bashAssignment(candidates) : "words=\(option.choices.joined(separator: " ").shellQuoted)"
        lines.append("        \(spellings.joined(separator: "|"))) \(assignment) ;;")
      }
      lines.append("      esac")
    }
    return (lines + ["      ;;"]).joined(separator: "\n")
  }

  private func bashSpellings(_ options: [Option]) -> String {
    options.flatMap { [$0.letter.map { "-\($0)" }, "--\($0.name)"].compactMap { $0 } }.joined(separator: " ")
  }

  private static func bashAssignment(_ candidates: Candidates) -> String {
    switch candidates {
    case .choices(let words): "kind=value words=\(words.joined(separator: " ").shellQuoted)"
    case .cases: "kind=cases"
    case .metrics: "kind=metrics"
    case .files: "kind=files"
    case .directories: "kind=directories"
    case .nothing: "kind=nothing"
    }
  }
}
