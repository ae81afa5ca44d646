// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkCommands

struct SuggestionTests {
  private let words = ["list", "run", "verify", "compare", "rank", "gate", "report", "history", "merge"]

  @Test(arguments: [
    ("cmpare", "compare"), ("comapre", "compare"), ("lst", "list"), ("gats", "gate"), ("hist", "history"),
    ("rnu", "run"), ("rankk", "rank"), ("verfiy", "verify"),
  ])
  func slipsAreUnderstood(_ word: String, _ meant: String) {
    #expect(Suggestion.nearest(to: word, among: words) == meant)
  }

  @Test(arguments: ["frobnicate", "x", "", "benchmark"])
  func otherWordsAreNot(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: words) == nil)
  }

  @Test func distancesAreDameraus() {
    #expect(Suggestion.distance("", "abc") == 3)
    #expect(Suggestion.distance("ab", "ba") == 1)
    #expect(Suggestion.distance("kitten", "sitting") == 3)
    #expect(Suggestion.distance("ca", "abc") == 3)
  }
}
