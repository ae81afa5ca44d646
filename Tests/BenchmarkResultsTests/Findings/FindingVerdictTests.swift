// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

/// Each sentence of an answer is chosen by figures: with figures that say the opposite it is another one.
struct FindingVerdictTests {
  private static let questions = FindingQuestion.all.map(\.slug)

  private func question(_ slug: String) throws -> FindingQuestion {
    try #require(FindingQuestion.all.first { $0.slug == slug })
  }

  /// Rows with which every claim holds, and times of the two ways.
  private func rows(
    _ question: FindingQuestion, ratio: Double = 2, half: Double = 0.01,
    except: FindingClaim.Expectation? = nil
  ) -> [ResultRow] {
    let pair = question.pair
    let (first, second) = (pair.key(pair.ways[0]), pair.key(pair.ways[1]))
    var rows = [
      Samples.time(.frameTime, 1_000, at: first), Samples.time(.frameTime, 1_000 * ratio, at: second),
      Samples.ratio(ratio, half, at: second),
    ]
    for expectation in Set(question.claims.flatMap(\.expectations)) {
      let right = expectation.bounds.lowerBound
      let count = expectation == except ? (right == 0 ? 7 : right - 1) : right
      rows.append(Samples.exact(expectation.metric, count, at: expectation.key))
    }
    return rows
  }

  private func text(_ question: FindingQuestion, _ rows: [ResultRow]) throws -> String {
    FindingVerdict(question, try ResultTable(rows)).text
  }

  @Test(arguments: questions) func timesThatCannotBeToldApartRecommendNothing(slug: String) throws {
    let question = try question(slug)
    let names = question.pair.ways.map(\.name)
    let open = try text(question, rows(question, ratio: 1.01, half: 0.05))
    #expect(
      open.hasPrefix("Take either: the times of \(names[0]) and \(names[1]) cannot be told apart (±0.05)."))
    let small = try text(question, rows(question, ratio: 1.05, half: 0.01))
    #expect(small.hasPrefix("Take either: \(names[1]) takes 1.05× more time than \(names[0])"))
  }

  /// The two ways of the sample question, with a time ratio and body evaluations of each.
  private func preference(_ ratio: Double, _ bodies: (Int64, Int64)) throws -> String {
    let question = FindingQuestion.sample()
    let (first, second) = (question.pair.key(question.pair.ways[0]), question.pair.key(question.pair.ways[1]))
    return try text(
      question,
      [
        Samples.time(.frameTime, 1_000, at: first), Samples.time(.frameTime, 1_000 * ratio, at: second),
        Samples.ratio(ratio, ratio / 100, at: second), Samples.exact(.bodyEvaluations, bodies.0, at: first),
        Samples.exact(.bodyEvaluations, bodies.1, at: second), Samples.exact(.sizeCalls, 1, at: first),
        Samples.exact(.sizeCalls, 9, at: second),
      ])
  }

  @Test func aWayIsPreferredWhereTimesAndCountsSaySo() throws {
    #expect(try preference(2, (1, 3)).hasPrefix("Prefer a frame: a reader takes 2.00× more time here."))
    #expect(try preference(0.5, (3, 1)).hasPrefix("Prefer a reader: a frame takes 2.00× more time here."))
  }

  /// Size calls are this engine's own.
  @Test func aTimeAloneRecommendsNothing() throws {
    #expect(
      try preference(2, (3, 3)).hasPrefix(
        "Take either: nothing that carries over to SwiftUI differs; in this engine a reader takes 2.00× more "
          + "time than a frame."))
  }

  @Test func countsThatSayTheOppositeAreTold() throws {
    #expect(
      try preference(2, (3, 1)).hasPrefix(
        "Measure both in your app: a reader takes 2.00× more time here, though a frame has +2 bodies."))
  }

  @Test(arguments: questions) func aClaimIsToldOnlyWhereEveryCountSaysSo(slug: String) throws {
    let question = try question(slug)
    #expect(!question.claims.isEmpty)
    for claim in question.claims {
      let begin = String(claim.text.prefix { $0 != "{" })
      #expect(try text(question, rows(question)).contains(begin))
      #expect(!claim.expectations.isEmpty)
      for expectation in claim.expectations {
        let other = try text(question, rows(question, except: expectation))
        #expect(!other.contains(begin), "\(expectation.key)")
        #expect(other.contains("Counted: ") && other.contains("`\(expectation.key)`"))
      }
      let missing = rows(question).filter { row in !claim.expectations.contains { row.key.caseKey == $0.key }
      }
      #expect(!(try text(question, missing).contains(begin)))
    }
  }

  @Test func whatEachCostsIsToldWhereItIsSettled() throws {
    let question = FindingQuestion.sample()
    let settled = try text(question, Samples.findingRows())
    #expect(
      settled == "Prefer a frame: a reader takes 3.00× more time here. "
        + "A reader runs its content for each, 20.0 ns each here.")
    let wide = try text(
      question,
      Samples.findingRows(times: false)
        + [
          Samples.time(.frameTime, 1_000, at: question.pair.key(question.pair.ways[0])),
          Samples.time(.frameTime, 3_000, at: question.pair.key(question.pair.ways[1])),
          Samples.ratio(3, 0.5, at: question.pair.key(question.pair.ways[1])),
        ])
    #expect(wide.contains("takes 3.00× more time (±0.51) here. A reader runs its content for each."))
  }

  @Test func withoutTimesTheCountsAreTold() throws {
    let text = try text(FindingQuestion.sample(), Samples.findingRows(readerBodies: [7], times: false))
    #expect(text == "Counted: `geometry.a/reader/100` 7 body evaluations.")
  }
}
