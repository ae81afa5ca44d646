// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// All that a survey has found, for a program: one JSON object, schema 1.
///
/// `{"schema", "engine", "screens": [{"name", "title", "file", "line", "column", "steps": [{"name", "title",
/// "counts": {METRIC: n}, "wasted", "error", "bodies": [{"view", "file", "line", "column", "count", "wasted", "reason",
/// "property"}]}]}], "advice": [{"rule", "fact", "view", "property", "file", "line", "column", "cure", "promise",
/// "bodies": {"before", "after"}, "steps": [{"screen", "step", "before", "after"}]}], "leftOut": [{"file", "line",
/// "reason"}]}`. A file is called as the user called it; where it is not known, it is empty, and line and column are 0.
/// Where steps were done at several sizes, each has `"sizes": [{"copies", "rows", "views": {VIEW: {"present", "bodies",
/// "wasted", "contents"}}}]`. `error` is null where nothing went wrong. ``SurveyRecord`` reads it.
public struct SurveyReport: Sendable {
  public static let schemaVersion = 1

  private let engine: String
  private let screens: [SurveyScreen]
  private let steps: [String: [SurveyStep]]
  private let advice: [SurveyAdvice]
  private let sources: SourceMap
  private let leftOut: [SourceMap.LeftOut]

  /// - Parameters:
  ///   - engine: The version that counted: what two versions count is not comparable.
  ///   - screens: Those that were tried out, in their order.
  ///   - steps: What was done to them.
  ///   - advice: What would save most, the best first.
  ///   - sources: Where everything stands.
  ///   - leftOut: What has no part in it, besides what the sources know of.
  public init(
    engine: String, screens: [SurveyScreen] = [], steps: [SurveyStep] = [], advice: [SurveyAdvice] = [],
    sources: SourceMap, leftOut: [SourceMap.LeftOut] = []
  ) {
    self.engine = engine
    self.screens = screens
    self.steps = Dictionary(grouping: steps, by: \.screen)
    self.advice = advice
    self.sources = sources
    self.leftOut = sources.leftOut + leftOut
  }

  /// The object.
  public var json: JSONValue {
    .object([
      ("schema", .integer(Self.schemaVersion)),
      ("engine", .string(engine)),
      ("screens", .array(screens.map(screen))),
      ("advice", .array(advice.map(piece))),
      ("leftOut", .array(leftOut.map(\.json))),
    ])
  }

  private func screen(_ screen: SurveyScreen) -> JSONValue {
    .object(
      [("name", .string(screen.name)), ("title", .string(screen.title))]
        + SourceMap.members(of: sources.place(of: screen))
        + [("steps", .array((steps[screen.name] ?? []).map(step)))])
  }

  private func step(_ step: SurveyStep) -> JSONValue {
    let counts = step.rows.filter { $0.kind == .exact && $0.key.view.isEmpty && $0.error == nil }
    let error = step.error ?? step.rows.lazy.compactMap(\.error).first
    let sources = sources.seen(on: step.screen)
    return .object(
      [
        ("name", .string(step.name)), ("title", .string(step.title)),
        (
          "counts",
          .object(
            counts.map { (name: $0.key.metric, value: .integer($0.exact?.median ?? 0)) }
              .sorted { $0.name < $1.name })
        ),
        ("wasted", .integer(step.figure(.wastedBodies))),
        ("error", error.map { .string($0.description) } ?? .null),
        ("bodies", .array(step.bodies.map { bodies($0, sources) })),
      ] + (step.sizes.isEmpty ? [] : [("sizes", .array(step.sizes.map(size)))]))
  }

  private func size(_ size: SurveyStep.Size) -> JSONValue {
    let views = size.views.sorted { $0.key < $1.key }.map { view, counts in
      (
        name: ShortTypeName.text(view),
        value: JSONValue.object([
          ("present", .integer(counts.present)), ("bodies", .integer(counts.bodies)),
          ("wasted", .integer(counts.wasted)),
          ("contents", .integer(counts.contents)),
        ])
      )
    }
    return .object([
      ("copies", .integer(size.copies)), ("rows", .integer(size.rows)), ("views", .object(views)),
    ])
  }

  private func bodies(_ bodies: SurveyStep.Bodies, _ sources: SourceMap) -> JSONValue {
    .object(
      [("view", .string(ShortTypeName.text(bodies.typeName)))]
        + SourceMap.members(of: sources.place(of: bodies)) + [
          ("count", .integer(bodies.count)), ("wasted", .integer(bodies.wasted)),
          ("reason", .string(bodies.reason.rawValue)), ("property", .string(bodies.subject)),
        ])
  }

  private func piece(_ advice: SurveyAdvice) -> JSONValue {
    .object(
      [
        ("rule", .string(advice.rule.rawValue)), ("fact", .string(advice.rule.fact)),
        ("view", .string(ShortTypeName.text(advice.view))), ("property", .string(advice.property)),
      ] + SourceMap.members(of: sources.place(of: advice)) + [
        ("cure", .string(advice.cure)), ("promise", .string(advice.promise.rawValue)),
        ("bodies", .object([("before", .integer(advice.before)), ("after", .integer(advice.after))])),
        (
          "steps",
          .array(
            advice.steps.map {
              .object([
                ("screen", .string($0.screen)), ("step", .string($0.name)),
                ("before", .integer($0.before)), ("after", .integer($0.after)),
              ])
            })
        ),
      ])
  }
}

extension SourceMap {
  /// Where something stands, as members of an object.
  static func members(of place: Place?) -> [(name: String, value: JSONValue)] {
    [
      ("file", .string(place?.file ?? "")), ("line", .integer(place?.line ?? 0)),
      ("column", .integer(place?.column ?? 0)),
    ]
  }
}

extension SourceMap.LeftOut {
  /// One object.
  var json: JSONValue {
    .object([("file", .string(file)), ("line", .integer(line ?? 0)), ("reason", .string(reason))])
  }
}
