// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement
import Foundation

/// The hidden way into a benchmark executable: the process that measures one case.
public enum CaseChild {
  /// The word that a command line for a child begins with.
  public nonisolated static let verb = "measure-case"

  /// The words behind the verb.
  nonisolated static func arguments(
    _ pass: CasePass, _ key: CaseKey, _ plan: SamplePlan, callgrindDumps: String?
  ) -> [String] {
    [
      pass.rawValue, plan.argument, "\(getpid())", callgrindDumps ?? "-", key.scenario, key.variant,
      "\(key.size)",
    ]
  }

  /// Does the pass and writes the report to where standard output went; whatever else is printed goes to
  /// standard error.
  ///
  /// - Parameter words: What stands behind the verb.
  /// - Returns: The exit code: 0 when a report was written, else 2.
  public static func run(_ words: [String], catalog: Catalog) async -> Int32 {
    guard words.count == 7, let pass = CasePass(rawValue: words[0]),
      let plan = SamplePlan(argument: words[1]),
      let parent = Int32(words[2]), let size = Int(words[6])
    else {
      complain("'\(verb)' is for this program itself; use 'run'")
      return 2
    }
    // Under valgrind the parent is the same process: valgrind runs the program inside itself.
    cm_die_with_parent(parent)
    let output = cm_divert_standard_output()
    guard output >= 0 else {
      complain("standard output cannot be kept: \(String(cString: strerror(errno)))")
      return 2
    }
    let key = CaseKey(scenario: words[4], variant: words[5], size: size)
    do {
      let measurement = try CaseMeasurement(key, in: catalog, plan: plan)
      let dumps = words[3] == "-" ? nil : words[3]
      let turns = TurnQueue(answers: output)
      let bytes = try await measurement.report(pass, callgrindDumps: dumps, turns: turns).encoded()
      fflush(nil)
      return bytes.withUnsafeBytes { Descriptor.writeAll($0, to: output) } ? 0 : 2
    } catch {
      complain("\(error)")
      return 2
    }
  }

  /// Runs what the main actor is asked to do, on this thread, until the process ends.
  public static func drainMainQueue() -> Never {
    cm_drain_main_queue()
    complain("the main queue cannot be served: \(String(cString: strerror(errno)))")
    exit(2)
  }

  private nonisolated static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
