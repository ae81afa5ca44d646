// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `manual`: the manual page.
struct ManualCommand: Command {
  let catalog: Catalog

  let name = "manual"
  let summary = "Print the manual page: 'view-benchmark manual | man -l -'."
  let operands = ""
  let options: [Option] = []
  let discussion = """
    To install it: view-benchmark manual > ~/.local/share/man/man1/view-benchmark.1
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(0...0, "no argument")
    try console.write(
      ManualPage(commands: BenchmarkCommand.commands(for: catalog), program: console.program).text)
    return .fine
  }
}
