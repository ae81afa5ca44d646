// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let conditionalModifier = FindingQuestion(
    "What does a conditional modifier cost?", "conditional-modifier",
    FindingPair(
      "identity.conditional-modifier", 100, .init("modifier", "a modifier with an argument"),
      .init("conditional", "`if` around the view")),
    [
      FindingClaim(
        """
        `if` makes two different views: at each change everything in it is made anew{each}, and its states are lost.
        """,
        [
          .init("identity.conditional-modifier/conditional/100", 102...102),
          .init("identity.conditional-modifier/modifier/100", 2...2),
        ])
    ],
    [
      FindingComparison(
        "A padding around # rows with states comes or goes", "identity.conditional-modifier",
        ["inert", "modifier", "conditional"], sizes: [100], metrics: made, floor: "mount-and-drop",
        unit: "row"),
      FindingComparison(
        "A column of # such rows becomes a line, or the line a column", "identity.branch-flip",
        ["any-layout", "if-else"], sizes: [100], metrics: made, unit: "row"),
    ],
    facts: [
      FindingFact(
        """
        `if` around `self` resets everything below it with each change, states and animation included.
        """, "I-5", "I-3"),
      FindingFact(
        """
        A modifier whose argument changes runs nothing below it and keeps the states.
        """, "I-4"),
    ],
    isOurs: """
      what making a row costs; and `mount-and-drop`: a host with the same rows is built, shows its first frame and is taken down.
      """,
    sources: [
      Source(
        .agrees, "Why Conditional View Modifiers are a Bad Idea",
        "https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/",
        says: "shows the fade instead of the animation, for the same reason; it measures nothing")
    ])

  static let anyView = FindingQuestion(
    "What does AnyView cost?", "any-view",
    FindingPair("identity.any-view", 100, .init("builder", "a builder"), .init("any-view", "AnyView")),
    [
      FindingClaim(
        """
        AnyView runs no body more than a builder does: what is in it is compared like any other view.
        """,
        [.init("identity.any-view/any-view/100", 2...2), .init("identity.any-view/builder/100", 2...2)])
    ], shown: [.bodyEvaluations, .viewComparisons],
    [
      FindingComparison(
        "One of # rows of three kinds becomes another kind", "identity.any-view",
        ["builder", "group", "any-view"], sizes: [100], metrics: made + [.displayEdits])
    ],
    facts: [
      FindingFact(
        """
        An AnyView keeps its identity while its content stays of one type; content of another type is made anew, as in a builder's branch.
        """, "I-16"),
      FindingFact(
        """
        In a `List` it is different: rows that are erased to AnyView all run their bodies.
        """, "R-66"),
    ],
    isOurs: """
      what a box costs; and that lists see through it: SwiftUI has to ask each AnyView how many rows it is, which is why \
      it is advised against in lists.
      """,
    sources: [
      Source(
        .agrees, "Performance Battle: AnyView vs Group", "https://nalexn.github.io/anyview-vs-group/",
        says: "on a device, large grids with AnyView were as fast as those with Group, some faster"),
      Source(
        .see, "Demystify SwiftUI performance", "https://developer.apple.com/videos/play/wwdc2023/10160/",
        says: "Apple on identity in lists and tables"),
    ])

  static let ids = FindingQuestion(
    "What do ids cost?", "ids",
    FindingPair(
      "identity.ids-prepend", 100, .init("stable", "an id of its own"), .init("index", "a place as id")),
    [
      FindingClaim(
        """
        With its place as id, every row behind an insertion shows another element and runs, and its state stays with the place; with an id of its own only the new row runs.
        """,
        [.init("identity.ids-prepend/index/100", 101...102), .init("identity.ids-prepend/stable/100", 1...2)])
    ],
    [
      FindingComparison(
        "A task comes or goes before # others with states", "identity.ids-prepend", identities, sizes: [100],
        metrics: made),
      FindingComparison(
        "The first of # tasks gets another title", "identity.ids-edit", identities, sizes: [100],
        metrics: made),
      FindingComparison(
        "A page with # rows shows another note and must forget an edit", "identity.id-changes",
        ["id", "id-on-part", "on-change"], sizes: [100], metrics: made),
      FindingComparison(
        "One of three pages with # rows takes the place of another", "identity.tab-switch",
        ["tab-view", "switch", "z-stack"], sizes: [100], metrics: made),
    ],
    facts: [
      FindingFact(
        """
        Rows follow their ids: reordering keeps states.
        """, "I-9"),
      FindingFact(
        """
        A changed id makes the row anew, so an id that is drawn in the body makes every row anew, and `\\.self` makes a row anew whose value changes.
        """, "I-6"),
    ],
    isOurs: "the time to find out what moved.",
    sources: [
      Source(
        .agrees, "SwiftUI lists that don't lag", "https://vburojevic.dev/blog/swiftui-lists-that-dont-lag",
        says: "names `UUID()` in the body first among the causes of slow lists"),
      Source(
        .agrees, "Maximizing the performance of dynamic lists",
        "https://books.nilcoalescing.com/the-swiftui-way/building-a-performant-and-stable-interface/"
          + "maximizing-the-performance-of-dynamic-lists",
        says: "ids are gathered for all rows, so they must be stored and not computed"),
    ])

  private static let made = [Metric.bodyEvaluations, .viewComparisons]
  private static let identities = ["stable", "index", "itself", "fresh"]
}
