// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let equatable = FindingQuestion(
    "When does Equatable pay?", "equatable",
    FindingPair(
      "equatable.unused-field", 100, .init("equatable-view", "`.equatable()`"), .init("plain", "a plain row")),
    [
      FindingClaim(
        """
        A field that a row holds and does not show runs the row's body whenever it changes; an `==` that leaves it out, behind `.equatable()`, saves those bodies.
        """,
        [
          .init("equatable.unused-field/plain/100", 101...101),
          .init("equatable.unused-field/equatable-view/100", 1...1),
        ]),
      FindingClaim(
        """
        Plain data that has not changed needs none of it.
        """,
        [.init("equatable.plain-data-unrelated/plain/100", 1...1)]),
    ],
    [
      FindingComparison(
        "A list of # children that hold plain data runs, and none of them has changed",
        "equatable.plain-data-unrelated", styles, sizes: [100], metrics: compared, unit: "child"),
      FindingComparison(
        "A list of # children runs, and each of them has a field that it does not show and that changes",
        "equatable.unused-field",
        styles, sizes: [100], metrics: compared, unit: "child"),
      FindingComparison(
        "A list of # children runs, and each of them has an array that is made anew and equal",
        "equatable.array-unrelated", styles, sizes: [100], metrics: compared, unit: "child"),
      FindingComparison(
        "The bodies of 100 children join # word; all but those of plain data hold a closure, which a cheap or "
          + "a costly `==` leaves out", "equatable.break-even", breakingEven, sizes: [1], metrics: compared),
      FindingComparison(
        "Each of those bodies joins # words instead", "equatable.break-even", breakingEven, sizes: [4],
        metrics: compared),
      FindingComparison(
        "Each of those bodies joins # words instead", "equatable.break-even", breakingEven, sizes: [16],
        metrics: compared),
    ],
    facts: [
      FindingFact(
        """
        Plain data and arrays are compared without it.
        """, "I-40", "I-45"),
      FindingFact(
        """
        `==` of plain data is asked only behind `.equatable()`.
        """, "I-41"),
      FindingFact(
        """
        With a closure in the view nothing else keeps a body from running.
        """, "I-44", "I-49"),
    ],
    isOurs: "the size of a body at which a costly `==` begins to pay, which is a matter of time.",
    sources: [
      Source(
        .agrees, "Understanding and Improving SwiftUI Performance",
        "https://mobile-vitals.com/article/1500-airbnb-understanding-and-improving-swiftui-performance",
        says:
          "Airbnb made views with closures equatable and split large bodies: 15 % fewer scroll hitches on a search "
          + "screen"),
      Source(
        .see, "Sample of lazy loading with .equatable()", "https://github.com/babbage/List-Reload",
        says:
          "6,500 rows ran their bodies without it and 18 with it, in a debug build; in release builds the extra view "
          + "for every row is said to make it worse"),
    ])

  static let closures = FindingQuestion(
    "What do closures in rows cost?", "closures",
    FindingPair(
      "equatable.closure-unrelated", 1000, .init("equatable", "an `==` without the closure"),
      .init("plain", "a row with a closure")),
    [
      FindingClaim(
        """
        A row that holds a closure runs whenever its list does{each}; an `==` that leaves the closure out stops that.
        """,
        [
          .init("equatable.closure-unrelated/plain/1000", 1001...1001),
          .init("equatable.closure-unrelated/equatable/1000", 1...1),
        ])
    ],
    [
      FindingComparison(
        "A list of # children with a closure each runs, and none of them has changed",
        "equatable.closure-unrelated", styles, sizes: [100, 1_000], metrics: compared, unit: "child"),
      FindingComparison(
        "One of # such children shows another number", "equatable.closure-related", styles,
        sizes: [100, 1_000],
        metrics: compared, unit: "child"),
    ],
    facts: [
      FindingFact(
        """
        A closure that captures something is another one each time the list runs, so every row's body runs.
        """, "I-44"),
      FindingFact(
        """
        A view with a closure is not plain data: its own `==` is used, with `.equatable()` or without.
        """, "I-41"),
      FindingFact(
        """
        A row that was left alone keeps the closure of the first time: it must not capture what changes.
        """, "I-48"),
    ],
    isOurs: "what a row's body costs.",
    sources: [
      Source(
        .agrees, "Closure Is Evil", "https://medium.com/@kurtlee/swiftui-closure-is-evil-7e7b740bd4cc",
        says:
          "a view with a closure runs its body each time it is made, unless its own `==` leaves the closure out"
      ),
      Source(
        .agrees, "View Invalidation", "https://www.josharnold.me/blog/swiftui-invalidation",
        says: "properties are compared, closures cannot be"),
    ])

  private static let styles = ["plain", "equatable", "equatable-view", "observable"]
  private static let breakingEven = ["plain-data", "cheap", "costly", "body"]
  private static let compared = [Metric.bodyEvaluations, .viewComparisons]
}
