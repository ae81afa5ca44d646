// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `describe-program`: what a comparison asks each of its programs first.
struct DescribeProgramCommand: Command {
  let catalog: Catalog

  let name = BenchmarkProgram.verb
  let summary = "Describe this program to a comparison."
  let operands = ""
  let options: [Option] = []
  let isHidden = true

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(0...0, "no argument")
    try console.write(try BenchmarkProgram.description(of: catalog))
    return .fine
  }
}
