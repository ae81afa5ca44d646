// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct CSVReaderTests {
  static let header = ResultColumn.header
  static let exactRow = "a.b,x,10,,body_evaluations,count,exact,5,1,,1,1,,,"
  static let timeRow = "a.b,x,10,,frame_time,ns,sampled,5,1.5,0,1,2,1.5,0,"

  private func read(_ text: String) throws -> ResultTable {
    try CSVReader.table(from: Array(text.utf8), file: "f.csv")
  }

  @Test func readsRowsInAnyOrder() throws {
    let table = try read([Self.header, Self.timeRow, Self.exactRow, ""].joined(separator: "\n"))
    #expect(table.rows.map(\.key.metric) == ["body_evaluations", "frame_time"])
    #expect(table.rows[0].exact == ExactSummary(median: 1, min: 1, max: 1))
    #expect(table.rows[1].sampled?.median == 1.5)
  }

  @Test func aRatiosMeanMayLieOutsideOfItsInterval() throws {
    let row = "a.b,x,10,,frame_time_ratio,ratio,sampled,5,1.5,0,1.4,1.6,1.7,0.1,"
    #expect(try read([Self.header, row, ""].joined(separator: "\n")).rows[0].sampled?.mean == 1.7)
  }

  @Test func readsWhatSpreadsheetsSave() throws {
    let text = "\u{feff}" + [Self.header, Self.exactRow, ""].joined(separator: "\r\n")
    #expect(try read(text).rows.count == 1)
  }

  @Test func aHeaderAloneIsATableWithoutRows() throws {
    #expect(try read(Self.header + "\n").rows.isEmpty)
  }

  @Test(arguments: [
    ("", "f.csv: the file is empty; write it again with 'run'"),
    (header, "f.csv:1:89: the file ends inside a row: it was cut short; copy or write it again"),
    (
      "name,value\n",
      "f.csv:1:1: wrong header: column 1 is 'name', not 'scenario'; the first line must be \(header)"
    ),
    (
      header.replacing(",error", with: "") + "\n",
      "f.csv:1:83: wrong header: column 15 is missing, not 'error'; the first line must be \(header)"
    ),
    (header + ",extra\n", "f.csv:1:90: wrong header: 16 columns; the first line must be \(header)"),
    (
      "\(header)\n\(exactRow)\na.b,x,10\n",
      "f.csv:3:1: 3 cells where the header has 15; the row is cut short or damaged: write the file again"
    ),
    (
      "\(header)\n\n",
      "f.csv:2:1: 1 cell where the header has 15; the row is cut short or damaged: write the file again"
    ),
    (
      "\(header)\n\(exactRow)",
      "f.csv:2:51: the file ends inside a row: it was cut short; copy or write it again"
    ),
    (
      "\(header)\na.b,x,ten,,body_evaluations,count,exact,5,1,,1,1,,,\n",
      "f.csv:2:7: size is 'ten'; it must be a whole number, 0 or more"
    ),
    (
      "\(header)\na.b,x,10,,body_evaluations,count,exact,5,1e3,,1,1,,,\n",
      "f.csv:2:42: median is '1e3'; it must be a whole number"
    ),
    (
      "\(header)\na.b,x,10,,body_evaluations,count,exact,5,,,1,1,,,\n",
      "f.csv:2:42: median is empty; it must be a whole number"
    ),
    (
      "\(header)\na.b,x,10,,body_evaluations,count,exact,5,1,0,1,1,,,\n",
      "f.csv:2:44: mad is '0'; it must be empty in an exact row"
    ),
    (
      "\(header)\na.b,x,10,,body_evaluations,count,exact,5,9,,1,1,,,\n",
      "f.csv:2:42: median is '9'; it must be between min and max"
    ),
    (
      "\(header)\na.b,x,10,,body_evaluations,count,exact,99999999999999999999,1,,1,1,,,\n",
      "f.csv:2:40: samples is '99999999999999999999'; it must be a whole number, 0 or more"
    ),
    (
      "\(header)\na.b,x,10,,body_evaluations,count,exact,0,1,,1,1,,,\n",
      "f.csv:2:40: samples is '0'; it must be 1 or more"
    ),
    (
      "\(header)\na.b,x,10,,frame_time,ms,sampled,5,1,0,1,2,1,0,\n",
      "f.csv:2:22: unit is 'ms'; it must be one of count, bytes, ns and ratio"
    ),
    (
      "\(header)\na.b,x,10,,frame_time,ns,timed,5,1,0,1,2,1,0,\n",
      "f.csv:2:25: kind is 'timed'; it must be exact or sampled"
    ),
    (
      "\(header)\na.b,x,10,,frame_time,ns,sampled,5,nan,0,1,2,1,0,\n",
      "f.csv:2:35: median is 'nan'; it must be a number in plain decimals"
    ),
    (
      "\(header)\na.b,x,10,,frame_time,ns,sampled,5,1,0,1,2,2.5,0,\n",
      "f.csv:2:43: mean is '2.5'; it must be between min and max"
    ),
    (
      "\(header)\na.b,x,10,,frame_time,ns,sampled,5,1,-1,1,2,1,0,\n",
      "f.csv:2:37: mad is '-1'; it must be 0 or more"
    ),
    (
      "\(header)\na.b,x,10,,frame_time,ns,sampled,5,1,0,1,2,1,-0.5,\n",
      "f.csv:2:45: stddev is '-0.5'; it must be 0 or more"
    ),
    (
      "\(header)\n,x,10,,frame_time,ns,sampled,5,1,0,1,2,1,0,\n",
      "f.csv:2:1: scenario is empty; it must be a name"
    ),
    (
      "\(header)\na.b,x,10,,,count,exact,0,,,,,,,\n",
      "f.csv:2:11: no metric and no error; name the metric, or say why the case failed"
    ),
    (
      "\(header)\n\(exactRow)\n\(timeRow)\n\(exactRow)\n",
      "f.csv:4:1: a second row for a.b/x/10 body_evaluations, first on line 2; "
        + "remove one of the two, or write the file again"
    ),
    (
      "\(header)\na.b,\"x,10\n",
      "f.csv:2:5: a quote that is never closed: the file is cut short or damaged; copy or write it again"
    ),
    (
      "\(header)\na.b,x\"y,10\n",
      "f.csv:2:6: a quote inside a cell that does not begin with one; quote the whole cell and double the quote"
    ),
    (
      "\(header)\na.b,\"x\"y,10\n",
      "f.csv:2:8: text behind a closing quote; double the quotes inside the cell"
    ),
  ])
  func saysWhereAndWhat(_ text: String, _ message: String) {
    #expect(Samples.message { try read(text) } == message)
  }

  @Test func saysThatBytesAreNoText() {
    let bytes = Array("\(Self.header)\na.b,".utf8) + [0xff] + Array(",1,,m,count,exact,1,1,,1,1,,,\n".utf8)
    #expect(
      Samples.message { try CSVReader.table(from: bytes, file: "f.csv") }
        == "f.csv:2:5: a cell that is not UTF-8; save the file as UTF-8")
  }

  @Test func aMessageIsOneLineWhateverTheCellHolds() {
    let text = "\(Self.header)\na.b,x,\"1\n\u{1b}[2J\",,body_evaluations,count,exact,5,1,,1,1,,,\n"
    #expect(
      Samples.message { try read(text) }
        == "f.csv:2:7: size is '1\\n\\u{1b}[2J'; it must be a whole number, 0 or more")
  }

  @Test func everyFileCutInsideARowIsRefused() {
    let text = [Self.header, Self.exactRow, Self.timeRow, ""].joined(separator: "\n")
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count where count == 0 || bytes[count - 1] != UInt8(ascii: "\n") {
      #expect(throws: InputError.self) { try CSVReader.table(from: Array(bytes[..<count]), file: "f") }
    }
  }

  @Test func damagedFilesAreReadOrRefusedButNeverTrap() {
    var generator = SeededGenerator(seed: 42)
    let text = [
      Self.header, Self.exactRow, Self.timeRow, "a.b,\"x,\"\"y\",10,,,count,exact,0,,,,,,,crashed", "",
    ]
    .joined(separator: "\n")
    var refused = 0
    for _ in 0..<3_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: 90..<bytes.count, using: &generator)] =
          [10, 13, 34, 44, 45, 46, 48, 57, 200, 0].randomElement(using: &generator) ?? 0
      }
      if (try? CSVReader.table(from: bytes, file: "f")) == nil { refused += 1 }
    }
    #expect(refused > 1_000)
  }
}
