// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import BenchmarkResults

struct FindingsBookTests {
  private func book(
    _ rows: [ResultRow] = Samples.findingRows(), shaped: ResultFile? = nil,
    question: FindingQuestion = .sample()
  ) throws -> FindingsBook {
    FindingsBook(
      try Samples.file(rows), shaped: shaped, sources: try Samples.findingSources(), questions: [question])
  }

  private func page(_ book: FindingsBook) throws -> String {
    try #require(try book.files().first { $0.name == "01-reader.md" }).text
  }

  @Test func aPageAnswersFirstAndShowsBothWays() throws {
    let expected = """
      # What does a reader cost?

      Prefer a frame: a reader takes 3.00× more time here. A reader runs its content for each, 20.0 ns each here.

      A frame (`infinity`):

      ```swift
      struct A {
        let a = 1
      }
      ```

      A reader (`reader`):

      ```swift
      struct B {}
      ```

      ![The time of a step of geometry.a at 100, by variant](01-reader.svg)

      100 children resize:

      | variant | a step | than infinity | bodies |
      | --- | ---: | ---: | ---: |
      | infinity | 1.00\u{a0}µs | 1× | 1 |
      | layout | 1.01\u{a0}µs | ≈ | 1 |
      | reader | 3.00\u{a0}µs | 3.00×\u{a0}more | 201 to 205 |

      ## What carries over to SwiftUI

      - A frame runs nothing. ([L-36](../../Sources/HeadlessViews/SEMANTICS.md): read)

      This engine's own: the times.

      <details><summary>All that was counted and timed, with intervals</summary>

      - 100 children resize. `body_evaluations`: 1 for `infinity`, `layout`; 201 to 205 for `reader`. \
      This engine's own: `size_calls`: 0 for `infinity`, `layout`; 200 (2 a child) for `reader`.
        Time: `infinity` 1.00 µs; against it `layout` ≈ [0.990, 1.030], `reader` 3.00× more [2.900, 3.100], \
      +20 ns (±1.00 ns) a child.
      - A view 1 and 10 levels below. `body_evaluations`: 2 and 11 for all.

      </details>

      <details><summary>What others published</summary>

      - Agrees: [A page](https://example.org/a), the same.

      </details>

      <details><summary>Measure it yourself</summary>

      ```sh
      view-benchmark run geometry.a --size 100
      view-benchmark run data.b --size 1 --size 10
      ```

      Measured: 2027-01-15, commit `0123456789`, Test "CPU", 2 cores. Intervals are of 95 %.

      </details>

      """
    let text = try page(try book())
    #expect(text == expected, "\(text)")
  }

