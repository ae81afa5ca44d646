// SPDX-License-Identifier: Apache-2.0

extension ShellCompletion {
  /// For zsh with `compinit` loaded; works from a file in `$fpath` and by `eval`.
  var zsh: String {
    """
    #compdef \(program)
    # zsh completion for \(program): eval "$(\(program) completions zsh)"
    \(function)_cases() {
      local -a cases
      cases=(${(f)"$(\(listOfCases))"})
      compadd -a cases
    }
    \(function)() {
      local -a commands
      commands=(
    \(commands.map { "    \("\($0.name):\($0.summary)".shellQuoted)" }.joined(separator: "\n"))
        'help:Show the help of a command.'
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local verb=$words[2]
      words=("${(@)words[2,-1]}")
      (( CURRENT-- ))
      case $verb in
    \(commands.map(zshBranch).joined(separator: "\n"))
      esac
    }
    if [ "$funcstack[1]" = \(function) ]; then \(function) "$@"; else compdef \(function) \(program); fi

    """
  }

  private func zshBranch(_ command: any Command) -> String {
    let options = Self.options(of: command).map { "      \(zshSpecification(of: $0)) \\" }
    let operands = zshAction(for: Self.candidates(for: command))
    return """
          \(command.name)) _arguments -s \\
      \(options.joined(separator: "\n  "))
            \("*:\(command.operands.isEmpty ? "nothing" : command.operands):\(operands)".shellQuoted) ;;
      """
  }

  private func zshSpecification(of option: Option) -> String {
    let brief = option.brief.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    let colons = option.impliedValue == nil ? ":" : "::"
    let value =
      Self.candidates(for: option).map { "\(colons)\(option.value ?? "value"):\(zshAction(for: $0))" } ?? ""
    let star = option.isRepeatable ? "*" : ""
    // The long spelling takes its value behind '=' as well as behind a blank.
    let long = "--\(option.name)" + (value.isEmpty ? "" : "=")
    let spellings = [option.letter.map { "-\($0)" }, long].compactMap { $0 }
    return spellings.map { "\(star)\($0)[\(brief)]\(value)".shellQuoted }.joined(separator: " ")
  }

  private func zshAction(for candidates: Candidates) -> String {
    switch candidates {
    case .choices(let words): "(\(words.joined(separator: " ")))"
    case .cases: "\(function)_cases"
    case .metrics: "(\(Self.metrics.joined(separator: " ")))"
    case .files: "_files"
    case .directories: "_files -/"
    case .nothing: " "
    }
  }
}
