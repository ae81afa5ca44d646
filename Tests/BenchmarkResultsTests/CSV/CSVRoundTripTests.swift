// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct CSVRoundTripTests {
  private static let texts = [
    "plain", "a,b", "say \"hi\"", "two\nlines", "cr\r\nlf", "=1+1", "'=1", "-5", "@x", "Größe", "🧪",
    " padded ",
    "ModifiedContent<Text, _BackgroundModifier<Color>>", "\"", "\"\"", ",",
  ]

  @Test func whatIsWrittenIsReadAgain() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var rows: [ResultKey: ResultRow] = [:]
      for _ in 0..<20 {
        let row = Self.row(&generator)
        rows[row.key] = row
      }
      let table = try ResultTable(Array(rows.values))
      let text = CSVWriter.text(of: table)
      let read = try CSVReader.table(from: Array(text.utf8), file: "f")
      #expect(read == table)
      #expect(CSVWriter.text(of: read) == text)
    }
  }

  private static func row(_ generator: inout SeededGenerator) -> ResultRow {
    func text() -> String { texts.randomElement(using: &generator) ?? "" }
    let key = CaseKey(scenario: text(), variant: text(), size: Int.random(in: 0...3, using: &generator))
    let error = Bool.random(using: &generator) ? nil : ResultError(.crashed, text())
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return ResultRow(failed: key, error: ResultError(cell: text()))
    case 1: return ResultRow(unmeasured: .instructions, in: key, error: ResultError(.unavailable))
    case 2:
      // Tenths, so that a file holds them exactly.
      let tenths = (0..<3).map { _ in Double(Int.random(in: -50...50, using: &generator)) / 10 }.sorted()
      let summary = SampledSummary(
        median: tenths[1], mad: 0.5, min: tenths[0], max: tenths[2], mean: tenths[1], stddev: 0)
      return ResultRow(
        key: ResultKey(key, view: text(), metric: text()), unit: .nanoseconds, kind: .sampled, samples: 3,
        summary: .sampled(summary), error: error)
    default:
      let values = [Int64.min, -1, 0, 1, .max].shuffled(using: &generator).prefix(2)
      return ResultRow(exact: Array(values), of: .allocations, in: key, view: text(), error: error)
    }
  }

  @Test(arguments: [1.3125, 0.0123456, 45.5])
  func aRatioKeepsItsDigits(value: Double) throws {
    var sample = RatioSample()
    for shift in [-0.01, 0, 0.01] { sample.add(logarithm: log(value) + shift, variance: 0) }
    let row = try #require(ResultRow(ratio: sample, .usual, of: .frameTime, in: Samples.key))
    let text = CSVWriter.text(of: try ResultTable([row]))
    let read = try CSVReader.table(from: Array(text.utf8), file: "f.csv").rows[0]
    #expect(read.key.metric == "frame_time_ratio")
    #expect(read.samples == 3)
    let ratio = try #require(read.ratio)
    #expect(abs(ratio.value / value - 1) < 0.005)
    #expect(ratio.lower < value && value < ratio.upper)
    #expect(!ratio.containsOne)
  }
}
