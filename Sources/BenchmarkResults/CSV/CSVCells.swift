// SPDX-License-Identifier: Apache-2.0

/// Lines of other CSV texts than result files: the same quoting and the same guard against spreadsheets.
public enum CSVCells {
  /// Cells as a line with its end.
  public static func line(_ cells: [String]) -> String {
    var text = ""
    for (index, cell) in cells.enumerated() {
      if index > 0 { text += "," }
      CSVWriter.appendCell(cell, to: &text)
    }
    return text + "\n"
  }

  /// A figure in base units: at most one decimal, no exponent.
  public static func decimal(_ figure: Double) -> String { CSVWriter.decimal(figure) }
}
