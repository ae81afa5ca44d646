// SPDX-License-Identifier: Apache-2.0

/// Turns the cells of one line into a row, or says where and why it cannot.
struct CSVRowReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The start of the text, behind a byte order mark if there is one.
  var firstByte: Int { bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }

  /// The line and column of a byte.
  func place(of index: Int) -> InputError.Place {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<min(index, bytes.count)]
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? firstByte
    let line = 1 + before.count { $0 == newline }
    let text = String(decoding: bytes[lineStart..<max(lineStart, min(index, bytes.count))], as: UTF8.self)
    return InputError.Place(line: line, column: text.count + 1)
  }

  func describe(_ mistake: CSVScanner.Mistake) -> InputError {
    switch mistake {
    case .quoteInPlainCell(let index):
      error(
        "a quote inside a cell that does not begin with one", "quote the whole cell and double the quote",
        index)
    case .textAfterQuote(let index):
      error("text behind a closing quote", "double the quotes inside the cell", index)
    case .unclosedQuote(let index):
      error("a quote that is never closed: the file is cut short or damaged", "copy or write it again", index)
    case .tooManyCells(let index):
      error("more than \(CSVReader.highestCellCount) cells in a row", "write the file again", index)
    case .truncated(let index):
      error("the file ends inside a row: it was cut short", "copy or write it again", index)
    }
  }

  func checkHeader(_ cells: [CSVScanner.Cell]) throws(InputError) {
    for column in ResultColumn.allCases {
      let found = column.rawValue < cells.count ? try text(cells[column.rawValue]) : nil
      guard found != column.name else { continue }
      let index = found == nil ? cells[cells.count - 1].bytes.upperBound : cells[column.rawValue].start
      let shown = found.map { "'\($0)'" } ?? "missing"
      throw error(
        "wrong header: column \(column.rawValue + 1) is \(shown), not '\(column.name)'",
        "the first line must be \(ResultColumn.header)", index)
    }
    if cells.count > ResultColumn.count {
      throw error(
        "wrong header: \(cells.count) columns", "the first line must be \(ResultColumn.header)",
        cells[ResultColumn.count].start)
    }
  }

  func row(from cells: [CSVScanner.Cell], start: Int) throws(InputError) -> ResultRow {
    guard cells.count == ResultColumn.count else {
      let noun = cells.count == 1 ? "cell" : "cells"
      throw error(
        "\(cells.count) \(noun) where the header has \(ResultColumn.count)",
        "the row is cut short or damaged: write the file again", start)
    }
    func cell(_ column: ResultColumn) -> CSVScanner.Cell { cells[column.rawValue] }
    func isEmpty(_ column: ResultColumn) -> Bool { cell(column).bytes.isEmpty }

    let key = ResultKey(
      scenario: try name(cell(.scenario), .scenario), variant: try name(cell(.variant), .variant),
      size: try count(cell(.size), .size), view: FormulaGuard.restored(try text(cell(.view))),
      metric: FormulaGuard.restored(try text(cell(.metric))))
    guard let unit = Metric.Unit(rawValue: try text(cell(.unit))) else {
      throw wrong(cell(.unit), .unit, "one of count, bytes, ns and ratio")
    }
    guard let kind = Metric.Kind(rawValue: try text(cell(.kind))) else {
      throw wrong(cell(.kind), .kind, "exact or sampled")
    }
    let samples = try count(cell(.samples), .samples)
    let failure = isEmpty(.error) ? nil : ResultError(cell: FormulaGuard.restored(try text(cell(.error))))
    if key.metric.isEmpty, failure == nil {
      throw error(
        "no metric and no error", "name the metric, or say why the case failed", cell(.metric).start)
    }
    let figures: [ResultColumn] = [.median, .mad, .min, .max, .mean, .stddev]
    var summary: ResultRow.Summary?
    if failure == nil || !figures.allSatisfy(isEmpty) {
      summary = try kind == .exact ? exact(cells) : sampled(cells, unit)
    }
    if (summary == nil) != (samples == 0) {
      throw wrong(cell(.samples), .samples, summary == nil ? "0, for a row without figures" : "1 or more")
    }
    return ResultRow(
      key: key, unit: unit, kind: kind, samples: samples, summary: summary, error: failure)
  }

  private func exact(_ cells: [CSVScanner.Cell]) throws(InputError) -> ResultRow.Summary {
    for column in [ResultColumn.mad, .mean, .stddev] where !cells[column.rawValue].bytes.isEmpty {
      throw wrong(cells[column.rawValue], column, "empty in an exact row")
    }
    let summary = ExactSummary(
      median: try integer(cells, .median), min: try integer(cells, .min), max: try integer(cells, .max))
    guard summary.min <= summary.median, summary.median <= summary.max else {
      throw wrong(cells[ResultColumn.median.rawValue], .median, "between min and max")
    }
    return .exact(summary)
  }

  private func sampled(
    _ cells: [CSVScanner.Cell], _ unit: Metric.Unit
  ) throws(InputError) -> ResultRow.Summary {
    let summary = SampledSummary(
      median: try decimal(cells, .median), mad: try decimal(cells, .mad), min: try decimal(cells, .min),
      max: try decimal(cells, .max), mean: try decimal(cells, .mean), stddev: try decimal(cells, .stddev))
    guard summary.min <= summary.median, summary.median <= summary.max else {
      throw wrong(cells[ResultColumn.median.rawValue], .median, "between min and max")
    }
    // Of a ratio, min and max are the ends of an interval, and the mean is that of the rounds.
    guard unit == .ratio || (summary.min <= summary.mean && summary.mean <= summary.max) else {
      throw wrong(cells[ResultColumn.mean.rawValue], .mean, "between min and max")
    }
    for (column, spread) in [(ResultColumn.mad, summary.mad), (.stddev, summary.stddev)] where spread < 0 {
      throw wrong(cells[column.rawValue], column, "0 or more")
    }
    return .sampled(summary)
  }

  // MARK: - Cells

  private func text(_ cell: CSVScanner.Cell) throws(InputError) -> String {
    guard let text = String(validating: bytes[cell.bytes], as: UTF8.self) else {
      throw error("a cell that is not UTF-8", "save the file as UTF-8", cell.start)
    }
    guard cell.hasDoubledQuotes else { return text }
    var halved = ""
    var skipsNext = false
    for scalar in text.unicodeScalars {
      let isQuote = scalar == "\""
      if isQuote, skipsNext {
        skipsNext = false
        continue
      }
      halved.unicodeScalars.append(scalar)
      skipsNext = isQuote
    }
    return halved
  }

  private func name(_ cell: CSVScanner.Cell, _ column: ResultColumn) throws(InputError) -> String {
    guard !cell.bytes.isEmpty else { throw wrong(cell, column, "a name") }
    return FormulaGuard.restored(try text(cell))
  }

  private func count(_ cell: CSVScanner.Cell, _ column: ResultColumn) throws(InputError) -> Int {
    guard let value = PlainNumber.integer(bytes[cell.bytes]), value >= 0 else {
      throw wrong(cell, column, "a whole number, 0 or more")
    }
    return Int(value)
  }

  private func integer(_ cells: [CSVScanner.Cell], _ column: ResultColumn) throws(InputError) -> Int64 {
    let cell = cells[column.rawValue]
    guard let value = PlainNumber.integer(bytes[cell.bytes]) else {
      throw wrong(cell, column, "a whole number")
    }
    return value
  }

  private func decimal(_ cells: [CSVScanner.Cell], _ column: ResultColumn) throws(InputError) -> Double {
    let cell = cells[column.rawValue]
    guard let value = PlainNumber.decimal(bytes[cell.bytes]) else {
      throw wrong(cell, column, "a number in plain decimals")
    }
    return value
  }

  private func wrong(_ cell: CSVScanner.Cell, _ column: ResultColumn, _ expected: String) -> InputError {
    let found = String(decoding: bytes[cell.bytes], as: UTF8.self)
    let what = found.isEmpty ? "\(column.name) is empty" : "\(column.name) is '\(found.prefix(40))'"
    return error(what, "it must be \(expected)", cell.start)
  }

  private func error(_ what: String, _ advice: String, _ index: Int) -> InputError {
    InputError(what, advice: advice, file: file, at: place(of: index))
  }
}
