// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct VariantContrastTests {
  private func answer(_ ratios: [String: RatioInterval], bodies: [String: Int64] = [:]) throws
    -> ScenarioAnswer
  {
    var rows: [ResultRow] = []
    for (variant, ratio) in ratios {
      let key = CaseKey(scenario: "a.b", variant: variant, size: 10)
      rows += [
        Samples.time(.frameTime, 100, at: key),
        Samples.exact(.bodyEvaluations, bodies[variant] ?? 1, at: key),
      ]
      if variant != "first" {
        rows.append(Samples.ratio(ratio.value, (ratio.upper - ratio.lower) / 2, at: key))
      }
    }
    return try #require(ScenarioAnswer.answers(in: try ResultTable(rows)).first)
  }

  private static let one = RatioInterval(1, lower: 1, upper: 1)

  @Test func theReferenceAddsNothingToAnInterval() throws {
    let answer = try answer(["first": Self.one, "second": RatioInterval(4, lower: 3.9, upper: 4.1)])
    let contrast = try #require(VariantContrast(answer, pair: ["second", "first"]))
    #expect(contrast.cheaper == "first")
    #expect(abs(1 / contrast.ratio.value - 4) < 0.01)
    #expect(abs(1 / contrast.ratio.lower - 4.1) < 0.01)
  }

  @Test func twoMeasuredSidesMakeAWiderInterval() {
    let narrow = RatioInterval(2, lower: 1.98, upper: 2.02)
    let quotient = RatioInterval(6, lower: 5.94, upper: 6.06).over(narrow)
    #expect(abs(quotient.value - 3) < 1e-9)
    #expect(quotient.halfWidth > narrow.halfWidth && quotient.halfWidth < 2 * narrow.halfWidth)
    #expect(abs(Self.one.over(narrow).upper - 1 / 1.98) < 1e-3)
  }

  @Test func whatCannotBeToldApartKeepsTheOrderOfThePair() throws {
    let answer = try answer(["first": Self.one, "second": RatioInterval(0.99, lower: 0.95, upper: 1.03)])
    let contrast = try #require(VariantContrast(answer, pair: ["first", "second"]))
    #expect(contrast.cheaper == "first")
    #expect(contrast.ratio.containsOne && !contrast.isSettled)
  }

  @Test func theCauseIsWhatTheCheaperOneDoesLess() throws {
    let answer = try answer(
      ["first": Self.one, "second": RatioInterval(0.5, lower: 0.49, upper: 0.51)],
      bodies: ["first": 101, "second": 100])
    let contrast = try #require(VariantContrast(answer, pair: ["first", "second"]))
    #expect(contrast.cheaper == "second")
    #expect(contrast.cause?.shortText == "-1 body")
  }

  @Test func aVariantThatIsNotThereHasNoContrast() throws {
    let answer = try answer(["first": Self.one, "second": RatioInterval(0.5, lower: 0.49, upper: 0.51)])
    #expect(VariantContrast(answer, pair: ["first", "third"]) == nil)
  }
}
