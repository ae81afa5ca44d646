// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct GateFindingTests {
  private func findings(_ old: [ResultRow], _ new: [ResultRow]) throws -> [GateFinding] {
    GateFinding.findings(of: Gate(Comparison(old: try Samples.file(old), new: try Samples.file(new))).entries)
  }

  private func key(_ size: Int) -> CaseKey { CaseKey(scenario: "a.b", variant: "v", size: size) }

  @Test func sizesOfWhichTheSameIsSaidShareALine() throws {
    let found = try findings(
      [10, 100, 1_000].map { Samples.exact(.bodyEvaluations, 1, at: key($0)) },
      [10, 100, 1_000].map { Samples.exact(.bodyEvaluations, $0 == 1_000 ? 3 : 2, at: key($0)) })
    #expect(found.map(\.name) == ["a.b/v/{10,100}", "a.b/v/1000"])
    #expect(found.map(\.causes[0].text) == ["body_evaluations 1 → 2", "body_evaluations 1 → 3"])
    #expect(try CaseGlob(found[0].name).matches(key(100)))
  }

  @Test func theCauseComesFirstAndViewsSayMoreThanTheirTotal() throws {
    let found = try findings(
      [
        Samples.exact(.allocations, 2), Samples.exact(.bodyEvaluations, 1),
        Samples.exact(.allocatedBytes, 96),
      ],
      [
        Samples.exact(.allocations, 3), Samples.exact(.bodyEvaluations, 3),
        Samples.exact(.allocatedBytes, 1_200),
        Samples.exact(.bodyEvaluations, 2, view: "Row"),
      ])
    #expect(found.count == 1)
    #expect(found[0].causes.map(\.text) == ["body_evaluations Row 0 → 2"])
    #expect(found[0].consequences.map(\.text) == ["allocations 2 → 3", "allocated_bytes 96 B → 1.20 kB"])
    #expect(found[0].verdict == .regressed)
  }

  @Test func extremesAndWholeCasesAreSaid() throws {
    let found = try findings(
      [
        Samples.exact(.frames, 1, 1, 2), Samples.exact(.frames, 1, at: key(1)),
        Samples.exact(.sizeCalls, 1, at: key(1)),
      ],
      [Samples.exact(.frames, 1, 1, 3)])
    #expect(found.map(\.causes[0].text) == ["all 2 rows", "frames max 2 → 3"])
    #expect(found.map(\.verdict) == [.missing, .regressed])
    let failed = try findings(
      [Samples.exact(.frames, 1)], [ResultRow(failed: Samples.key, error: ResultError(.crashed, "signal 4"))])
    #expect(failed[0].causes.map(\.text) == ["failed (crashed: signal 4)"])
  }
}
