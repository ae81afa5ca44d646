// SPDX-License-Identifier: Apache-2.0

/// Cases, one a line, as `list` prints them for programs.
public enum CaseTable {
  /// A line a case.
  public static func csv(of cases: [CaseKey]) -> String {
    let lines = cases.map { [$0.scenario, $0.variant, "\($0.size)"] }
    return ([["scenario", "variant", "size"]] + lines).map(CSVCells.line).joined()
  }

  /// An object a case.
  public static func json(of cases: [CaseKey]) -> JSONValue {
    .array(
      cases.map {
        .object([
          ("scenario", .string($0.scenario)), ("variant", .string($0.variant)), ("size", .integer($0.size)),
        ])
      })
  }
}
