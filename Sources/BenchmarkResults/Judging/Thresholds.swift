// SPDX-License-Identifier: Apache-2.0

/// Exceptions from equality: `Benchmarks/thresholds.json`.
///
/// ```json
/// {
///   "schema": 1,
///   "exceptions": [
///     { "case": "geometry.*/reader", "metric": "allocations", "absolute": 2,
///       "reason": "the closure context is sometimes stack promoted" }
///   ]
/// }
/// ```
/// `case` is a CASE with globs, `metric` an exact metric; `absolute` (in the metric's unit) and `percent` (of
/// the old figure) say how much, one at least, the larger holds; `reason` is for the next reader. Of several
/// exceptions that fit a row the first holds.
public struct Thresholds: Sendable {
  private struct Exception {
    var cases: CaseGlob
    var metric: String
    var tolerance: Tolerance
  }

  private static let highestCount = 1_000
  private let exceptions: [Exception]

  /// No exceptions.
  public init() { exceptions = [] }

  /// Reads a thresholds file.
  ///
  /// - Throws: ``InputError`` with the place of the first mistake.
  public init(json bytes: [UInt8], file: String) throws(InputError) {
    let fields = try JSONFields(
      try JSONReader.value(from: bytes, file: file), known: ["schema", "exceptions"], file: file)
    let schema = try fields.required("schema")
    guard try fields.integer("schema", atLeast: 1) == 1 else { throw fields.wrong(schema, "schema", "1") }
    var exceptions: [Exception] = []
    let values = try fields.array("exceptions")
    // Each row asks each exception.
    guard values.count <= Self.highestCount else {
      throw fields.wrong(
        try fields.required("exceptions"), "exceptions", "a list of at most \(Self.highestCount)")
    }
    for value in values { exceptions.append(try Self.exception(value, file)) }
    self.exceptions = exceptions
  }

  /// By how much a row may differ.
  public func tolerance(for key: ResultKey) -> Tolerance {
    let exception = exceptions.first { $0.metric == key.metric && $0.cases.matches(key.caseKey) }
    return exception?.tolerance ?? .standard(for: key.metric)
  }

  private static func exception(_ value: JSONValue, _ file: String) throws(InputError) -> Exception {
    let fields = try JSONFields(
      value, known: ["case", "metric", "absolute", "percent", "reason"], file: file)
    let cases: CaseGlob
    do throws(InputError) {
      cases = try CaseGlob(try fields.string("case"))
    } catch {
      throw InputError(
        error.what, advice: error.advice, file: file, at: error.place ?? fields.value("case")?.place)
    }
    let metric = try fields.string("metric")
    guard let known = Metric.named(metric), known.kind == .exact else {
      throw fields.wrong(
        try fields.required("metric"), "metric", "an exact metric; '\(metric)' is not one")
    }
    guard !(try fields.string("reason")).isEmpty else {
      throw fields.wrong(try fields.required("reason"), "reason", "a sentence")
    }
    let absolute = try fields.optionalInteger("absolute")
    let percent = try fields.optionalNumber("percent")
    if let percent, !(0...100).contains(percent) {
      throw fields.wrong(try fields.required("percent"), "percent", "a number from 0 to 100")
    }
    guard absolute != nil || percent != nil else {
      throw InputError(
        "an exception without an amount", advice: "add \"absolute\" or \"percent\"", file: file,
        at: value.place)
    }
    return Exception(
      cases: cases, metric: metric,
      tolerance: Tolerance(absolute: Int64(absolute ?? 0), percent: percent ?? 0))
  }
}
