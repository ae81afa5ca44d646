// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let sheets = [
    FindingQuestion(
      "What do sheets cost?",
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
      carriesOver: """
        presenting does not run the presenter, because the flag is not read by it; a sheet's views are made when it \
        appears and gone with it; the environment of the presenter reaches into it.
        """,
      isOurs: "times, and the system's own animation, which is not part of this engine.",
      sources: [
        Source(
          .see, "SwiftUI API Design: Sheet II", "https://lakshchakraborty.com/blog/building-sheet-2",
          says: "builds a sheet by hand and says why `item` is better than a flag and a value")
      ]),
    FindingQuestion(
      "What does curing a stale sheet cost?",
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
      carriesOver: """
        a presenter that has not read the value shows the old one; reading it in the body cures that, and from then on \
        each write runs the presenter and compares its children, sheet or not; a binding, an item and an observable \
        object cure it for nothing. Once a sheet has read the value, even the uncured presenter runs for each write.
        """,
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
