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

  @Test func noiseDoesNotLookLikeGrowth() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let flat = order([10, 100, 1_000, 10_000], tolerance: GrowthFit.sampledTolerance) { _ in
        1_000 * Double.random(in: 0.9...1.1, using: &generator)
      }
      let linear = order([10, 100, 1_000, 10_000], tolerance: GrowthFit.sampledTolerance) {
        50 * $0 * Double.random(in: 0.95...1.05, using: &generator)
      }
      #expect(flat == .constant)
      #expect(linear == .linear)
    }
  }

  @Test func twoSizesSayNothing() {
    #expect(GrowthFit([(1, 1), (10, 10)]) == nil)
    #expect(GrowthFit([(1, 1), (10, 10), (10, 11)]) == nil)
  }
}
