// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct TableFormatterTests {
  private func table() throws -> ResultTable {
    func key(_ variant: String, _ size: Int) -> CaseKey {
      CaseKey(scenario: "list.toggle", variant: variant, size: size)
    }
    return try ResultTable([
      Samples.time(.frameTime, 1_200, at: key("binding", 10)),
      Samples.exact(.bodyEvaluations, 1, at: key("binding", 10)),
      Samples.exact(.bodyEvaluations, 1, at: key("binding", 10), view: "Row"),
      Samples.time(.frameTime, 3_000, at: key("whole", 10)),
      Samples.exact(.bodyEvaluations, 11, at: key("whole", 10)),
      Samples.time(.frameTime, 1_300, at: key("binding", 1_000)),
      Samples.exact(.bodyEvaluations, 1, at: key("binding", 1_000)),
      ResultRow(failed: key("whole", 1_000), error: ResultError(.crashed, "signal 4")),
    ])
  }

  @Test func aTerminalShowsVariantsUnderEachOtherAndCountersBesideTimes() throws {
    let text = TableFormatter(
      style: .terminal(usesColor: false), notes: ScenarioNotes(analysis: ["list.toggle": "One row toggles."])
    )
    .text(of: try table())
    #expect(
      text == """
        list.toggle
          One row toggles.
          size  variant  frame_time  than binding  body_evaluations
            10  binding     1.20 µs            1×                 1
                whole       3.00 µs    2.50× more                11
          1000  binding     1.30 µs            1×                 1
                whole
          ! whole/1000: crashed: signal 4

        """)
  }

  @Test func aNarrowWindowGetsPartsThatEachSayWhatALineIs() throws {
    let notes = ScenarioNotes(analysis: ["list.toggle": "One row toggles, and no other one does."])
    let text = TableFormatter(style: .terminal(usesColor: false, width: 42), notes: notes)
      .text(of: try table().filter { $0.key.size == 10 })
    #expect(
      text == """
        list.toggle
          One row toggles, and no other one does.
          size  variant  frame_time  than binding
            10  binding     1.20 µs            1×
                whole       3.00 µs    2.50× more

          size  variant  body_evaluations
            10  binding                 1
                whole                  11

        """)
    for line in text.split(separator: "\n") { #expect(line.count <= 42) }
  }

  @Test func proseIsBrokenBetweenWords() {
    #expect(WrappedText.lines("a bb  ccc\ndddd", to: 4) == ["a bb", "ccc", "dddd"])
    #expect(WrappedText.lines("unbreakable a", to: 4) == ["unbreakable", "a"])
    #expect(WrappedText.lines("one two", behind: "  x  ", to: 9) == ["  x  one", "     two"])
    #expect(WrappedText.lines("", to: 10) == [])
  }

  @Test func theDeclaredOrderOfVariantsHolds() throws {
    let text = TableFormatter(
      style: .terminal(usesColor: false), metrics: ["frame_time"],
      notes: ScenarioNotes(variants: ["list.toggle": ["whole"]])
    ).text(of: try table().filter { $0.key.size == 10 })
    #expect(
      text == """
        list.toggle
          size  variant  frame_time  than whole
            10  whole       3.00 µs          1×
                binding     1.20 µs  2.50× less

        """)
  }

  @Test func aMeasuredRatioStandsBesideItsTimeAndWhatIsOpenIsNoNumber() throws {
    func key(_ variant: String) -> CaseKey { CaseKey(scenario: "a.b", variant: variant, size: 1) }
    func ratio(_ logarithm: Double, _ variant: String) throws -> ResultRow {
      var sample = RatioSample()
      sample.add(logarithm: logarithm, variance: 0)
      return try #require(
        ResultRow(ratio: sample, RatioPrior(deviation: 0.01), of: .frameTime, in: key(variant)))
    }
    let table = try ResultTable([
      Samples.time(.frameTime, 1_000, at: key("x")), Samples.time(.frameTime, 1_010, at: key("y")),
      Samples.time(.frameTime, 2_000, at: key("z")), try ratio(0.01, "y"), try ratio(0.7, "z"),
      Samples.time(.diffTime, 90, at: key("x")), Samples.time(.diffTime, 99, at: key("y")),
    ])
    let text = TableFormatter(style: .terminal(usesColor: false)).text(of: table)
    #expect(
      text == """
        a.b
          size  variant  frame_time              than x  diff_time  than x
             1  x           1.00 µs                  1×      90 ns      1×
                y           1.01 µs           ≈ (±0.03)      99 ns
                z           2.00 µs  2.01× more (±0.06)

        """)
  }

  @Test func markdownIsATable() throws {
    let text = TableFormatter(style: .markdown, metrics: ["body_evaluations"]).text(
      of: try table().filter { $0.key.size == 10 })
    #expect(
      text == """
        ### list.toggle

        | size | variant | body\\_evaluations |
        | ---: | --- | ---: |
        | 10 | binding | 1 |
        |  | whole | 11 |

        """)
  }

  @Test func coloursAreAddedOnlyWhenAskedFor() throws {
    let escape = "\u{1b}["
    #expect(!TableFormatter(style: .terminal(usesColor: false)).text(of: try table()).contains(escape))
    #expect(TableFormatter(style: .terminal(usesColor: true)).text(of: try table()).contains(escape))
  }

  @Test func aCellCannotMoveTheCursor() throws {
    let key = CaseKey(scenario: "a\u{1b}[2J", variant: "b\rc", size: 1)
    let text = TableFormatter(style: .terminal(usesColor: false)).text(
      of: try ResultTable([Samples.exact(.bodyEvaluations, 1, at: key)]))
    #expect(text.contains("a\\u{1b}[2J"))
    #expect(text.contains("b\\rc"))
  }
}
