// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct FigureMarksTests {
  private func filled(_ page: String) throws -> String {
    let file = try Samples.file(Samples.findingRows())
    let book = FindingsBook(file, sources: try Samples.findingSources(), questions: [.sample()])
    return try FigureMarks(book) { name in
      if name == "run" { return file }
      throw InputError("no such record", advice: "", file: name)
    }
    .filled(page, named: "P.md")
  }

  @Test func aFigureIsCutFromItsRecord() throws {
    let page =
      "It takes <!-- figure: run geometry.a/reader/100 frame_time -->1 s<!-- end -->, or <!-- a note -->.\n"
    let expected =
      "It takes <!-- figure: run geometry.a/reader/100 frame_time -->3.00\u{a0}µs<!-- end -->, or <!-- a note -->.\n"
    #expect(try filled(page) == expected)
    #expect(try filled(expected) == expected)
    #expect(
      try filled("a <!-- figure: run geometry.a/reader/100 frame_time_ratio --><!-- end -->")
        == "a <!-- figure: run geometry.a/reader/100 frame_time_ratio -->3.00×\u{a0}more<!-- end -->")
    #expect(
      try filled("a <!-- figure: run geometry.a/layout/100 body_evaluations -->9<!-- end -->")
        == "a <!-- figure: run geometry.a/layout/100 body_evaluations -->1<!-- end -->")
  }

  @Test func aTableAndAVerdictAreCutToo() throws {
    let mark = "<!-- table: run geometry.a/100 infinity,reader frame_time,frame_time_ratio -->"
    let table =
      "\n| variant | a step | than the first |\n| --- | ---: | ---: |\n| infinity | 1.00\u{a0}µs | 1× |\n"
      + "| reader | 3.00\u{a0}µs | 3.00×\u{a0}more |\n"
    #expect(try filled("\(mark)old<!-- end -->\n") == "\(mark)\(table)<!-- end -->\n")
    #expect(
      try filled("a <!-- verdict: book reader --><!-- end -->").contains(
        "-->Prefer a frame: a reader takes 3.00× more time here."))
  }

  @Test func whatRunPrintsIsCutToo() throws {
    let mark = "<!-- lines: run geometry.a/100 -->"
    #expect(
      try filled("\(mark)<!-- end -->") == mark + """

        ```
        $ view-benchmark run geometry.a --size 100
        geometry.a · 100: layout ≈ (±0.02) infinity: same counts
            reader 3.00× more (±0.10) than infinity: +200 body evaluations, +200 size calls
        ```
        <!-- end -->
        """)
  }

  @Test(arguments: [
    (
      "a\nb <!-- figure: run a.b/c/1 frame_time -->1<!-- end -->",
      "P.md:2:1: run has no frame_time of a.b/c/1"
    ),
    (
      "a\n<!-- figure: run geometry.a/reader/100 frame_time -->1<!-- end -->",
      "P.md:2:1: a mark begins a line"
    ),
    ("b <!-- figure: run geometry.a/reader/100 frame_time -->1", "P.md:1:1: a mark has no end"),
    ("b <!-- figure: run -->1<!-- end -->", "P.md:1:1: a mark 'figure' has 1 words"),
    ("b <!-- verdict: book other -->1<!-- end -->", "P.md:1:1: no question is called other"),
    ("<!-- table: run geometry.a/100 nobody frame_time --><!-- end -->", "P.md:1:1: run has no such rows"),
    ("b <!-- figure: other geometry.a/reader/100 frame_time -->1<!-- end -->", "other: no such record"),
  ])
  func aMarkThatCannotBeFilledIsAnErrorAtItsPlace(page: String, message: String) {
    #expect(Samples.message { try filled(page) }.hasPrefix(message))
  }
}
