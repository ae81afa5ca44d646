// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let sheets = [
    FindingQuestion(
      "What do sheets cost?", "sheets",
      FindingPair(
        "sheet.item-or-flag", 100, .init("item", "one sheet with an item"),
        .init("flag", "a flag beside a selection")),
      [
        FindingClaim(
          """
          An item runs the body of the sheet alone; a flag beside a selection runs the list as well, because the sheet's closure has read the selection.
          """,
          [.init("sheet.item-or-flag/item/100", 1...1), .init("sheet.item-or-flag/flag/100", 2...2)])
      ],
      [
        FindingComparison(
          "A presentation over # rows goes and comes again", "sheet.kinds",
          ["sheet", "cover", "popover", "alert", "dialog"], sizes: [100], metrics: shown),
        FindingComparison(
          "The details of one of # rows open in a sheet", "sheet.item-or-flag",
          ["item", "flag", "flag-per-row"], sizes: [100], metrics: shown),
        FindingComparison(
          "A number changes that an open sheet with # rows shows", "sheet.environment",
          ["initialiser", "environment-value", "environment-object", "observable"], sizes: [100],
          metrics: shown),
        FindingComparison(
          "A sheet over # rows is dragged away and opened again", "sheet.hand-made",
          ["sheet", "hand-made", "hand-made-animated"], sizes: [100], metrics: shown + [.frames]),
      ],
      facts: [
        FindingFact(
          """
          Presenting does not run the presenter unless it reads the flag.
          """, "P-6"),
        FindingFact(
          """
          A sheet's views are made when it appears and are gone with it.
          """, "I-18", "P-1"),
        FindingFact(
          """
          The environment of the presenter reaches into it.
          """, "P-12"),
      ],
      isOurs: "times, and the system's own animation, which is not part of this engine.",
      sources: [
        Source(
          .see, "SwiftUI API Design: Sheet II", "https://lakshchakraborty.com/blog/building-sheet-2",
          says: "builds a sheet by hand and says why `item` is better than a flag and a value")
      ]),
    FindingQuestion(
      "What does curing a stale sheet cost?", "stale-sheet",
      FindingPair(
        "sheet.cure-costs", 100, .init("item", "an item"), .init("read", "reading the value in the page")),
      [
        FindingClaim(
          """
          Reading the value in the page cures a stale sheet and runs the page for every later write, sheet or not; an item runs nothing.
          """,
          [.init("sheet.cure-costs/read/100", 1...1), .init("sheet.cure-costs/item/100", 0...0)])
      ],
      [
        FindingComparison(
          "The presenter is made anew, writes a value and opens a sheet with it, over # rows",
          "was-read.stale-sheet",
          ["stale", "text", "id", "on-change", "binding", "item", "state-object", "observable"], sizes: [100],
          metrics: shown),
        FindingComparison(
          "Afterwards the value is written while no sheet is open, over # rows", "sheet.cure-costs",
          ["stale", "read", "on-change", "id", "state-object", "binding", "item", "observable"], sizes: [100],
          metrics: shown),
      ],
      facts: [
        FindingFact(
          """
          A presenter that has not read the value shows the old one.
          """, "P-2"),
        FindingFact(
          """
          Reading it in the body cures that; a binding, an item and a model object do as well.
          """, "P-5", "P-9", "P-11"),
        FindingFact(
          """
          Once a sheet has read the value, even the uncured presenter runs for each write.
          """, "I-26", "P-7"),
      ],
      isOurs: "what comparing the presenter's children costs.",
      sources: [
        Source(
          .agrees, "Cracking the Code: The Mysterious @State Injection Mechanism",
          "https://fatbobman.com/en/posts/bug-code-by-state-inject",
          says: "prints the stale value and finds the same cures; it does not ask what they cost")
      ]),
  ]

  private static let shown = [Metric.bodyEvaluations, .viewComparisons]
}
