// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `completions SHELL`: the script that completes this program's command line.
struct CompletionsCommand: Command {
  let catalog: Catalog

  let name = "completions"
  let summary = "Print the script that completes commands, options and cases in a shell."
  let operands = "SHELL"
  let options: [Option] = []
  let discussion = """
    SHELL is bash, zsh or fish. For every new shell:
      bash   echo 'eval "$(view-benchmark completions bash)"' >> ~/.bashrc
      zsh    echo 'eval "$(view-benchmark completions zsh)"' >> ~/.zshrc   (behind compinit)
      fish   view-benchmark completions fish > ~/.config/fish/completions/view-benchmark.fish
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let name = arguments.operands[0]
    guard let shell = ShellCompletion.Shell(rawValue: name) else {
      throw InputError("no completions for '\(name)'", advice: "choose one of bash, zsh, fish")
    }
    try console.write(
      ShellCompletion(of: BenchmarkCommand.commands(for: catalog), program: console.program).script(
        for: shell))
    return .fine
  }
}
