// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let tables = FindingQuestion(
    "What does a table cost as a Grid, and with a custom Layout?", "tables",
    FindingPair("grid.cell-layouts", 100, .init("grid", "a Grid"), .init("layout", "a custom Layout")),
    [
      FindingClaim(
        """
        One body runs in either; what differs is layout, and that is each engine's own.
        """,
        [.init("grid.cell-layouts/grid/100", 1...1), .init("grid.cell-layouts/layout/100", 1...1)])
    ], shown: [.bodyEvaluations, .sizeCalls],
    [
      FindingComparison(
        "A number in a table of three columns and # rows grows by three digits, so that two columns move",
        "grid.cell-layouts", ["grid", "layout-in-cells", "layout", "caching-layout"], sizes: [100],
        metrics: [.bodyEvaluations, .sizeCalls, .placements, .textMeasurements], unit: "row"),
      FindingComparison(
        "One of # cells of a Grid shows another text of the same width", "grid.cell-text", ["cell", "owner"],
        sizes: [100, 1_000], metrics: [.bodyEvaluations, .viewComparisons, .sizeCalls, .placements]),
    ],
    facts: [
      FindingFact(
        """
        Whichever it is, one body runs: that of the cell whose state changed.
        """, "I-23"),
      FindingFact(
        """
        How often a custom Layout is asked is no contract; its results are.
        """, "L-80"),
    ],
    isOurs: """
      that one text is measured and a cell that keeps its size moves no other, the number of size calls, how often a Grid asks a Layout in a cell, and every time: whether a Layout is faster than \
      a Grid, and whether a cache of one's own pays, has to be measured in the app.
      """,
    sources: [
      Source(
        .see, "makeCache(subviews:)",
        "https://developer.apple.com/documentation/swiftui/layout/makecache(subviews:)",
        says:
          "Apple: what subviews answer is reused without a cache; add one only if profiling shows that it helps"
      ),
      Source(
        .see, "Building custom layout in SwiftUI. Caching",
        "https://swiftwithmajid.com/2022/11/29/building-custom-layout-in-swiftui-caching",
        says: "a layout's methods run many times for one change; shows a cache of sizes, and measures nothing"
      ),
      Source(
        .see, "Slashing SwiftUI Layout Latency by 94%",
        "https://www.codcompass.com/en/kb/slashing-swiftui-layout-latency-by-94-with-identity-cached-l-zfe5ox",
        says:
          "42 ms a frame for a grid of mixed cards, nearly all of it saved by a Layout with a cache; here a cache "
          + "saves a part of the layout of a table, and nothing else of the frame"),
    ])
}
