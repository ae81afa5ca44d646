// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Random screens of every mechanism under random actions: what is brought up to date shows what a tree built from
/// scratch shows.
///
/// `FUZZ_PROGRAMS=n` sets how many programs of each kind are run, `FUZZ_SEED=n` where they begin.
@MainActor
@Suite struct ScreenFuzzTests {
  private static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? standard
  }

  private static func difference(_ program: ScreenProgram) async -> String? {
    do { return try await ScreenProgramRunner.run(program) } catch { return "\(error)" }
  }

  @Test(
    "Updates are exact: random screens show what a tree built from scratch shows",
    arguments: ScreenKind.allCases)
  func randomScreens(kind: ScreenKind) async {
    let first = Self.setting("FUZZ_SEED", 1)
    var failures = 0
    for seed in first..<(first + Self.setting("FUZZ_PROGRAMS", 200)) {
      var generator = ScreenProgramGenerator(seed: seed, kind: kind)
      let program = generator.program()
      guard await Self.difference(program) != nil else { continue }
      let smallest = await ScreenProgramShrinker { await Self.difference($0) != nil }.shrink(program)
      let difference = await Self.difference(smallest) ?? "no difference any more"
      Issue.record("\(kind), seed \(seed):\n\(smallest)\n\(difference)")
      failures += 1
      // A few failures say what there is to say.
      if failures == 3 { return }
    }
  }

  @Test("Screens that failed once", arguments: ScreenFuzzRegressions.programs.indices)
  func regressions(_ index: Int) async {
    #expect(await Self.difference(ScreenFuzzRegressions.programs[index]) == nil)
  }
}
