// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import Survey

struct SurveyGrowthTests {
  /// A step in which rows of a type ran, at each size.
  private func step(_ counts: [(rows: Int, bodies: Int, wasted: Int)], ofEach isEach: Bool = true)
    -> SurveyStep
  {
    var step = SurveyStep(
      screen: "preview.cart", screenTitle: "Cart", name: "tap-star", title: "Tap \"Star\"")
    step.rows = [ResultRow(exact: [1], of: .bodyEvaluations, in: step.key)]
    step.bodies = [
      .init(
        typeName: "Row", reason: .closure, subject: "onStar", count: 3, wasted: 2, chain: ["Cart", "Row"])
    ]
    step.sizes = counts.enumerated().map { index, each in
      var own = SurveyStep.Size.Counts()
      (own.bodies, own.wasted, own.present) = (each.bodies, each.wasted, isEach ? 1 : each.rows)
      return SurveyStep.Size(copies: 1 << (2 * index), rows: each.rows, views: ["Row": own])
    }
    return step
  }

  @Test func whatRunsForEachRowIsLinear() throws {
    let growth = try #require(SurveyGrowth.all(in: [step([(3, 3, 3), (12, 12, 12), (48, 48, 48)])]).first)
    #expect(growth.order == .linear)
    #expect(
      growth.text
        == "Row bodies 3 → 12 → 48 at 3, 12, 48 rows: 1 a row (O(n)), all in vain; about 1,000 at 1,000 rows")
  }

  @Test func whatRunsForEachPairIsQuadratic() throws {
    let growth = try #require(SurveyGrowth.all(in: [step([(3, 9, 0), (12, 144, 0), (48, 2_304, 0)])]).first)
    #expect(growth.order == .quadratic)
    #expect(growth.text.hasSuffix("48 a row (O(n²)); about 1,000,000 at 1,000 rows"))
  }

  @Test func aConstantPartIsNoRow() throws {
    let growth = try #require(SurveyGrowth.all(in: [step([(3, 5, 1), (12, 14, 10), (48, 50, 46)])]).first)
    #expect(growth.order == .linear)
    #expect(growth.atThousand.rounded() == 1_002)
  }

  @Test func whatStaysIsFlat() {
    let steps = [step([(3, 2, 1), (12, 2, 1), (48, 2, 1)])]
    #expect(SurveyGrowth.all(in: steps).isEmpty)
    #expect(SurveyGrowth.flat(in: steps, beside: SurveyGrowth.all(in: steps)) == 1)
    #expect(SurveyGrowth.flat(in: [step([(0, 2, 1), (0, 2, 1)])], beside: []) == 0)
  }

  /// The element that the step changed has copies, too.
  @Test func aChangeThatCopiesShowIsNoGrowth() throws {
    #expect(SurveyGrowth.all(in: [step([(6, 1, 0), (24, 4, 0), (96, 16, 0)], ofEach: false)]).isEmpty)
    let both = [step([(6, 5, 4), (24, 20, 16), (96, 80, 64)], ofEach: false)]
    let growth = try #require(SurveyGrowth.all(in: both).first)
    #expect(growth.points.map(\.count) == [5, 17, 65])
  }

  @Test func twoSizesMakeAStraightLine() throws {
    let growth = try #require(SurveyGrowth.all(in: [step([(10, 10, 0), (40, 40, 0)])]).first)
    #expect(growth.order == .linear && growth.atThousand == 1_000)
  }

  @Test func whatGrowsComesFirstInTheBill() {
    let bill = SurveyBill([step([(3, 3, 2), (12, 12, 11), (48, 48, 47)])], advice: [])
    let lines = bill.lines()
    #expect(lines[2] == "What grows with the rows:")
    #expect(lines[3].hasPrefix("  Cart, Tap \"Star\": Row bodies 3 → 12 → 48"))
    #expect(!SurveyBill([step([])], advice: []).lines().contains { $0.contains("rows") })
  }
}
