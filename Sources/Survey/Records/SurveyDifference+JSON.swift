// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

extension SurveyDifference {
  /// One object, schema 1; `incomparable` is null where both are of one engine.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("engine", .string(new.engine)), ("outcome", .string("\(outcome)")),
      ("incomparable", .null), ("same", .integer(same)), ("steps", .array(steps.map(Self.json))),
      ("newAdvice", .array(newAdvice.map(Self.json))), ("goneAdvice", .array(goneAdvice.map(Self.json))),
      ("newlyLeftOut", .array(newlyLeftOut.map(\.json))),
    ])
  }

  /// The object where there is no comparison.
  public static func json(incomparable reason: String, engine: String) -> JSONValue {
    .object([
      ("schema", .integer(1)), ("engine", .string(engine)), ("outcome", .string("undecided")),
      ("incomparable", .string(reason)), ("same", .integer(0)), ("steps", .array([])),
      ("newAdvice", .array([])), ("goneAdvice", .array([])), ("newlyLeftOut", .array([])),
    ])
  }

  private static func json(_ step: Step) -> JSONValue {
    .object(
      [
        ("screen", .string(step.screen)), ("step", .string(step.name)), ("title", .string(step.title)),
        ("verdict", .string(step.verdict.rawValue)),
      ] + SourceMap.members(of: step.place) + [
        (
          "counts",
          .object(
            step.counts.map {
              ($0.metric.id, .object([("old", .integer($0.old)), ("new", .integer($0.new))]))
            })
        ),
        (
          "bodies",
          .array(
            step.bodies.map { each in
              .object(
                [("view", .string(each.bodies.typeName))] + SourceMap.members(of: each.place) + [
                  ("old", .integer(each.old)), ("new", .integer(each.new)),
                  ("reason", .string(each.bodies.reason.rawValue)),
                  ("property", .string(each.bodies.subject)),
                ])
            })
        ), ("error", step.error.map { .string($0.description) } ?? .null),
      ])
  }

  private static func json(_ each: SurveyRecord.Advice) -> JSONValue {
    .object(
      [
        ("rule", .string(each.advice.rule.rawValue)), ("view", .string(each.advice.view)),
        ("property", .string(each.advice.property)),
      ] + SourceMap.members(of: each.place) + [("text", .string(each.advice.text))])
  }
}
