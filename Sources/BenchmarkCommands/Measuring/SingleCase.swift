// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// What `explain`, `trace` and `snapshot` have in common: one case, one job, one answer.
@MainActor struct SingleCase {
  private(set) var key: CaseKey
  private let launcher: JobLauncher
  private let console: Console

  /// Reads the operand and `--timeout`.
  ///
  /// - Throws: `InputError` for a pattern that fits no case, or several.
  init(_ catalog: Catalog, _ arguments: Arguments, _ console: Console) throws {
    try arguments.requireOperands(1...1, "CASE")
    key = try Self.key(arguments.operands[0], in: catalog)
    let timeout = try TimeSpan.value(MeasuringOptions.timeout, arguments)?.seconds ?? 120
    var launcher = JobLauncher(timeout: timeout, interrupts: InterruptSignals.watch()) { [console] bytes in
      console.talk(String(decoding: bytes, as: UTF8.self))
    }
    launcher.memoryLimit = try MemorySize.limit(arguments)
    launcher.text = try TextChoice(arguments)
    self.launcher = launcher
    self.console = console
  }

  /// The case that a pattern means.
  ///
  /// - Throws: `InputError` for a pattern that fits no case, or several.
  static func key(_ pattern: String, in catalog: Catalog) throws -> CaseKey {
    let cases = try CatalogSelection(patterns: [pattern]).cases(in: catalog)
    guard cases.count == 1 else {
      let examples = cases.prefix(3).map(\.description).joined(separator: ", ")
      throw InputError(
        "'\(pattern)' fits \(cases.count) cases", advice: "name one of them, such as \(examples)")
    }
    return cases[0]
  }

  /// Another case, run the same way.
  func with(_ key: CaseKey) -> SingleCase {
    var other = self
    other.key = key
    return other
  }

  /// Has the job done.
  ///
  /// - Parameter answer: Takes what was asked for from the result.
  /// - Returns: The answer, or the exit code when there is none; the reason has been said then.
  func answer<Answer>(
    _ kind: Job.Kind, _ plan: SamplePlan, _ answer: (JobResult) -> Answer?
  ) -> (answer: Answer?, code: ExitCode) {
    var launcher = launcher
    switch launcher.run(Job(kind, key, plan)) {
    case .finished(let result):
      if let answer = answer(result) { return (answer, .fine) }
      let error = result.rows.first?.error?.description ?? "no result"
      console.note("\(key): \(error)")
      return (nil, .regression)
    case .failed(let error):
      console.note("\(key): \(error)")
      return (nil, .crashed)
    case .interrupted(let signal):
      return (nil, ExitCode(rawValue: 128 + signal) ?? .terminated)
    }
  }
}
