// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct GrowthFitTests {
  private let sizes = [10, 100, 1_000]

  private func order(
    _ sizes: [Int], tolerance: Double = GrowthFit.exactTolerance, _ value: (Double) -> Double
  )
    -> GrowthOrder?
  {
    GrowthFit(sizes.map { ($0, value(Double($0))) }, tolerance: tolerance)?.order
  }

  @Test func countsAreFittedByTheirOrder() {
    #expect(order(sizes) { _ in 0 } == .constant)
    #expect(order(sizes) { _ in 7 } == .constant)
    #expect(order(sizes) { $0 } == .linear)
    #expect(order(sizes) { 3 + 2 * $0 } == .linear)
    #expect(order(sizes) { 10_000 + $0 } == .linear)
    #expect(order(sizes) { ($0 * log2($0)).rounded() } == .linearithmic)
    #expect(order(sizes) { 5 + $0 * $0 } == .quadratic)
    #expect(order([1, 10, 100, 1_000]) { $0 * ($0 - 1) / 2 } == .quadratic)
  }

  @Test func whatStopsGrowingIsConstant() {
    #expect(order([10, 100, 1_000, 10_000]) { min($0, 20) } == .constant)
    #expect(order(sizes) { $0 == 1_000 ? 101 : 100 } == .constant)
  }

  @Test func theParametersAreFound() throws {
    let fit = try #require(GrowthFit(sizes.map { ($0, 3 + 2 * Double($0)) }))
    #expect(abs(fit.base - 3) < 1e-6)
    #expect(abs(fit.factor - 2) < 1e-9)
    #expect(fit.deviation < 1e-9)
  }

  @Test func timesThatFitSeveralOrdersHaveNone() {
    // Nothing happens to 100 and a little at 1,000: linear, n log n and quadratic curves all pass.
    let open = [(1, 2.46), (10, 2.46), (100, 2.54), (1_000, 3.75)]
    #expect(order(of: open, deviation: 0.05) == nil)
    #expect(order(of: open, deviation: 0.01) == nil)
  }

  @Test(arguments: GrowthOrder.allCases) func timesHaveTheOrderThatTheOthersCannotHave(_ truth: GrowthOrder) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let points = [10, 100, 1_000, 10_000].map { size in
        (size, (50 + 20 * truth.term(Double(size))) * Double.random(in: 0.96...1.04, using: &generator))
      }
      #expect(order(of: points, deviation: 0.05) == truth)
    }
  }

  @Test func wideIntervalsSayNothing() {
    #expect(order(of: [(10, 100), (100, 110), (1_000, 100)], deviation: 0.5) == nil)
    #expect(order(of: [(10, 10), (100, 100), (1_000, 1_000)], deviation: 0.9) == nil)
    #expect(order(of: [(10, 10), (100, 100)], deviation: 0.01) == nil)
    // No curve passes at all.
    #expect(order(of: [(10, 100), (100, 10), (1_000, 100)], deviation: 0.01) == nil)
  }

  private func order(of points: [(Int, Double)], deviation: Double) -> GrowthOrder? {
    GrowthFit.order(within: points.map { ($0.0, $0.1 * (1 - deviation), $0.1 * (1 + deviation)) })
  }

  @Test func twoSizesSayNothing() {
    #expect(GrowthFit([(1, 1), (10, 10)]) == nil)
    #expect(GrowthFit([(1, 1), (10, 10), (10, 11)]) == nil)
  }
}