  @Test func theIndexHasALineForEachPage() throws {
    let files = try book().files()
    #expect(files.map(\.name) == ["01-reader.md", "01-reader.svg", "README.md"])
    #expect(
      files[2].text.contains(
        "\n- [What does a reader cost?](01-reader.md) Prefer a frame: a reader takes 3.00×"))
  }

  @Test func aQuestionWithoutRowsIsNamedAndHasNoPage() throws {
    let some = Samples.findingRows().filter { $0.key.scenario != "data.b" || $0.key.size != 10 }
    let book = try book(some)
    #expect(book.missing.map(\.cases.count) == [2])
    #expect(!book.answersAny)
    let files = try book.files()
    #expect(files.map(\.name) == ["README.md"])
    #expect(files[0].text.contains("- What does a reader cost? Not answered: 2 cases were not run."))
  }

  @Test func codeThatNobodyMarkedIsAnError() throws {
    let other = FindingPair("geometry.a", 100, .init("infinity", "a frame"), .init("layout", "a layout"))
    let book = try book(question: .sample(pair: other))
    #expect(
      Samples.message { try book.files() }.hasPrefix(
        "no source shows geometry.a/layout; put '// shown: geometry.a/layout'"))
  }

  @Test func anUnknownRuleIsAnErrorAndNoneIsSaidToBeUnknown() throws {
    let wrong = try book(question: .sample(facts: [FindingFact("A rule.", "Z-1")]))
    #expect(Samples.message { try wrong.files() }.hasPrefix("there is no rule Z-1"))
    let unknown = try book(question: .sample(facts: [FindingFact("A rule.")]))
    #expect(try page(unknown).contains("- A rule. (not known)"))
  }

  @Test func aRealFontIsToldBehindTheFold() throws {
    var record = Samples.record()
    record.text = "HarfBuzz 6, DejaVu Sans 2.37"
    let shaped = try Samples.file(Samples.findingRows(readerBodies: [203]), record)
    let text = try page(try book(shaped: shaped))
    #expect(text.contains("\n  With a real font: `body_evaluations` 203 instead of 201 to 205 for `reader`;"))
    #expect(text.contains("\n  With a real font: the same counts.\n"))
    #expect(
      text.contains(" With a real font: 2027-01-15, commit `0123456789`, Test \"CPU\", 2 cores, HarfBuzz 6,"))
  }

  @Test func aBookIsMadeAgainFromItsOwnRows() throws {
    let directory = try TemporaryDirectory()
    // Rows that no page needs are not kept.
    let other = Samples.exact(.bodyEvaluations, 5)
    let book = try book(Samples.findingRows() + [other])
    try book.write(to: directory.path, named: "Findings")
    let kept = try ResultFile(named: "record", at: "\(directory.path)/\(FindingsBook.recordName)")
    #expect(kept.table[other.key] == nil)
    let again = FindingsBook(kept, sources: try Samples.findingSources(), questions: [.sample()])
    #expect(try again.differences(at: directory.path).isEmpty)
    // Somebody edits a page.
    let path = "\(directory.path)/01-reader.md"
    let text = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
    try AtomicFile.write(text.replacing("3.00\u{a0}µs", with: "2.00\u{a0}µs"), to: path)
    let differences = try again.differences(at: directory.path)
    let first = try #require(differences.first)
    #expect(differences.map(\.file) == ["01-reader.md"])
    #expect(first.composed == "| reader | 3.00\u{a0}µs | 3.00×\u{a0}more | 201 to 205 |")
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false)[first.line - 1].contains(
        "3.00\u{a0}µs"))
  }

  @Test func countsAreHeldAndTimesAreNot() throws {
    let book = try book()
    let same = try ResultTable(Samples.findingRows(times: false))
    #expect(book.differences(from: same).isEmpty)
    let changed = try ResultTable(Samples.findingRows(readerBodies: [201, 206]))
    #expect(
      book.differences(from: changed) == [
        "geometry.a/reader/100 body_evaluations: 201 to 206, usually 201 now, 201 to 205, usually 201 in the findings"
      ])
    let fewer = try ResultTable(Samples.findingRows().filter { $0.key.variant != "place" })
    #expect(book.differences(from: fewer).contains("data.b/place/1 body_evaluations: has no row"))
  }

  /// Sizes, places, allocations and times are the engine's own way of working.
  @Test(arguments: FindingQuestion.all.map(\.slug)) func whatCarriesOverNamesNothingOfTheEnginesOwn(
    slug: String
  ) throws {
    let question = try #require(FindingQuestion.all.first { $0.slug == slug })
    let own = Metric.all.filter { !$0.carriesOver && $0.kind == .exact && $0.id != "frames" }
    let words =
      own.map(\.id) + own.map { $0.id.replacing("_", with: " ") }
      + ["size call", "placement", "allocation", "display edit", "pass of", "another pass", "µs", " ns"]
    for word in words {
      #expect(!question.facts.contains { $0.text.contains(word) }, "\(word)")
    }
  }

  @Test func everyQuestionIsWhole() {
    #expect(Set(FindingQuestion.all.map(\.slug)).count == FindingQuestion.all.count)
    for question in FindingQuestion.all {
      #expect(!question.comparisons.isEmpty && !question.facts.isEmpty && !question.isOurs.isEmpty)
      #expect((1...2).contains(question.shown.count))
      for source in question.sources { #expect(source.address.hasPrefix("https://")) }
      for comparison in question.comparisons {
        // An exact line must be the same on every machine.
        let others = comparison.metrics.filter { !$0.isEngineCounter }.map(\.id)
        #expect(others.isEmpty, "\(comparison.scenario)")
      }
    }
  }
}
