// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing
@testable import ViewTesting

/// The golden files of these tests are made by each test in a folder of its own, under another path than the test's.
@MainActor
@Suite("Golden files")
struct GoldenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "golden-\(UUID().uuidString)")

  private func file(_ name: String, _ folderName: String = "__Costs__", _ ending: String = "csv") throws
    -> GoldenFile
  {
    try GoldenFile(folderName, named: name, extension: ending, at: site())
  }

  private func site(line: UInt = 1) -> CallSite {
    CallSite(
      fileID: "Module/ShoppingTests.swift", filePath: "/nowhere/ShoppingTests.swift", line: line, column: 1)
  }

  @Test("A file is named by folder, suite and name, without characters that a file system or a shell minds")
  func names() throws {
    #expect(try file("adding an item").shownPath == "__Costs__/GoldenTests/adding-an-item.csv")
    #expect(try file("../../etc/passwd").shownPath == "__Costs__/GoldenTests/etc-passwd.csv")
    #expect(try file("Größe, 2.5×").shownPath == "__Costs__/GoldenTests/Größe-2.5.csv")
    #expect(throws: GoldenFile.Refusal.self) { try file("///") }
    #expect(throws: GoldenFile.Refusal.self) { try file("") }
  }

  @Test("COSTS=record writes, nothing compares, another word is refused")
  func modes() throws {
    #expect(try GoldenFile.mode([:]) == .compare)
    #expect(try GoldenFile.mode(["COSTS": "record"]) == .record)
    #expect(throws: GoldenFile.Refusal.self) { try GoldenFile.mode(["COSTS": "Record"]) }
  }

  @Test(
    "A missing file is written and fails once; then the same step passes, and another one fails with what differs and why"
  )
  func costs() throws {
    let name = "costs-\(UUID().uuidString)"
    let path = "\(#filePath)".replacing("GoldenTests.swift", with: "__Costs__/GoldenTests")
    defer { try? FileManager.default.removeItem(atPath: "\(path)/\(name).csv") }
    func step(_ button: String) throws {
      let host = ViewHost { ShoppingList() }
      try host.expectCosts(like: name) { try host.tapAndRender(button) }
    }
    #expect(try Failures { try step("Add") }.text.contains("was not there and has been written"))
    let written = try String(contentsOfFile: "\(path)/\(name).csv", encoding: .utf8)
    #expect(written.hasPrefix("metric,view,count\nversion,,1\n"))
    #expect(written.contains("\nbody_evaluations,ItemRow,4\nbody_evaluations,ShoppingList,1\n"))
    try step("Add")
    let failures = try Failures { try step("Milk") }
    #expect(failures.text.contains("body_evaluations of ItemRow: 4 → 2"))
    #expect(failures.text.contains("onDelete is a closure"))
    // What was compared is as it was.
    #expect(try String(contentsOfFile: "\(path)/\(name).csv", encoding: .utf8) == written)
  }

  @Test("A table is read as it was written, names with commas and quotes included")
  func tableText() throws {
    var report = FrameReport()
    let host = ViewHost { BoxedPair() }
    report = try host.tapAndRender("More")
    let table = CostTable(report)
    #expect(try CostTable(table.text, "x") == table)
    #expect(try CostTable(table.text.replacing("\n", with: "\r\n"), "x") == table)
    let odd = "metric,view,count\nversion,,1\nbody_evaluations,\"Pair<A, \"\"B\"\">\",3\nend,,1\n"
    #expect(try CostTable(odd, "x").text == odd)
  }

  @Test(
    "A damaged table is refused with its line",
    arguments: [
      ("", "x:1: the first line is not"), ("metric,view,count\n", "x:2: the file is cut short"),
      ("metric,view,count\nversion,,2\nend,,0\n", "x:2: the form of the file is 2, this library reads 1"),
      ("metric,view,count\nbody_evaluations,A,1\nend,,1\n", "x:2: there is no version"),
      ("metric,view,count\nversion,,1\nbody_evaluations,A,1\n", "x:4: the file is cut short"),
      ("metric,view,count\nversion,,1\nbody_evaluations,A,1\nend,,2\n", "x:4: 1 rows, not 2"),
      ("metric,view,count\nversion,,1\nbody_evaluations,A\nend,,1\n", "x:3: a row has a metric"),
      ("metric,view,count\nversion,,1\na,,1\na,,1\nend,,2\n", "x:4: a second row for a"),
      ("metric,view,count\nversion,,1\nend,,0\na,,1\n", "x:4: a row behind the end"),
      ("metric,view,count\nversion,,1\na,\"b,1\nend,,1\n", "x:3: a row has a metric"),
    ])
  func damagedTables(text: String, message: String) {
    #expect { try CostTable(text, "x") } throws: {
      "\($0)".contains(message) && "\($0)".contains("COSTS=record")
    }
  }

  @Test("Marks of a conflict, other encodings and a folder in the way are refused; nothing is overwritten")
  func damagedFiles() throws {
    let name = "damaged-\(UUID().uuidString)"
    let host = ViewHost { Switchboard() }
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Costs__/GoldenTests/\(name).csv")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let conflict = "metric,view,count\n<<<<<<< HEAD\nversion,,1\n=======\nversion,,1\n>>>>>>> other\nend,,0\n"
    for (bytes, message) in [
      (Data(conflict.utf8), ":2 has marks of a conflict"), (Data([0xff, 0xfe, 0x00]), "is not UTF-8"),
    ] {
      try bytes.write(to: url)
      let failures = Failures { host.expectCosts(like: name) {} }
      #expect(failures.text.contains(message))
      #expect(try Data(contentsOf: url) == bytes)
    }
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(Failures { host.expectCosts(like: name) {} }.text.contains("cannot be read"))
  }

  @Test("Two expectations of one name are refused; one line may run many times with the same result")
  func sharedNames() throws {
    let file = try file("shared \(UUID().uuidString)")
    try GoldenFileUses.note(file, "a", at: site(line: 1))
    try GoldenFileUses.note(file, "a", at: site(line: 1))
    #expect(throws: GoldenFile.Refusal.self) { try GoldenFileUses.note(file, "a", at: site(line: 2)) }
    #expect(throws: GoldenFile.Refusal.self) { try GoldenFileUses.note(file, "b", at: site(line: 1)) }
  }

  @Test(
    "A screen is compared as text; a difference is told item by item and drawn, and the drawing goes when it is mended"
  )
  func screens() throws {
    let name = "screen-\(UUID().uuidString)"
    let path = "\(#filePath)".replacing("GoldenTests.swift", with: "__Screens__/GoldenTests/\(name)")
    let drawing = "\(path).difference.svg"
    defer { for file in ["\(path).txt", drawing] { try? FileManager.default.removeItem(atPath: file) } }
    let host = ViewHost { Switchboard() }
    func expectScreen() { host.expectScreen(like: name) }
    #expect(Failures { expectScreen() }.text.contains("was not there and has been written"))
    expectScreen()
    try host.tapAndRender("Switch")
    let failures = Failures { expectScreen() }
    #expect(failures.text.contains("- text \"off\""))
    #expect(failures.text.contains("+ text \"on\""))
    #expect(!failures.text.contains("caption"))
    let svg = try String(contentsOfFile: drawing, encoding: .utf8)
    #expect(svg.contains(">off</text>") && svg.contains(">on</text>") && svg.contains("stroke-dasharray"))
    try host.tapAndRender("Switch")
    expectScreen()
    #expect(!FileManager.default.fileExists(atPath: drawing))
  }

  @Test(
    "A damaged screen is refused",
    arguments: [
      ("", "x:1: the first line names no screen"),
      ("screen 2, 1.0 x 1.0\nend, 0\n", "the form of the file is 2"),
      ("screen 1, 1.0 x 1.0\ntext \"a\"\n", "cut short"),
      ("screen 1, 1.0 x 1.0\ntext \"a\"\nend, 2\n", "cut short"),
    ])
  func damagedScreens(text: String, message: String) {
    #expect { try GoldenScreen(text, "x") } throws: { "\($0)".contains(message) }
  }
}
