// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Survey

/// What `survey` writes but for its bill and its rows: a record of what was found, alone or against an earlier one, in the
/// format that is asked for.
struct SurveyOutput {
  /// The survey that --against names. Only its engine is known until it is known that both are of one.
  struct Old {
    let name: String
    let engine: String
    private let value: JSONValue

    /// - Throws: ``InputError`` for what is no record, and for a format that has no room for a difference.
    init?(_ arguments: Arguments, _ console: Console) throws {
      guard let name = arguments.value(SurveyCommand.against) else { return nil }
      guard arguments.value(SurveyCommand.format) != "csv" else {
        throw InputError(
          "--format csv has rows, and no differences", advice: "choose another format, or use 'compare'")
      }
      self.name = name
      value = try JSONReader.value(from: try console.json(name), file: name)
      engine = try SurveyRecord.engine(of: value, file: name)
    }

    /// Without the folders: scripts/survey keeps records in one of its own.
    var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }

    func record() throws(InputError) -> SurveyRecord { try SurveyRecord(value, file: name) }
  }

  private let arguments: Arguments
  private let console: Console
  private let old: Old?

  init(_ arguments: Arguments, _ console: Console, _ old: Old?) {
    (self.arguments, self.console, self.old) = (arguments, console, old)
  }

  /// Whether what is asked for is made of a record.
  var needsRecord: Bool {
    old != nil || ServiceFormat(arguments) != nil || [.json, .markdown].contains(OutputFormat(arguments))
  }

  /// Writes what was found just now.
  func write(_ report: SurveyReport) throws -> ExitCode {
    let json = report.json
    if old == nil, arguments.value(SurveyCommand.format) == "json" {
      try console.write(json.text)
      return ExitCode(of: try SurveyRecord(json, file: "survey").errors)
    }
    return try write(try SurveyRecord(json, file: "survey"))
  }

  /// Writes what an earlier survey found.
  func write(recordNamed name: String) throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw InputError("--record shows a survey as it is", advice: "leave out \(arguments.operands[0])")
    }
    guard needsRecord, old != nil || arguments.value(SurveyCommand.format) != "json" else {
      throw InputError(
        "--record has no bill and no rows",
        advice: "add --format markdown, sarif, github or junit, or --against")
    }
    let value = try JSONReader.value(from: try console.json(name), file: name)
    let engine = try SurveyRecord.engine(of: value, file: name)
    if let old, old.engine != engine { return try write(incomparableWith: engine) }
    return try write(try SurveyRecord(value, file: name))
  }

  /// Says why there is no comparison.
  func write(incomparableWith engine: String) throws -> ExitCode {
    guard let old else { return .fine }
    let reason = SurveyDifference.incomparable(old.engine, engine, file: old.name)
    if ServiceFormat(arguments) == nil {
      switch OutputFormat(arguments) {
      case .markdown: try console.write(SurveyComment(incomparable: reason).markdown)
      case .json: try console.write(SurveyDifference.json(incomparable: reason, engine: engine).text)
      case .table, .csv: break
      }
    }
    console.note(reason)
    return .undecided
  }

  private func write(_ record: SurveyRecord) throws -> ExitCode {
    let difference = try old.map { SurveyDifference(old: try $0.record(), new: record) }
    switch ServiceFormat(arguments) {
    case .sarif: try console.write(record.sarif(difference).json.text)
    case .github: try console.write(Remark.workflowCommands(of: record.remarks(difference)))
    case .junit: try console.write(record.tests(difference).junit)
    case nil: try writeData(record, difference)
    }
    return difference.map { ExitCode($0.outcome) } ?? ExitCode(of: record.errors)
  }

  private func writeData(_ record: SurveyRecord, _ difference: SurveyDifference?) throws {
    guard let difference, let old else {
      return try console.write(SurveyComment(record).markdown)
    }
    switch OutputFormat(arguments) {
    case .markdown: try console.write(SurveyComment(difference, against: old.shortName).markdown)
    case .json: try console.write(difference.json.text)
    case .table, .csv:
      let width = min(console.width ?? WrappedText.usualWidth, WrappedText.usualWidth)
      try console.write(difference.lines(against: old.shortName, width: width).map { $0 + "\n" }.joined())
    }
  }
}
