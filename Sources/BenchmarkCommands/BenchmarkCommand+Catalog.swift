// SPDX-License-Identifier: Apache-2.0
public import BenchmarkHarness
import BenchmarkResults
import Foundation
import Survey

extension BenchmarkCommand {
  /// Runs the process's command line over a catalogue of scenarios and ends the process with its exit code.
  ///
  /// This is all that a benchmark executable has to call, as the only line of its `main.swift`:
  ///
  ///     BenchmarkCommand.main(catalog: try Catalog([AnyScenario(ToggleOneRow.self)]))
  ///
  /// Not asynchronous on purpose. Under an asynchronous `main` the main actor moves from thread to thread on
  /// Linux, and with it the thread whose time and memory are counted; a run loop keeps it on the first one.
  ///
  /// - Parameters:
  ///   - arguments: The program's name, then what the user typed.
  ///   - catalog: The scenarios. A catalogue that breaks its rules is reported in one line, exit code 2.
  @MainActor public static func main(
    arguments: [String] = CommandLine.arguments, catalog: @autoclosure () throws -> Catalog
  ) -> Never {
    Descriptor.openMissingStandardStreams()
    let made = Result { try catalog() }
    Task { @MainActor in
      do {
        let catalog = try made.get()
        if arguments.count > 1, arguments[1] == Worker.verb {
          exit(await Worker.run(Array(arguments.dropFirst(2)), catalog: catalog.withPlanted))
        }
        if arguments.count > 1, arguments[1] == SurveyChild.verb {
          exit(await SurveyChild.run(Array(arguments.dropFirst(2))))
        }
        await main(arguments: arguments, commands: commands(for: catalog))
      } catch {
        Console.standard(program: "catalogue").note("catalogue: \(error)")
        exit(ExitCode.badInput.rawValue)
      }
    }
    Worker.drainMainQueue()
  }

  /// Every verb, in the order in which help lists them.
  @MainActor package static func commands(for catalog: Catalog) -> [any Command] {
    let measuring: [any Command] = [
      ListCommand(catalog: catalog), RunCommand(catalog: catalog), VerifyCommand(catalog: catalog),
      SurveyCommand(catalog: catalog),
    ]
    return measuring + commandsOnFiles(catalog.notes) + [
      ReportCommand(notes: catalog.notes), ExplainCommand(catalog: catalog), TraceCommand(catalog: catalog),
      SnapshotCommand(catalog: catalog),
      CompareBinariesCommand(), SelfTestCommand(catalog: catalog), DoctorCommand(), NewCommand(),
      InitCommand(),
      CompletionsCommand(catalog: catalog), ManualCommand(catalog: catalog),
      DescribeProgramCommand(catalog: catalog),
    ]
  }
}
