// SPDX-License-Identifier: Apache-2.0

/// Entries of a comparison as text: one line a row, a case that is missing or added as a whole in one line.
public enum ComparisonTable {
  /// For a person.
  public static func table(of entries: [Comparison.Entry]) -> TextTable {
    var table = TextTable([
      .init("case"), .init("metric"), .init("view"), .init("old", isFigure: true),
      .init("new", isFigure: true),
      .init("change", isFigure: true), .init("verdict"),
    ])
    var last: CaseKey?
    for line in folded(entries) {
      let key = line.entry.key.caseKey
      let entry = line.entry
      let name: TextTable.Cell = .init(key == last ? "" : "\(key)")
      last = key
      guard line.count == 1 else {
        table.add([name, .init("all \(line.count) rows", .faint), "", "", "", "", verdict(entry)])
        continue
      }
      table.add([
        name, .init(entry.key.metric), .init(entry.key.view), figure(entry.old), figure(entry.new),
        change(entry), verdict(entry),
      ])
    }
    return table
  }

  /// For a spreadsheet: every entry, in base units.
  public static func csv(of entries: [Comparison.Entry]) -> String {
    var text = "scenario,variant,size,view,metric,unit,kind,old,new,verdict,reason\n"
    for entry in entries {
      guard let row = entry.new ?? entry.old else { continue }
      CSVWriter.appendCell(entry.key.scenario, to: &text)
      text += ","
      CSVWriter.appendCell(entry.key.variant, to: &text)
      text += ",\(entry.key.size),"
      CSVWriter.appendCell(entry.key.view, to: &text)
      text += ","
      CSVWriter.appendCell(entry.key.metric, to: &text)
      text += ",\(row.unit.rawValue),\(row.kind.rawValue),"
      text += [entry.old, entry.new].map { $0?.median.map(CSVWriter.decimal) ?? "" }.joined(separator: ",")
      text += ",\(entry.verdict.rawValue),"
      CSVWriter.appendCell(entry.reason ?? "", to: &text)
      text += "\n"
    }
    return text
  }

  /// For a program.
  public static func json(of entries: [Comparison.Entry]) -> JSONValue {
    .array(
      entries.map { entry in
        var members: [(name: String, value: JSONValue)] = [
          ("scenario", .string(entry.key.scenario)), ("variant", .string(entry.key.variant)),
          ("size", .integer(entry.key.size)), ("view", .string(entry.key.view)),
          ("metric", .string(entry.key.metric)), ("verdict", .string(entry.verdict.rawValue)),
        ]
        if let old = entry.old { members.append(("old", old.json)) }
        if let new = entry.new { members.append(("new", new.json)) }
        if let reason = entry.reason { members.append(("reason", .string(reason))) }
        return .object(members)
      })
  }

  // MARK: - Cells

  /// Joins the rows of a case that are all missing, or all added, or all incomparable for one reason.
  private static func folded(_ entries: [Comparison.Entry]) -> [(entry: Comparison.Entry, count: Int)] {
    var lines: [(entry: Comparison.Entry, count: Int)] = []
    var rest = entries[...]
    while let first = rest.first {
      let group = rest.prefix { $0.key.belongs(to: first.key.caseKey) }
      rest = rest.dropFirst(group.count)
      let isUniform = group.allSatisfy { $0.verdict == first.verdict && $0.reason == first.reason }
      if isUniform, group.count > 1, [.missing, .added, .incomparable].contains(first.verdict) {
        lines.append((first, group.count))
      } else {
        lines += group.map { ($0, 1) }
      }
    }
    return lines
  }

  private static func figure(_ row: ResultRow?) -> TextTable.Cell {
    guard let row else { return "" }
    guard let median = row.median else { return .init(row.error == nil ? "" : "error", .bad) }
    return .init(HumanFigure.text(median, row.unit))
  }

  /// Counts by difference, times by percentage. A median that stayed while an extreme moved says which.
  private static func change(_ entry: Comparison.Entry) -> TextTable.Cell {
    guard let old = entry.old, let new = entry.new, old.unit == new.unit else { return "" }
    if let before = old.exact, let after = new.exact {
      let unit = new.unit
      if before.median != after.median { return .init(HumanFigure.change(before.median, after.median, unit)) }
      if before.max != after.max { return .init("max " + HumanFigure.change(before.max, after.max, unit)) }
      if before.min != after.min { return .init("min " + HumanFigure.change(before.min, after.min, unit)) }
      return .init("0", .faint)
    }
    guard let before = old.median, let after = new.median else { return "" }
    return .init(HumanFigure.percent(before, after))
  }

  private static func verdict(_ entry: Comparison.Entry) -> TextTable.Cell {
    let tone: TextTable.Tone =
      switch entry.verdict {
      case .regressed, .missing, .failed, .nondeterministic: .bad
      case .improved: .good
      case .same, .added, .incomparable: .faint
      case .changed: .plain
      }
    let reason = entry.reason.map { ": \($0)" } ?? ""
    return .init(entry.verdict.rawValue + reason, tone)
  }
}
