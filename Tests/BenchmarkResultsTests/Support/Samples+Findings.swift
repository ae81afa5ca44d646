// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

extension FindingQuestion {
  /// A question of one scenario that tests change in one place.
  static func sample(
    pair: FindingPair = FindingPair(
      "geometry.a", 100, .init("infinity", "a frame"), .init("reader", "a reader")),
    facts: [FindingFact] = [FindingFact("A frame runs nothing.", "L-36")]
  ) -> FindingQuestion {
    FindingQuestion(
      "What does a reader cost?", "reader", pair,
      [
        FindingClaim("A reader runs its content for each{each}.", [.init("geometry.a/reader/100", 201...205)])
      ],
      shown: [.bodyEvaluations],
      [
        FindingComparison(
          "# children resize", "geometry.a", ["infinity", "layout", "reader"], sizes: [100],
          metrics: [.bodyEvaluations, .sizeCalls], unit: "child"),
        FindingComparison("A view # levels below", "data.b", ["value", "place"], sizes: [1, 10]),
      ],
      facts: facts, isOurs: "the times.",
      sources: [.init(.agrees, "A page", "https://example.org/a", says: "the same")])
  }
}

extension Samples {
  /// What the sample question needs of sources.
  static func findingSources() throws -> FindingSources {
    try FindingSources(
      sources: [
        (
          "A.swift",
          """
            // shown: geometry.a/infinity
            struct A {
              let a = 1
            }
            // end
          // shown: geometry.a/reader
          struct B {}
          // end
          """
        )
      ], rules: "- **L-36** A rule. *read*\n")
  }

  /// The rows that the sample question needs.
  static func findingRows(readerBodies: [Int64] = [201, 205], times: Bool = true) -> [ResultRow] {
    func key(_ scenario: String, _ variant: String, _ size: Int) -> CaseKey {
      CaseKey(scenario: scenario, variant: variant, size: size)
    }
    let (first, layout, reader) = (
      key("geometry.a", "infinity", 100), key("geometry.a", "layout", 100), key("geometry.a", "reader", 100)
    )
    var rows = [exact(.bodyEvaluations, 1, at: first), exact(.bodyEvaluations, 1, at: layout)]
    rows.append(ResultRow(exact: readerBodies, of: .bodyEvaluations, in: reader))
    rows += [
      exact(.sizeCalls, 0, at: first), exact(.sizeCalls, 0, at: layout), exact(.sizeCalls, 200, at: reader),
    ]
    for variant in ["value", "place"] {
      rows += [
        exact(.bodyEvaluations, 2, at: key("data.b", variant, 1)),
        exact(.bodyEvaluations, 11, at: key("data.b", variant, 10)),
      ]
    }
    guard times else { return rows }
    return rows + [
      time(.frameTime, 1_000, at: first), time(.frameTime, 1_010, at: layout),
      time(.frameTime, 3_000, at: reader),
      ratio(1.01, 0.02, at: layout), ratio(3, 0.1, at: reader),
    ]
  }
}
