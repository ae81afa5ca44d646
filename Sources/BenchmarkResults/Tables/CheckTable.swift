// SPDX-License-Identifier: Apache-2.0

/// Whether cases hold, in every format.
public struct CheckTable {
  private let checks: [(key: CaseKey, error: ResultError?)]

  /// - Parameter checks: The cases in their order, each with why it does not hold.
  public init(_ checks: [(key: CaseKey, error: ResultError?)]) { self.checks = checks }

  /// A line a case: `list.toggle/binding/10: ok`.
  public var text: String {
    checks.map { "\($0.key): \(PrintableText.line($0.error?.description ?? "ok"))\n" }.joined()
  }

  /// A row a case; `error` is empty where it holds.
  public var csv: String {
    CSVCells.line(["scenario", "variant", "size", "error"])
      + checks.map { check in
        CSVCells.line([
          check.key.scenario, check.key.variant, "\(check.key.size)", check.error?.description ?? "",
        ])
      }.joined()
  }

  /// An object a case.
  public var json: JSONValue {
    .array(
      checks.map { check in
        .object([
          ("scenario", .string(check.key.scenario)), ("variant", .string(check.key.variant)),
          ("size", .integer(check.key.size)), ("holds", .bool(check.error == nil)),
          ("error", check.error.map { .string($0.description) } ?? .null),
        ])
      })
  }

  /// For Markdown.
  public var table: TextTable {
    var table = TextTable([.init("case"), .init("result")])
    for check in checks {
      table.add([
        .init("\(check.key)"), .init(check.error?.description ?? "ok", check.error == nil ? .plain : .bad),
      ])
    }
    return table
  }

  /// What does not hold.
  public var remarks: [Remark] {
    checks.compactMap { check in
      check.error.map { Remark(.error, "\(check.key) does not hold", $0.description) }
    }
  }

  /// A check a case, those of a scenario together.
  public var tests: TestReport {
    TestReport(
      "verify", TestReport.Suite.scenarios(checks.map { ($0.key, TestReport.Check.outcome(of: $0.error)) }))
  }
}
