// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// A survey as it is kept: what ``SurveyReport`` writes, read again.
///
/// Everything but the bill is made of it, so that a survey is measured once and told in any number of formats.
public struct SurveyRecord: Sendable {
  /// A screen with what was done to it.
  public struct Screen: Sendable {
    public var name, title: String
    public var place: SourceMap.Place?
    public var steps: [Step]
  }

  /// One thing that was done, and what it cost.
  public struct Step: Sendable {
    public var name, title: String
    /// By the metric's id.
    public var counts: [String: Int64]
    public var wasted: Int64
    public var error: ResultError?
    public var bodies: [Bodies]

    /// How much code of the app's own ran, as `weight(of:)` counts it.
    public var runs: Int64 { counts.reduce(0) { $0 + $1.value * Self.weight(of: $1.key) } }

    /// A body and the content of a reader count for two, the closure of a row for one, because it takes less time: it makes one
    /// view. With these weights it pays from some eight rows on to tell rows what they show, in place of letting them read it;
    /// with eight rows the step took as long either way.
    static func weight(of metric: String) -> Int64 {
      switch metric {
      case Metric.bodyEvaluations.id, Metric.geometryContentEvaluations.id: 2
      case Metric.rowClosureEvaluations.id: 1
      default: 0
      }
    }
  }

  /// Bodies that ran in a step for one reason, and where that stands.
  public struct Bodies: Sendable {
    public var bodies: SurveyStep.Bodies
    public var place: SourceMap.Place?
  }

  /// A change that saves something, and where it is to be made.
  public struct Advice: Sendable {
    public var advice: SurveyAdvice
    public var place: SourceMap.Place?

    /// What it is about, wherever it stands: the same before and after other lines changed.
    public var id: String { "\(advice.rule.rawValue) \(advice.view).\(advice.property)" }
  }

  /// The highest count that is read, so that sums of all that a file can hold fit.
  fileprivate static let highestCount = 1_000_000_000_000

  /// The version of the engine that counted.
  public var engine: String
  public var screens: [Screen]
  public var advice: [Advice]
  public var leftOut: [SourceMap.LeftOut]

  /// Reads a record.
  ///
  /// - Throws: `InputError` with the place of what is no record of this version.
  public init(_ value: JSONValue, file: String) throws(InputError) {
    let fields = try Self.fields(value, file)
    engine = try fields.string("engine")
    var screens: [Screen] = []
    for value in try fields.array("screens") { screens.append(try Screen(value, file)) }
    var advice: [Advice] = []
    for value in try fields.array("advice") { advice.append(try Advice(value, screens, file)) }
    var leftOut: [SourceMap.LeftOut] = []
    for value in try fields.array("leftOut") {
      let fields = try JSONFields(value, known: ["file", "line", "reason"], file: file)
      let line = try fields.integer("line")
      leftOut.append(
        .init(
          file: try fields.string("file"), line: line > 0 ? line : nil, reason: try fields.string("reason")))
    }
    (self.screens, self.advice, self.leftOut) = (screens, advice, leftOut)
  }

  /// The version of the engine that made a record, without reading what another version may write otherwise.
  ///
  /// - Throws: `InputError` when it is no record of a survey.
  public static func engine(of value: JSONValue, file: String) throws(InputError) -> String {
    try fields(value, file).string("engine")
  }

  private static func fields(_ value: JSONValue, _ file: String) throws(InputError) -> JSONFields {
    let fields = try JSONFields(
      value, known: ["schema", "engine", "screens", "advice", "leftOut"], file: file)
    let schema = try fields.integer("schema", atLeast: 1)
    guard schema == SurveyReport.schemaVersion else {
      throw InputError(
        "schema \(schema), not \(SurveyReport.schemaVersion)", advice: "measure again with this version",
        file: file, at: try fields.required("schema").place)
    }
    guard fields.value("engine") != nil else {
      throw InputError(
        "does not say which engine counted", advice: "measure again: survey --format json", file: file)
    }
    return fields
  }

  /// What the failures of its steps are.
  public var errors: [ResultError] { screens.flatMap(\.steps).compactMap(\.error) }
}

