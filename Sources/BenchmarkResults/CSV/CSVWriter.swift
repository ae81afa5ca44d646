// SPDX-License-Identifier: Apache-2.0

/// Writes a table as RFC 4180 text with `\n` ends, base units and plain decimals.
///
/// The text of a table is always the same, byte for byte: two runs of the same code have identical exact rows.
public enum CSVWriter {
  /// The whole file, header and final line end included.
  public static func text(of table: ResultTable) -> String {
    var text = ResultColumn.header + "\n"
    text.reserveCapacity(table.rows.count * 96 + text.utf8.count)
    for row in table.rows { append(row, to: &text) }
    return text
  }

  private static func append(_ row: ResultRow, to text: inout String) {
    appendCell(row.key.scenario, to: &text)
    text += ","
    appendCell(row.key.variant, to: &text)
    text += ",\(row.key.size),"
    appendCell(row.key.view, to: &text)
    text += ","
    appendCell(row.key.metric, to: &text)
    text += ",\(row.unit.rawValue),\(row.kind.rawValue),\(row.samples),"
    switch row.summary {
    case .exact(let exact):
      text += "\(exact.median),,\(exact.min),\(exact.max),,,"
    case .sampled(let sampled):
      for figure in [sampled.median, sampled.mad, sampled.min, sampled.max, sampled.mean, sampled.stddev] {
        text += decimal(figure, row.unit)
        text += ","
      }
    case nil:
      text += ",,,,,,"
    }
    if let error = row.error { appendCell(error.description, to: &text) }
    text += "\n"
  }

  /// A figure with at most one decimal and no exponent.
  static func decimal(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard Swift.abs(tenths) < 9e18 else { return "\(Int64(clamping: value))" }
    let whole = Int64(tenths)
    let (quotient, remainder) = whole.magnitude.quotientAndRemainder(dividingBy: 10)
    let sign = whole < 0 ? "-" : ""
    return remainder == 0 ? "\(sign)\(quotient)" : "\(sign)\(quotient).\(remainder)"
  }

  /// A figure as its unit is written: ratios with four decimals, small ones with more, so that their digits stay.
  static func decimal(_ value: Double, _ unit: Metric.Unit) -> String {
    unit == .ratio ? HumanFigure.fixed(value, value < 0.01 ? 7 : 4) : decimal(value)
  }

  /// A text cell: guarded against spreadsheets, quoted where the format asks for it.
  package static func appendCell(_ cell: String, to text: inout String) {
    let guarded = FormulaGuard.guarded(cell)
    let needsQuotes = guarded.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r")
    }
    guard needsQuotes else {
      text += guarded
      return
    }
    text += "\""
    for scalar in guarded.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }
}

extension Int64 {
  /// The nearest integer of a figure too large to hold tenths of.
  fileprivate init(clamping value: Double) {
    self = value >= 9.2e18 ? .max : value <= -9.2e18 ? .min : Int64(value)
  }
}
