// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let equatable = FindingQuestion(
    "When does Equatable pay?",
    [
      FindingComparison(
        "A list of # children that hold plain data runs, and none of them has changed",
        "equatable.plain-data-unrelated", styles, sizes: [100], metrics: compared, unit: "child"),
      FindingComparison(
        "The same, and each child has a field that it does not show and that changes",
        "equatable.unused-field",
        styles, sizes: [100], metrics: compared, unit: "child"),
      FindingComparison(
        "The same with an array in each child, made anew and equal", "equatable.array-unrelated", styles,
        sizes: [100], metrics: compared, unit: "child"),
      FindingComparison(
        "The bodies of 100 children join # word; all but those of plain data hold a closure, which a cheap or "
          + "a costly `==` leaves out", "equatable.break-even", breakingEven, sizes: [1], metrics: compared),
      FindingComparison(
        "The same with # words in each body", "equatable.break-even", breakingEven, sizes: [4],
        metrics: compared),
      FindingComparison(
        "The same with # words in each body", "equatable.break-even", breakingEven, sizes: [16],
        metrics: compared),
    ],
    carriesOver: """
      plain data and arrays are compared without it; `==` of plain data is asked only behind `.equatable()`; with a \
      closure in the view nothing else keeps a body from running.
      """,
    isOurs: "the size of a body at which a costly `==` begins to pay, which is a matter of time.",
    sources: [
      Source(
        .agrees, "Understanding and Improving SwiftUI Performance",
        "https://mobile-vitals.com/article/1500-airbnb-understanding-and-improving-swiftui-performance",
        says:
          "Airbnb made views with closures equatable and split large bodies: 15 % fewer scroll hitches on a search "
          + "screen"),
      Source(
        .see, "Sample of lazy loading with .equatable()", "https://wk.788897.xyz/babbage/List-Reload",
        says:
          "6,500 rows ran their bodies without it and 18 with it, in a debug build; in release builds the extra view "
          + "for every row is said to make it worse"),
    ])

  static let closures = FindingQuestion(
    "What do closures in rows cost?",
    [
      FindingComparison(
        "A list of # children with a closure each runs, and none of them has changed",
        "equatable.closure-unrelated", styles, sizes: [100, 1_000], metrics: compared, unit: "child"),
      FindingComparison(
        "One of # such children shows another number", "equatable.closure-related", styles,
        sizes: [100, 1_000],
        metrics: compared, unit: "child"),
    ],
    carriesOver: """
      a closure that captures something is another one each time the list runs, so every row's body runs; `.equatable()` \
      or an object for each row, which needs no closure, stops that.
      """,
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
