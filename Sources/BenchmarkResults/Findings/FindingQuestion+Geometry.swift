// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let geometryReader = FindingQuestion(
    "What does a GeometryReader cost against an infinity frame?", "geometry-reader",
    FindingPair(
      "geometry.title-resizes", 100, .init("infinity", "an infinity frame"), .init("reader", "a reader")),
    [
      FindingClaim(
        """
        A reader runs its content once for each child whose size changes{each}.
        """,
        [.init("geometry.title-resizes/reader/100", 100...100, .geometryContentEvaluations)]),
      FindingClaim(
        """
        While sizes stay, a reader runs nothing.
        """,
        [.init("geometry.child-keeps-size/reader/100", 0...0, .geometryContentEvaluations)]),
    ], shown: [.bodyEvaluations, .geometryContentEvaluations],
    [
      FindingComparison(
        "A title above # children that share the rest changes its size, and the list is built again",
        "geometry.binding", ["infinity", "layout", "reader", "on-geometry-change"], sizes: [100],
        metrics: measured, unit: "child"),
      FindingComparison(
        "A title above # children changes its size, and the list is not built again",
        "geometry.title-resizes",
        filling, sizes: [100], metrics: measured, unit: "child"),
      FindingComparison(
        "The window of # children changes its width", "geometry.window-resizes", filling, sizes: [100],
        metrics: measured, unit: "child"),
      FindingComparison(
        "# children keep their size and move", "geometry.child-keeps-size", filling, sizes: [100],
        metrics: measured, unit: "child"),
      FindingComparison(
        "# children appear", "geometry.mount", filling, sizes: [100], metrics: measured, unit: "child"),
    ],
    facts: [
      FindingFact(
        """
        An infinity frame is arithmetic in layout and runs nothing.
        """, "L-36", "X-6"),
      FindingFact(
        """
        A reader's content is a closure that the engine calls later, once for each new size, and not the body of the view around it.
        """, "S-4", "B-2"),
      FindingFact(
        """
        A size that is written into a state costs a body.
        """, "I-23"),
    ],
    isOurs: "the number of size calls, which depends on what an engine remembers, and every time.",
    sources: [
      Source(
        .see, "GeometryReader: Blessing or Curse?",
        "https://fatbobman.com/en/posts/geometryreader-blessing-or-curse/",
        says:
          "collects the charge that readers cause repeated calculations and rebuilt views; it holds here where sizes "
          + "change, and nowhere else"),
      Source(
        .disagrees, "Slashing Layout Latency by 85%",
        "https://www.codcompass.com/en/kb/slashing-layout-latency-by-85-the-layout-protocol-pattern-th-za7410",
        says:
          "reports 47 layout passes for a screen of readers and 85 % less latency after a move to Layout; here a "
          + "reader adds no pass of layout, only its content"),
    ])

  private static let measured = [Metric.bodyEvaluations, .geometryContentEvaluations, .sizeCalls]
  private static let filling = ["none", "infinity", "layout", "reader", "on-geometry-change"]

  static let preferences = FindingQuestion(
    "What do preferences cost against a Layout?", "preferences",
    FindingPair(
      "preference.equal-widths", 100, .init("layout", "a Layout"), .init("preference", "a preference")),
    [
      FindingClaim(
        """
        A preference brings a width back as a state: readers' contents run, and one body more, in the same frame.
        """,
        [
          .init("preference.equal-widths/preference/100", 3...Int64.max),
          .init("preference.equal-widths/preference/100", 100...Int64.max, .geometryContentEvaluations),
          .init("preference.equal-widths/layout/100", 2...2),
        ])
    ], shown: [.bodyEvaluations, .geometryContentEvaluations],
    [
      FindingComparison(
        "One of # labels becomes longer, and all become as wide as the widest", "preference.equal-widths",
        ["layout", "preference", "on-geometry-change"], sizes: [100],
        metrics: [.bodyEvaluations, .geometryContentEvaluations, .sizeCalls, .textMeasurements]),
      FindingComparison(
        "One of # leaves says another number, and the largest is shown above them", "preference.one-leaf",
        ["owner", "leaf"], sizes: [100, 1_000], metrics: [.bodyEvaluations, .viewComparisons, .sizeCalls]),
    ],
    facts: [
      FindingFact(
        """
        What a Layout knows from its subviews it uses at once.
        """, "S-16"),
      FindingFact(
        """
        A width that goes up as a preference reaches the action after the update, and what the action writes runs bodies in the same frame.
        """, "E-8", "E-12"),
    ],
    isOurs: "how the values of many leaves are combined again, the number of size calls, and every time.",
    sources: [
      Source(
        .see, "Inspecting SwiftUI's Layout Process",
        "https://talk.objc.io/episodes/S01E318-inspecting-swiftui-s-layout-process",
        says: "uses Layout itself to show which sizes are proposed and reported"),
      Source(
        .see, "Double Measurement",
        "https://facebookincubator.github.io/QuickLayout/concepts/double-measurement",
        says:
          "says that stacks in SwiftUI may measure a view several times for one layout; size calls here count that"
      ),
    ])

  static let text = FindingQuestion(
    "What does text cost?", "text",
    FindingPair(
      "text.long", 100, .init("paragraphs", "a text for each paragraph"),
      .init("one-text", "one text for all of it")),
    [
      FindingClaim(
        """
        When the last word changes, one text is measured again, and twice; of a text for each paragraph only the last one is, once.
        """,
        [
          .init("text.long/one-text/100", 2...2, .textMeasurements),
          .init("text.long/paragraphs/100", 1...1, .textMeasurements),
        ])
    ], shown: [.bodyEvaluations, .textMeasurements],
    [
      FindingComparison(
        "The window of # wrapped paragraphs changes its width", "text.window-resizes",
        ["infinity", "fixed-size", "reader", "one-line"], sizes: [100],
        metrics: [.textMeasurements, .geometryContentEvaluations, .sizeCalls], unit: "paragraph"),
      FindingComparison(
        "The last word of a text of # paragraphs changes", "text.long",
        ["one-text", "paragraphs", "lazy-paragraphs"], sizes: [100],
        metrics: [.textMeasurements, .viewComparisons, .bodyEvaluations]),
      FindingComparison(
        "The price in each of # rows changes", "text.many-short", ["texts", "interpolated", "concatenated"],
        sizes: [100], metrics: [.textMeasurements, .displayEdits, .sizeCalls], unit: "row"),
    ],
    facts: [
      FindingFact(
        """
        Another string runs the body that shows it, and no other.
        """, "I-23", "I-40"),
      FindingFact(
        """
        Another width runs no body, whatever the text does with it, and each reader's content once.
        """, "S-4"),
    ],
    isOurs: """
      which texts are measured again: those whose string or width has changed, however long they are, and a line \
      limit does not spare them that; and what a measurement costs: on the grid a character is half of its size wide, so \
      the engine counts letters, once for each width; if a long text begins like the long text before it, the engine counts from where the two differ; with a real font a string is shaped once and kept, so that another width of the same text costs less \
      there, and a new string more. Which texts are measured is the same with both.
      """)
}
