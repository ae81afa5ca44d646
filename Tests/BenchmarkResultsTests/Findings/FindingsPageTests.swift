// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct FindingsPageTests {
  private let question = FindingQuestion(
    "What does a reader cost?",
    [
      FindingComparison(
        "# children resize", "geometry.a", ["infinity", "layout", "reader"], sizes: [100],
        metrics: [.bodyEvaluations, .sizeCalls], unit: "child"),
      FindingComparison("A view # levels below", "data.b", ["value", "place"], sizes: [1, 10]),
    ],
    carriesOver: "the counts.", isOurs: "the times.",
    sources: [.init(.agrees, "A page", "https://example.org/a", says: "the same")])

  private func key(_ name: String, _ size: Int, _ scenario: String = "geometry.a") -> CaseKey {
    CaseKey(scenario: scenario, variant: name, size: size)
  }

  private func counts(_ bodies: Int64..., sizeCalls: Int64 = 0, at key: CaseKey) -> [ResultRow] {
    [
      ResultRow(exact: bodies, of: .bodyEvaluations, in: key),
      ResultRow(exact: [sizeCalls], of: .sizeCalls, in: key),
    ]
  }

  private func ratio(_ value: Double, _ half: Double, at key: CaseKey) -> ResultRow {
    ResultRow(
      key: ResultKey(key, metric: "frame_time_ratio"), unit: .ratio, kind: .sampled, samples: 3,
      summary: .sampled(
        SampledSummary(
          median: value, mad: 0, min: value - half, max: value + half, mean: value, stddev: 0)))
  }

  private var exactRows: [ResultRow] {
    counts(1, at: key("infinity", 100)) + counts(1, at: key("layout", 100))
      + counts(201, 205, sizeCalls: 200, at: key("reader", 100))
      + counts(2, at: key("value", 1, "data.b")) + counts(11, at: key("value", 10, "data.b"))
      + counts(2, at: key("place", 1, "data.b")) + counts(11, at: key("place", 10, "data.b"))
  }

  private var times: [ResultRow] {
    [
      Samples.time(.frameTime, 1_000, at: key("infinity", 100)),
      Samples.time(.frameTime, 1_000, at: key("layout", 100)),
      Samples.time(.frameTime, 3_000, at: key("reader", 100)),
      ratio(1.01, 0.02, at: key("layout", 100)), ratio(3, 0.1, at: key("reader", 100)),
    ]
  }

  private func page(
    _ rows: [ResultRow], _ record: RunRecord? = nil, shaped: ResultFile? = nil
  ) throws -> FindingsPage {
    FindingsPage(try Samples.file(rows, record), shaped: shaped, questions: [question])
  }

  @Test func figuresComeFromTheRows() throws {
    let text = try page(exactRows + times, Samples.record()).markdown
    let expected = """
      ## 1. What does a reader cost?

      - 100 children resize. `body_evaluations`: 1 for `infinity`, `layout`; 201 to 205 for `reader`. \
      This engine's own: `size_calls`: 0 for `infinity`, `layout`; 200 (2 a child) for `reader`. \
      `view-benchmark run geometry.a --size 100`
        *Time*: `infinity` 1.00 µs; against it `layout` ≈ [0.990, 1.030], `reader` 3.00× [2.900, 3.100], \
      +20 ns (±1.00 ns) a child.
      - A view 1 and 10 levels below. `body_evaluations`: 2 and 11 for all. \
      `view-benchmark run data.b --size 1 --size 10`

      **Carries over to SwiftUI**: the counts. **Does not**: the times.

      **Published**: agrees: [A page](https://example.org/a), the same.

      """
    #expect(text.hasSuffix(expected), "\(text)")
    #expect(text.contains("\n*Measured* on 2027-01-15 at commit `0123456789`"))
  }

  /// Sizes, places, allocations and times are the engine's own way of working.
  @Test(arguments: FindingQuestion.all.map(\.title))
  func whatCarriesOverNamesNothingOfTheEnginesOwn(title: String) throws {
    let question = try #require(FindingQuestion.all.first { $0.title == title })
    let own = Metric.all.filter { !$0.carriesOver && $0.kind == .exact }
    let words =
      own.map(\.id) + own.map { $0.id.replacing("_", with: " ") }
      + [
        "size call", "placement", "allocation", "measured", "display edit", "pass of", "another pass",
        "layout is done", "µs", " ns",
      ]
    for word in words where word != "frames" {
      #expect(!question.carriesOver.contains(word), "\(title): \(word)")
    }
  }

  @Test func aQuestionWithoutRowsSaysWhatToRun() throws {
    let some = exactRows.filter { $0.key.scenario != "data.b" || $0.key.size != 10 }
    let text = try page(some).markdown
    #expect(text.contains("Left out: this record lacks the rows of 2 cases. They come with:"))
    #expect(text.contains("- `view-benchmark run data.b --size 1 --size 10`"))
    #expect(!text.contains("geometry.a"))
    let (part, whole) = (try page(some), try page(exactRows))
    #expect(!part.answersAny)
    #expect(whole.answersAny)
  }

  @Test func aRealFontHasALineOfItsOwn() throws {
    var record = Samples.record()
    record.text = "HarfBuzz 6, DejaVu Sans 2.37"
    let other =
      exactRows.filter { $0.key.variant != "reader" }
      + counts(203, sizeCalls: 200, at: key("reader", 100)) + times
    let shaped = try page(exactRows, Samples.record(), shaped: try Samples.file(other, record)).markdown
    #expect(shaped.contains("\n*Shaped* on 2027-01-15 at commit `0123456789`, HarfBuzz 6, DejaVu Sans 2.37."))
    #expect(
      shaped.contains(
        "\n  *Shaped*: `body_evaluations` 203 instead of 201 to 205 for `reader`; `infinity` 1.00 µs; against it"
      ))
    #expect(shaped.contains("\n  *Shaped*: the same counts.\n"))
    // The page without it says the same, beside what depends on the fonts.
    #expect(try page(exactRows).firstDifference(in: shaped) == nil)
    // Cases that were not measured so are told without it.
    let some = other.filter { $0.key.scenario == "data.b" }
    let part = try page(exactRows, shaped: try Samples.file(some, record)).markdown
    #expect(part.ranges(of: "  *Shaped*:").count == 1)
  }

  @Test func aKeptPageHoldsWhateverTheTimes() throws {
    let kept = try page(exactRows + times, Samples.record()).markdown
    let (counted, elsewhere) = (
      try page(exactRows), try page(exactRows + times, Samples.record(commit: "fedcba"))
    )
    #expect(counted.firstDifference(in: kept) == nil)
    #expect(elsewhere.firstDifference(in: kept) == nil)
  }

  @Test func anotherCountIsADifference() throws {
    let kept = try page(exactRows + times, Samples.record()).markdown
    let changed =
      exactRows.filter { $0.key.variant != "reader" }
      + counts(202, sizeCalls: 200, at: key("reader", 100))
    let difference = try #require(try page(changed).firstDifference(in: kept))
    #expect(difference.kept.contains("201 to 205 for `reader`"))
    #expect(difference.composed.contains("202 for `reader`"))
    #expect(
      kept.split(separator: "\n", omittingEmptySubsequences: false)[difference.line - 1] == difference.kept)
  }

  @Test func aMissingLineIsADifference() throws {
    let whole = try page(exactRows)
    let kept = whole.markdown
    let cut = kept.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(
      separator: "\n")
    #expect(whole.firstDifference(in: cut) != nil)
    #expect(whole.firstDifference(in: kept + "more\n") != nil)
  }

  @Test func everyQuestionHasAnAnswerThatCarriesOver() {
    for question in FindingQuestion.all {
      #expect(!question.comparisons.isEmpty && !question.carriesOver.isEmpty && !question.isOurs.isEmpty)
      for source in question.sources { #expect(source.address.hasPrefix("https://")) }
      for comparison in question.comparisons {
        // An exact line must be the same on every machine.
        let others = comparison.metrics.filter { !$0.isEngineCounter }.map(\.id)
        #expect(others.isEmpty, "\(comparison.scenario)")
      }
    }
  }
}
