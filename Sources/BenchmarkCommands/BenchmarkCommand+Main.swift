// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension BenchmarkCommand {
  /// Runs the process's command line and ends the process with its exit code.
  ///
  /// - Parameters:
  ///   - arguments: The program's name, then what the user typed.
  ///   - commands: The verbs there are.
  package static func main(arguments: [String], commands: [any Command]) async -> Never {
    let program = arguments.first.map { String($0.split(separator: "/").last ?? "view-benchmark") }
    let console = Console.standard(program: program ?? "view-benchmark")
    exit(await run(Array(arguments.dropFirst()), commands: commands, console: console).rawValue)
  }
}