// MARK: - Reading

extension JSONFields {
  /// Where something stands; `nil` where the file is empty.
  fileprivate func place() throws(InputError) -> SourceMap.Place? {
    let (file, line, column) = (try string("file"), try integer("line"), try integer("column"))
    return file.isEmpty
      ? nil : SourceMap.Place(file: file, line: max(1, line), column: column > 0 ? column : nil)
  }

  /// A count that sums may be made of.
  fileprivate func count(_ name: String) throws(InputError) -> Int {
    let count = try integer(name)
    guard count <= SurveyRecord.highestCount else {
      throw wrong(try required(name), name, "a whole number up to \(SurveyRecord.highestCount)")
    }
    return count
  }

  /// One of the words of an enumeration.
  fileprivate func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String) throws(InputError)
    -> Word
  {
    guard let word = Word(rawValue: try string(name)) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong(try required(name), name, "one of \(words)")
    }
    return word
  }
}

extension SurveyRecord.Screen {
  fileprivate init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(
      value, known: ["name", "title", "file", "line", "column", "steps"], file: file)
    var steps: [SurveyRecord.Step] = []
    for value in try fields.array("steps") { steps.append(try SurveyRecord.Step(value, file)) }
    self.init(
      name: try fields.string("name"), title: try fields.string("title"), place: try fields.place(),
      steps: steps)
  }
}

extension SurveyRecord.Step {
  fileprivate init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(
      value, known: ["name", "title", "counts", "wasted", "error", "bodies", "sizes"], file: file)
    let members = try fields.required("counts")
    guard case .object(let named) = members.content else {
      throw fields.wrong(members, "counts", "an object")
    }
    var counts: [String: Int64] = [:]
    for member in named {
      guard case .number(let text) = member.value.content, let count = Int64(text),
        count.magnitude <= SurveyRecord.highestCount
      else {
        throw fields.wrong(member.value, member.name, "a whole number up to \(SurveyRecord.highestCount)")
      }
      counts[member.name] = count
    }
    var bodies: [SurveyRecord.Bodies] = []
    for value in try fields.array("bodies") { bodies.append(try SurveyRecord.Bodies(value, file)) }
    self.init(
      name: try fields.string("name"), title: try fields.string("title"), counts: counts,
      wasted: Int64(try fields.count("wasted")),
      error: try fields.optionalString("error").map { ResultError(cell: $0) }, bodies: bodies)
  }
}

extension SurveyRecord.Bodies {
  fileprivate init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(
      value, known: ["view", "file", "line", "column", "count", "wasted", "reason", "property"], file: file)
    self.init(
      bodies: SurveyStep.Bodies(
        typeName: try fields.string("view"), reason: try fields.word("reason"),
        subject: try fields.string("property"), count: try fields.count("count"),
        wasted: try fields.count("wasted")),
      place: try fields.place())
  }
}

extension SurveyRecord.Advice {
  fileprivate init(_ value: JSONValue, _ screens: [SurveyRecord.Screen], _ file: String) throws(InputError) {
    let fields = try JSONFields(
      value,
      known: [
        "rule", "fact", "view", "property", "file", "line", "column", "cure", "promise", "bodies", "steps",
      ], file: file)
    var steps: [SurveyAdvice.Step] = []
    for value in try fields.array("steps") {
      let fields = try JSONFields(value, known: ["screen", "step", "before", "after"], file: file)
      let (name, stepName) = (try fields.string("screen"), try fields.string("step"))
      let screen = screens.first { $0.name == name }
      let step = SurveyStep(
        screen: name, screenTitle: screen?.title ?? name, name: stepName,
        title: screen?.steps.first { $0.name == stepName }?.title ?? stepName)
      steps.append(
        .init(of: step, before: try fields.count("before"), after: try fields.count("after")))
    }
    self.init(
      advice: SurveyAdvice(
        rule: try fields.word("rule"), view: try fields.string("view"),
        property: try fields.string("property"), promise: try fields.word("promise"), steps: steps),
      place: try fields.place())
  }
}
