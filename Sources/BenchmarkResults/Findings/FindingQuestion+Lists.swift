// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let lists = FindingQuestion(
    "What does a list cost, by operation?", "lists",
    FindingPair(
      "list.insert-remove", 1000, .init("views", "a row without a state"),
      .init("stateful", "a row with a state")),
    [
      FindingClaim(
        """
        A row that comes or goes in the middle runs itself and the list; the others are compared, once each, and left alone, with a state in them or without.
        """,
        [.init("list.insert-remove/views/1000", 1...2), .init("list.insert-remove/stateful/1000", 1...2)])
    ],
    [
      operation("One of # rows changes", "list.update-one"),
      operation("Every tenth of # rows changes", "list.update-every-10th"),
      operation("Another one of # rows is selected", "list.select"),
      operation("Two of # rows change places", "list.swap"),
      operation("# rows are turned round", "list.reverse"),
      operation("A row comes or goes in the middle of # rows", "list.insert-remove"),
      operation("A row comes or goes before # rows", "list.prepend"),
      operation("Rows come or go behind # rows", "list.append"),
      operation("# rows are replaced by others", "list.replace-all"),
      operation("# rows go, or come", "list.clear"),
      FindingComparison(
        "A lazy list of # rows is scrolled by a screen and back", "list.lazy-scroll", ["views"],
        sizes: [1_000, 10_000], metrics: [.bodyEvaluations, .viewComparisons, .placements]),
    ],
    facts: [
      FindingFact(
        """
        Rows that stay are compared, once each, and their bodies do not run, wherever they move.
        """, "I-40", "I-41"),
      FindingFact(
        """
        What is lazy costs what is seen.
        """, "I-12"),
    ],
    isOurs:
      "the time to match old rows with new ones and to stack them; SwiftUI's own lists are another machinery.",
    sources: [
      Source(
        .see, "Demystifying SwiftUI List Responsiveness",
        "https://fatbobman.com/en/posts/optimize_the_response_efficiency_of_list",
        says:
          "40,000 rows: explicit ids on the rows make a list that is opened sluggish, because all rows are made"
      )
    ])

  private static func operation(_ lead: String, _ scenario: String) -> FindingComparison {
    FindingComparison(
      lead, scenario, ["views", "stateful"], sizes: [1_000],
      metrics: [.bodyEvaluations, .viewComparisons])
  }

  static let screens = FindingQuestion(
    "What does it come to on whole screens?", "whole-screens",
    FindingPair(
      "screens.feed", 50, .init("least", "the way that costs least"), .init("usual", "the usual way")),
    [
      FindingClaim(
        """
        The usual card holds closures and a reader, so every card that is seen runs for one like; an object for each post and a frame leave the others alone.
        """,
        [.init("screens.feed/usual/50", 21...21), .init("screens.feed/least/50", 3...3)])
    ], shown: [.bodyEvaluations, .geometryContentEvaluations],
    [
      screen("A settings form with # apps: a round of typing and switching", "settings-form", 40),
      screen("A feed of # posts: a round of likes and scrolling", "feed", 50),
      screen("A chat of # messages: a round of typing, sending and an answer", "chat", 100),
      screen(
        "A calendar month, # events in the year: a round of choosing days and months", "calendar-month", 100),
      screen("A dashboard of # tiles: three figures arrive and the unit changes", "dashboard", 24),
      screen("A product with # reviews: a round of choices and the sheet with sizes", "product-detail", 30),
      screen("A list of # names: a round of searching and sorting", "search-list", 200),
      screen("Four animated pages over # bubbles: a round through all of them", "onboarding", 20),
      screen("A chat of # messages that is followed: a round of eight more", "growing-chat", 200),
      screen("A table of # people: a round of sorting by three columns", "sorted-table", 100),
      screen("A map with # pins: a round of four drags", "moving-map", 500),
      screen("A form of # fields: a round of typing into two and clearing all", "long-form", 60),
    ],
    facts: [
      FindingFact(
        """
        Cards with closures run whenever the feed does.
        """, "I-44"),
      FindingFact(
        """
        A card that reads its own `@Observable` post runs when that post changes.
        """, "I-63"),
      FindingFact(
        """
        How many cards a lazy stack has made is a matter of what is seen.
        """, "I-12"),
    ],
    isOurs: """
      the ratios of times: drawing, which both ways have in common, would bring them closer to 1; and `bodies`: the usual way's \
      own bodies and rows, called by hand without an engine.
      """)

  private static func screen(_ lead: String, _ name: String, _ size: Int) -> FindingComparison {
    FindingComparison(
      lead, "screens.\(name)", ["usual", "least"], sizes: [size],
      metrics: [.bodyEvaluations, .viewComparisons, .geometryContentEvaluations], floor: "bodies")
  }
}
