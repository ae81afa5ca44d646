// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import BenchmarkResults

struct RecordedScreensTests {
  private func record(in directory: String) throws -> String {
    try RecordFolder.write(
      try ResultTable([Samples.exact(.bodyEvaluations, 1)]), Samples.record(), under: directory,
      screens: [Samples.strip])
  }

  @Test func theRecordVouchesForItsScreens() throws {
    let directory = try TemporaryDirectory()
    let folder = try record(in: directory.path)
    let file = try ResultFile(named: "r", at: folder)
    #expect(try RecordedScreens.read(of: file.record, at: folder, named: "r") == [Samples.strip])
    #expect(
      try RecordedScreens.read(of: file.record, at: "\(folder)/results.csv", named: "r/results.csv") == [
        Samples.strip
      ])
    let path = "\(folder)/screens.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("step", with: "stop").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      Samples.message { try RecordedScreens.read(of: file.record, at: folder, named: "r") }
        .hasPrefix("r/screens.json: its checksum is not the one in run.json"))
    try FileManager.default.removeItem(atPath: path)
    #expect(
      Samples.message { try RecordedScreens.read(of: file.record, at: folder, named: "r") }
        .hasPrefix("r/screens.json: "))
  }

  @Test func aRecordWithoutScreensHasNone() throws {
    #expect(try RecordedScreens.read(of: Samples.record(), at: "/nowhere", named: "r") == [])
    #expect(try RecordedScreens.read(of: nil, at: "/nowhere", named: "r") == [])
  }

  @Test func theReportShowsThem() throws {
    let file = try Samples.file([Samples.time(.frameTime, 1, 2)])
    let html = ReportPage(runs: [file], screens: [Samples.strip]).html
    #expect(
      html.contains(
        "<figure><svg viewBox=\"0 0 390 844\" role=\"img\" aria-label=\"binding/100 · step &lt;4&gt;\">"))
    #expect(!html.contains("<script>M") && !html.contains("</svg><script>"))
    for word in ["http:", "https:", "src=", "url("] { #expect(!html.contains(word)) }
    #expect(!ReportPage(runs: [file]).html.contains("<figure>"))
    // A screen of thousands of items would make the page too long.
    var crowded = Samples.strip
    crowded.pictures[0].layers[0].items = (0..<2_000).map {
      Picture.Item(.color, Picture.Box(x: Double($0 % 300), y: 3, width: 1, height: 1), color: "blue")
    }
    #expect(!ReportPage(runs: [file], screens: [crowded]).html.contains("<figure>"))
  }

  @Test func textsMeasuredByOthersAreNotCompared() throws {
    var shaped = Samples.record()
    shaped.text = "HarfBuzz 6.0.0"
    let rows = [Samples.exact(.bodyEvaluations, 1)]
    let (old, new) = (try Samples.file(rows, name: "old"), try Samples.file(rows, shaped, name: "new"))
    #expect(
      Samples.message { try new.requireSameText(as: old) }
        == "new: its texts were measured by HarfBuzz 6.0.0, those of old by grid: nothing can be compared; run both with the same --text"
    )
    try new.requireSameText(as: new)
    try new.requireSameText(as: try Samples.file(rows, nil))
    #expect(shaped.differences(from: Samples.record()) == ["text was grid, is HarfBuzz 6.0.0"])
    #expect(try RunRecord(json: Array(shaped.json.text.utf8), file: "f").text == "HarfBuzz 6.0.0")
    #expect(!Samples.record().json.text.contains("\"text\""))
  }
}
