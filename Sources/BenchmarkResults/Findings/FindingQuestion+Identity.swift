// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let conditionalModifier = FindingQuestion(
    "What does a conditional modifier cost?",
    [
      FindingComparison(
        "A padding around # rows with states comes or goes", "identity.conditional-modifier",
        ["inert", "modifier", "conditional"], sizes: [100], metrics: made, unit: "row"),
      FindingComparison(
        "A column of # such rows becomes a line, or the line a column", "identity.branch-flip",
        ["any-layout", "if-else"], sizes: [100], metrics: made, unit: "row"),
    ],
    carriesOver: """
      `if` around `self` makes two different views: whatever is below is made anew with each change, and its states and \
      its animation are lost; a modifier whose argument changes runs nothing below it.
      """,
    isOurs: "what making a row costs.",
    sources: [
      Source(
        .agrees, "Why Conditional View Modifiers are a Bad Idea",
        "https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/",
        says: "shows the fade instead of the animation, for the same reason; it measures nothing")
    ])

  static let anyView = FindingQuestion(
    "What does AnyView cost?",
    [
      FindingComparison(
        "One of # rows of three kinds becomes another kind", "identity.any-view",
        ["builder", "group", "any-view"], sizes: [100], metrics: made + [.displayEdits])
    ],
    carriesOver: """
      an AnyView whose content stays of one type is compared and skipped like any other view; only content of another type \
      is made anew, as in a builder's branch.
      """,
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
    "What do ids cost?",
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
    carriesOver: """
      rows follow their ids; a place as id gives every row behind an insertion another value and the state of its \
      neighbour, an id that is drawn in the body makes every row anew, and `\\.self` makes a row anew whose value changes.
      """,
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
