// SPDX-License-Identifier: Apache-2.0

/// Results in the formats of services that collect them. Totals only; rows with errors are left out.
public enum ExchangeFormats {
  /// Bencher Metric Format: name → measure → value with bounds.
  ///
  /// Bounds are the median absolute deviation around a time, the extremes of a count.
  ///
  /// - Source: bencher.dev, "Bencher Metric Format (BMF)".
  public static func bencher(_ table: ResultTable) -> JSONValue {
    let totals = Dictionary(grouping: totals(of: table), by: \.key.caseKey)
    return .object(
      table.cases.compactMap { key -> (name: String, value: JSONValue)? in
        guard let own = totals[key] else { return nil }
        let measures = own.map { row -> (name: String, value: JSONValue) in
          var members: [(name: String, value: JSONValue)] = [("value", .decimal(row.median ?? 0))]
          if let sampled = row.sampled {
            members += [
              ("lower_value", .decimal(sampled.median - sampled.mad)),
              ("upper_value", .decimal(sampled.median + sampled.mad)),
            ]
          } else if let exact = row.exact {
            members += [("lower_value", .integer(exact.min)), ("upper_value", .integer(exact.max))]
          }
          return (row.key.metric, .object(members))
        }
        return ("\(key)", .object(measures))
      })
  }

  /// The list that github-action-benchmark reads as `customSmallerIsBetter`; metrics without a better side are
  /// left out.
  ///
  /// - Source: github.com/benchmark-action/github-action-benchmark, "customSmallerIsBetter".
  public static func gitHubAction(_ table: ResultTable) -> JSONValue {
    .array(
      totals(of: table).filter { Metric.named($0.key.metric)?.polarity == .prefersSmaller }.map { row in
        var members: [(name: String, value: JSONValue)] = [
          ("name", .string("\(row.key)")), ("unit", .string(row.unit.rawValue)),
          ("value", .decimal(row.median ?? 0)),
        ]
        if let sampled = row.sampled {
          members.append(("range", .string("± \(CSVCells.decimal(sampled.mad))")))
        }
        return .object(members)
      })
  }

  private static func totals(of table: ResultTable) -> [ResultRow] {
    table.rows.filter { $0.key.view.isEmpty && $0.error == nil && $0.median != nil }
  }
}
