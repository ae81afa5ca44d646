// SPDX-License-Identifier: Apache-2.0

/// Figures over recorded runs, steps marked, in every format.
public enum HistoryTable {
  /// A row a figure, a column a run.
  public static func table(of histories: [History], _ records: [RunRecord]) -> TextTable {
    var table = TextTable(
      [.init("case"), .init("metric")]
        + records.map { .init("\($0.startDay) \($0.commit.prefix(7))", isFigure: true) })
    var last: CaseKey?
    for history in histories {
      let key = history.key.caseKey
      let figures = history.points.map { point -> TextTable.Cell in
        guard let row = point.row, let median = row.median else { return "" }
        let (mark, tone) = Self.mark(point.step)
        return .init(HumanFigure.text(median, row.unit) + mark, tone)
      }
      table.add([.init(key == last ? "" : "\(key)"), .init(history.key.metric)] + figures)
      last = key
    }
    return table
  }

  /// Behind each figure, so that the digits stay under each other.
  private static func mark(_ step: Verdict) -> (String, TextTable.Tone) {
    switch step {
    case .regressed: (" +", .bad)
    case .improved: (" -", .good)
    case .changed: (" ~", .plain)
    default: ("  ", .plain)
    }
  }

  /// A line a figure and run.
  public static func csv(of histories: [History], _ records: [RunRecord]) -> String {
    var text = "scenario,variant,size,metric,unit,start,commit,median,step\n"
    for history in histories {
      for (point, record) in zip(history.points, records) {
        guard let row = point.row else { continue }
        text += CSVCells.line([
          row.key.scenario, row.key.variant, "\(row.key.size)", row.key.metric, row.unit.rawValue,
          record.startText, record.commit, row.median.map(CSVCells.decimal) ?? "", point.step.rawValue,
        ])
      }
    }
    return text
  }

  /// An object a figure.
  public static func json(of histories: [History], _ records: [RunRecord]) -> JSONValue {
    .array(
      histories.map { history in
        let points = zip(history.points, records).compactMap { point, record -> JSONValue? in
          guard let row = point.row, let median = row.median else { return nil }
          return .object([
            ("commit", .string(record.commit)), ("start", .string(record.startText)),
            ("median", .decimal(median)), ("step", .string(point.step.rawValue)),
          ])
        }
        return .object([
          ("case", .string("\(history.key.caseKey)")), ("metric", .string(history.key.metric)),
          ("points", .array(points)),
        ])
      })
  }
}
