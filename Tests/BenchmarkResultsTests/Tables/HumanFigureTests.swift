// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct HumanFigureTests {
  @Test(arguments: [
    (0, "0 ns"), (7.5, "7.50 ns"), (999, "999 ns"), (999.6, "1.00 µs"), (1_234, "1.23 µs"),
    (12_345, "12.3 µs"),
    (123_456, "123 µs"), (1_500_000, "1.50 ms"), (61_000_000_000, "61.0 s"), (-1_500, "-1.50 µs"),
  ])
  func timesHaveThreeDigits(_ value: Double, _ text: String) {
    #expect(HumanFigure.text(value, .nanoseconds) == text)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"), (1.5, "1.5")])
  func countsAreInFull(_ value: Double, _ text: String) {
    #expect(HumanFigure.text(value, .count) == text)
  }

  @Test func bytesAreDecimal() {
    #expect(HumanFigure.text(512, .bytes) == "512 B")
    #expect(HumanFigure.text(1_048_576, .bytes) == "1.05 MB")
  }

  @Test func ratiosAndChangesSayHowMuch() {
    #expect(HumanFigure.ratio(2, 3) == "1.50× more")
    #expect(HumanFigure.ratio(1, 123.4) == "123× more")
    #expect(HumanFigure.ratio(0, 3) == "–")
    #expect(HumanFigure.ratio(0, 0) == "1.00×")
    #expect(HumanFigure.ratio(90, 2) == "45.0× less")
    // A saving is told like a cost, however small it is, and never in more than three digits.
    #expect(HumanFigure.ratio(3, 2) == "1.50× less")
    #expect(HumanFigure.ratio(1, 12_345) == "12,300× more")
    #expect(HumanFigure.multiple(0.999) == "1.00×")
    #expect(HumanFigure.multiple(RatioInterval(1.21, lower: 1.209, upper: 1.211)) == "1.21× more (±0.01)")
    #expect(HumanFigure.multiple(RatioInterval(0.231, lower: 0.23, upper: 0.232)) == "4.33× less (±0.02)")
    #expect(HumanFigure.multiple(RatioInterval(2, lower: 1.1, upper: 4)) == "2.00× more (1.10–4.00)")
    #expect(HumanFigure.multiple(RatioInterval(0.94, lower: 0.8, upper: 1.1)) == "≈ (±0.15)")
    #expect(HumanFigure.percent(100, 93) == "-7.0%")
    #expect(HumanFigure.percent(100, 100) == "+0.0%")
    #expect(HumanFigure.change(1_000, 2_500, .count) == "+1,500")
    #expect(HumanFigure.change(2_500, 1_000, .bytes) == "-1.50 kB")
    #expect(HumanFigure.step(from: 7_184, to: 464, .bytes) == "7.18 kB → 464 B")
    // Two figures that differ are never printed as the same one.
    #expect(HumanFigure.step(from: 19_712, to: 19_744, .bytes) == "19,712 → 19,744 B")
    #expect(HumanFigure.step(from: 1_999, to: 2_000, .count) == "1,999 → 2,000")
  }
}
