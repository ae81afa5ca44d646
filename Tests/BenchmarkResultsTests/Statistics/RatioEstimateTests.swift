// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct RatioEstimateTests {
  /// A normal value, by Box and Muller.
  private func normal(_ deviation: Double, _ generator: inout SeededGenerator) -> Double {
    let radius = (-2 * log(Double.random(in: 1e-12..<1, using: &generator))).squareRoot()
    return deviation * radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
  }

  /// Values of the table in Abramowitz and Stegun, 26.10.
  @Test(arguments: [(3.0, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)])
  func theQuantilesOfTAreThoseOfTheTable(freedom: Double, wanted: Double) {
    #expect(abs(Statistics.t975(freedom: freedom) - wanted) < 0.004)
  }

  @Test func whatDisturbsBothTimesOfATurnCancelsOut() throws {
    var sample = RatioSample()
    sample.add([110, 220, 440], over: [100, 200, 400])
    let interval = try #require(sample.interval(RatioPrior(deviation: 0.001)))
    #expect(abs(interval.value - 1.1) < 1e-9)
    #expect(interval.halfWidth < 0.005)
  }

  @Test func withoutATurnThereIsNoRatio() {
    var sample = RatioSample()
    sample.add([0, 0], over: [0, 10])
    #expect(sample.interval(.usual) == nil)
    #expect(ResultRow(ratio: sample, .usual, of: .frameTime, in: Samples.key) == nil)
  }

  @Test func oneGroupIsNotSurerThanWhatIsKnownOfOthers() throws {
    var sample = RatioSample()
    sample.add(logarithm: 0, variance: 0)
    let interval = try #require(sample.interval(RatioPrior(deviation: 0.01)))
    #expect(interval.halfWidth > 0.02)
  }

  /// Of 100 intervals, 95 hold the truth: with two groups as with eight, with processes that differ as assumed, by
  /// half and by twice as much.
  @Test(arguments: [2, 3, 8], [0.5, 1, 2])
  func intervalsCoverTheTruth(groups: Int, factor: Double) {
    var generator = SeededGenerator(seed: 7)
    var samples: [RatioSample] = []
    for _ in 0..<2_000 {
      var sample = RatioSample()
      for _ in 0..<groups {
        let process = normal(0.007 * factor, &generator)
        sample.add(
          (0..<7).map { _ in exp(process + normal(0.01, &generator)) }, over: Array(repeating: 1, count: 7))
      }
      samples.append(sample)
    }
    let prior = RatioPrior(learningFrom: samples)
    let covering = samples.count { $0.interval(prior)?.containsOne ?? false }
    #expect(Double(covering) / Double(samples.count) >= 0.93)
  }

  @Test func aRunOfManyComparisonsIsBelievedOverTheAssumption() {
    var generator = SeededGenerator(seed: 3)
    let samples = (0..<200).map { _ in
      var sample = RatioSample()
      for _ in 0..<3 { sample.add(logarithm: normal(0.05, &generator), variance: 0) }
      return sample
    }
    let learned = RatioPrior(learningFrom: samples).variance.squareRoot()
    #expect((0.03...0.07).contains(learned))
    #expect(RatioPrior(learningFrom: []).variance == RatioPrior.usual.variance)
  }
}
