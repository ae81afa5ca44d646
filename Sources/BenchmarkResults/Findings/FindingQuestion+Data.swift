// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let passingData = [
    FindingQuestion(
      "What does each way of passing data cost, and how does it grow with depth?", "passing-data",
      FindingPair(
        "data.down-levels", 100, .init("environment-value", "the environment"),
        .init("initialiser", "an initialiser")),
      [
        FindingClaim(
          """
          An initialiser runs the body of every level in between; the environment runs the view that writes the value and the one that reads it, however deep that is.
          """,
          [
            .init("data.down-levels/initialiser/100", 101...101),
            .init("data.down-levels/environment-value/100", 2...2),
            .init("data.down-levels/environment-value/10", 2...2),
          ])
      ],
      [
        FindingComparison(
          "The root writes a number that a view # levels below shows", "data.down-levels",
          ["initialiser", "binding", "environment-value", "environment-object", "observable"],
          sizes: [1, 10, 100], metrics: [.bodyEvaluations, .viewComparisons]),
        FindingComparison(
          "A view # levels below changes a number that the root shows", "data.up-levels",
          ["callback", "binding", "environment-action", "observable", "preference"], sizes: [1, 10, 100],
          metrics: [.bodyEvaluations, .viewComparisons]),
        FindingComparison(
          "A value is written that the owner of # rows shows", "was-read.shown",
          ["body", "binding", "state-object", "observable", "observable-child"], sizes: [100],
          metrics: [.bodyEvaluations, .viewComparisons]),
        FindingComparison(
          "A value is written that nobody shows", "was-read.not-shown",
          ["unread", "read", "on-change", "id", "observable", "state-object"], sizes: [100],
          metrics: [.bodyEvaluations, .viewComparisons]),
      ],
      facts: [
        FindingFact(
          """
          A value in an initialiser and a callback run every level, once each.
          """, "I-40"),
        FindingFact(
          """
          A binding, an environment value and a property of an observable object run who reads them, whatever lies between.
          """, "I-50", "E-4", "I-63"),
        FindingFact(
          """
          A state that no body reads runs nobody.
          """, "I-23"),
      ],
      isOurs: """
        that going past the levels costs nothing at all: SwiftUI is said to check every reader of any key when one key is \
        written.
        """,
      sources: [
        Source(
          .see, "Clarification on SwiftUI Environment Write Performance",
          "https://developer.apple.com/forums/thread/806702",
          says:
            "asks about the statement of a talk that a write to the environment updates every view that reads any "
            + "key of it; here readers of other keys cost no body"),
        Source(
          .agrees, "Cracking the Code: The Mysterious @State Injection Mechanism",
          "https://fatbobman.com/en/posts/bug-code-by-state-inject",
          says: "a state that the body does not read does not run the view"),
      ]),
    FindingQuestion(
      "How does it grow with readers?", "readers",
      FindingPair(
        "data.one-slice", 100, .init("slice", "a row's own entry"), .init("whole-model", "the whole model")),
      [
        FindingClaim(
          """
          A row that is given the whole model runs when any entry changes{each}; a row that is given its own entry runs when that one does.
          """,
          [.init("data.one-slice/whole-model/100", 101...101), .init("data.one-slice/slice/100", 2...2)])
      ],
      [
        FindingComparison(
          "One entry of a model changes, and # rows show one each", "data.one-slice",
          ["whole-model", "whole-binding", "object", "observable", "equatable", "slice", "row-objects"],
          sizes: [10, 100], metrics: [.bodyEvaluations, .viewComparisons])
      ],
      facts: [
        FindingFact(
          """
          An `ObservableObject` runs everybody who observes it.
          """, "I-60"),
        FindingFact(
          """
          An `@Observable` property runs everybody who reads it, and an array is one property.
          """, "I-63"),
        FindingFact(
          """
          Only an entry by value or an object for each row leaves the others alone.
          """, "I-40", "I-45"),
      ],
      isOurs: "the price of a comparison against that of a body.",
      sources: [
        Source(
          .agrees, "@Observable vs ObservableObject in Instruments",
          "https://nativefirst.pages.dev/learn/field-notes/observable-vs-observableobject-performance-benchmark",
          says:
            "a list of 1,000 rows, one of which changes: with ObservableObject every row, with @Observable one"
        ),
        Source(
          .agrees, "@Observable Macro performance increase over ObservableObject",
          "https://avanderlee.com/swiftui/observable-macro-performance-increase-observableobject",
          says: "the macro prevents unnecessary redraws"),
      ]),
  ]
}
