// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Random views under random actions: the engine, which updates what changed, against a model that works out
/// everything from scratch.
///
/// `FUZZ_PROGRAMS=n` sets how many programs are run, `FUZZ_SEED=n` where they begin.
@MainActor
@Suite struct UpdateFuzzTests {
  private static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? standard
  }

  private static func difference(_ program: Program) async -> String? {
    do { return try await ProgramRunner.run(program) } catch { return "\(error)" }
  }

  @Test("Updates are exact: random programs show and say what a from-scratch model does")
  func randomPrograms() async {
    let first = Self.setting("FUZZ_SEED", 1)
    var failures = 0
    for seed in first..<(first + Self.setting("FUZZ_PROGRAMS", 300)) {
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program()
      guard await Self.difference(program) != nil else { continue }
      let smallest = await ProgramShrinker { await Self.difference($0) != nil }.shrink(program)
      let difference = await Self.difference(smallest) ?? "no difference any more"
      let report = "Seed \(seed):\n\(smallest)\n\(difference)"
      Issue.record(Comment(rawValue: report))
      failures += 1
      // A few failures say what there is to say.
      if failures == 3 { return }
    }
  }

  @Test("Programs that failed once", arguments: FuzzRegressions.programs.indices)
  func regressions(_ index: Int) async {
    #expect(await Self.difference(FuzzRegressions.programs[index]) == nil)
  }
}
