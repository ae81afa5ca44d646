// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@Suite struct WrappedTextTests {
  @Test("Lines break at blanks, and a longer word has a line to itself")
  func words() {
    #expect(WrappedText.lines("a bc  def\nghijklmnop q", to: 6) == ["a bc", "def", "ghijklmnop", "q"])
    #expect(
      WrappedText.lines("one two three", behind: "  - ", deeper: 2, to: 13) == [
        "  - one two", "      three",
      ])
    #expect(WrappedText.lines("", to: 6).isEmpty)
  }

  @Test("A place in a file is not broken at the blanks of its path")
  func places() {
    #expect(
      WrappedText.lines("runs twice [My App/Big Card.swift:3:5; made at My App/Main.swift:9]", to: 12) == [
        "runs twice", "[My App/Big Card.swift:3:5;", "made at", "My App/Main.swift:9]",
      ])
    #expect(
      WrappedText.lines("/tmp/My App/Card.swift:3: List, Card", to: 12) == [
        "/tmp/My App/Card.swift:3:", "List, Card",
      ])
  }

  @Test("What only looks like the beginning of a place is broken")
  func prose() {
    #expect(
      WrappedText.lines("and/or runs at each/any frame [Card.swift:3]", to: 12) == [
        "and/or runs", "at each/any", "frame", "[Card.swift:3]",
      ])
    #expect(WrappedText.lines("[1, 2] a/b", to: 6) == ["[1, 2]", "a/b"])
  }
}
