// SPDX-License-Identifier: Apache-2.0

extension FindingQuestion {
  static let passingData = [
    FindingQuestion(
      "What does each way of passing data cost, and how does it grow with depth?",
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
      carriesOver: """
        a value in an initialiser and a callback run every level, once each; a binding, an environment value, and a \
        property of an observable object run who reads them, whatever lies between; a state that no body reads runs nobody.
        """,
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
      "How does it grow with readers?",
      [
        FindingComparison(
          "One entry of a model changes, and # rows show one each", "data.one-slice",
          ["whole-model", "whole-binding", "object", "observable", "equatable", "slice", "row-objects"],
          sizes: [10, 100], metrics: [.bodyEvaluations, .viewComparisons])
      ],
      carriesOver: """
        an ObservableObject runs everybody who observes it, an @Observable property everybody who reads it, and an array \
        is one property; only an entry by value or an object for each row leaves the others alone.
        """,
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
