// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@testable import Scenarios
@testable import WorkloadScenarios

/// The figures that the facts name, on the catalogue's own screens.
@Suite struct FactFiguresTests {
  /// B-2: the prints of the experiment with a parent, a plain child and a child with a reader.
  @Test func seedExperiment() throws {
    let host = ViewHost { SeedParent() }
    let first = host.mountReport
    #expect(first.bodyEvaluations["SeedParent"] == 1)
    #expect(first.bodyEvaluations["SeedPlainChild"] == 1)
    #expect(first.bodyEvaluations["SeedReaderChild"] == 1)
    #expect(first.geometryContentEvaluations["SeedReaderChild"] == 1)
    for _ in 0..<3 {
      let toggle = try host.tapAndRender("Toggle")
      #expect(toggle.bodyEvaluations.typeNames == ["SeedParent"])
      #expect(toggle.bodyEvaluations.total == 1)
      #expect(toggle.geometryContentEvaluations.typeNames == ["SeedReaderChild"])
      #expect(toggle.geometryContentEvaluations.total == 1)
    }
  }

  /// B-3, I-41, I-44: bodies of ten children with a closure when their list runs for its own reasons.
  @Test(arguments: [(RowStyle.plain, 10), (.equatable, 0), (.equatableView, 0), (.observable, 0)])
  func closures(_ style: RowStyle, _ expected: Int) throws {
    let host = ViewHost { closureScreen(style, 10) }
    #expect(try host.tapAndRender("unrelated").bodyEvaluations.total == 1 + expected)
  }

  /// I-41: the `==` of plain data is used by `.equatable()` only.
  @Test(arguments: [(RowStyle.plain, 10), (.equatable, 10), (.equatableView, 0)])
  func plainDataIgnoresItsEquality(_ style: RowStyle, _ expected: Int) throws {
    let host = ViewHost { unusedFieldScreen(style, 10) }
    #expect(try host.tapAndRender("unrelated").bodyEvaluations.total == 1 + expected)
  }

  /// B-4: bodies that a write runs: a state that is not read, one that is, an object, an observable object.
  @Test func reads() throws {
    #expect(try ViewHost { UnreadOwner(rows: 3) }.tapAndRender("write").bodyEvaluations.total == 0)
    #expect(try ViewHost { BodyOwner(rows: 3) }.tapAndRender("write").bodyEvaluations.total == 1)
    #expect(
      try ViewHost { StateObjectNotShownOwner(rows: 3) }.tapAndRender("write").bodyEvaluations.total == 1)
    #expect(
      try ViewHost { ObservableNotShownOwner(rows: 3) }.tapAndRender("write").bodyEvaluations.total == 0)
  }

  /// P-2, P-3, P-7: the sheet shows 1 and logs 2; opened again with the same value, it still does.
  @Test func staleSheet() throws {
    let log = SheetLog()
    let host = ViewHost { StalePresenter(rows: 0, log: log) }
    for round in 1...2 {
      try host.tapAndRender("open")
      #expect(host.texts == ["shown 1", "log", "close"])
      try host.tapAndRender("log")
      #expect(log.entries == Array(repeating: 2, count: round))
      try host.tapAndRender("close")
    }
    #expect(host.bodyEvaluations["StalePresenter"] == 1)
  }

  /// P-8, P-9: a value that is written 10 ms after the sheet was opened reaches it, and not before.
  @Test func delayedWrite() async throws {
    let log = SheetLog()
    let host = ViewHost { DelayedPresenter(rows: 0, log: log) }
    try host.tapAndRender("open")
    #expect(host.texts == ["shown 1", "log", "close"])
    try await host.advance(by: .milliseconds(9))
    #expect(host.texts == ["shown 1", "log", "close"])
    try await host.advance(by: .milliseconds(1))
    #expect(host.texts == ["shown 2", "log", "close"])
    try host.tapAndRender("log")
    #expect(log.entries == [2])
  }

  /// L-36, L-72, X-6: the frames and the reader put the same items in the same places.
  @Test func infinityAndReaderShowTheSame() throws {
    let frames = ViewHost { BindingStage(count: 3) { InfinityBindingChild(titleSize: $0) } }
    let readers = ViewHost { BindingStage(count: 3) { ReaderBindingChild(titleSize: $0) } }
    for host in [frames, readers] { try host.buttons[0].tap() }
    let (plain, read) = (try frames.render(), try readers.render())
    #expect(frames.displayList == readers.displayList)
    #expect(plain.geometryContentEvaluations.total == 0)
    #expect(read.geometryContentEvaluations.total == 3)
    #expect(plain.bodyEvaluations.total == 1)
    #expect(read.bodyEvaluations.total == 1)
  }

  /// The floor's checksum for 1,000 rows of 400 points, and for rows of 800.
  @Test func floorChecksum() {
    let tree = FloorTree.rows(1_000)
    #expect(tree.count == 3_001)
    tree.layOut(width: 400, height: nil)
    #expect(tree.leafFrameChecksum == 490_000)
    tree.layOut(width: 800, height: nil)
    #expect(tree.leafFrameChecksum == 890_000)
  }
}
