// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A button counts its taps above a column of rows.
struct Counter: View {
  let rows: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count % 10)")
      Button("tap") { count += 1 }
      ForEach(0..<rows, id: \.self) { row in Text("row \(row)") }
    }
  }
}

struct CountTaps: Scenario {
  static let name = "fixture.count-taps"
  static let analysis = "A tap changes one text above a column of rows."
  static let sizes = [1, 10]
  static let growth: [Metric: GrowthOrder] = [.displayEdits: .constant]
  enum Variant: String, CaseIterable { case state, byHand = "by-hand" }
  let variant: Variant
  let size: Int

  var content: some View { Counter(rows: size) }
  func step(_ host: ViewHost, _ index: Int) throws { try host.tapAndRender("tap") }
  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["Counter"], 1, "bodies of Counter")
  }
  func byHand() -> ((Int) -> Void)? {
    guard variant == .byHand else { return nil }
    return { index in BlackHole.swallow("count \(index % 10)") }
  }
}

final class Block {
  var number = 0
}

/// Each step allocates as many objects as the size says and keeps none.
struct Allocate: Scenario {
  static let name = "fixture.allocate"
  static let analysis = "Allocates exactly as many objects as the size says."
  static let sizes = [1, 1_000]
  enum Variant: String, CaseIterable { case dropped, kept }
  let variant: Variant
  let size: Int
  private var blocks: [Block] = []

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
    blocks.reserveCapacity(1 << 16)
  }

  var content: some View { Text("still") }
  mutating func step(_ host: ViewHost, _ index: Int) {
    for _ in 0..<size {
      let block = Block()
      if variant == .kept { blocks.append(block) } else { BlackHole.swallow(block) }
    }
    if blocks.count > 1 << 15 { blocks.removeAll(keepingCapacity: true) }
  }
}

struct Mount: Scenario {
  static let name = "fixture.mount"
  static let analysis = "Builds a host."
  static let sizes = [10]
  static let optionalSizes = [20, 40]
  static let measures = MeasuredOperation.mount
  enum Variant: String, CaseIterable { case state }
  let variant: Variant
  let size: Int
  var content: some View { Counter(rows: size) }
}

struct Drop: Scenario {
  static let name = "fixture.drop"
  static let analysis = "Throws a host away."
  static let sizes = [10]
  static let measures = MeasuredOperation.drop
  enum Variant: String, CaseIterable { case state }
  let variant: Variant
  let size: Int
  var content: some View { Counter(rows: size) }
}

struct Relayout: Scenario {
  static let name = "fixture.layout"
  static let analysis = "Lays out again with every size forgotten."
  static let sizes = [10]
  static let measures = MeasuredOperation.layout
  enum Variant: String, CaseIterable { case state }
  let variant: Variant
  let size: Int
  var content: some View { Counter(rows: size) }
}

/// A step that waits for the host's clock.
struct Suspend: Scenario {
  static let name = "fixture.suspend"
  static let analysis = "Taps, and lets time pass."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case state }
  let variant: Variant
  let size: Int
  var content: some View { Counter(rows: size) }
  func step(_ host: ViewHost, _ index: Int) async throws {
    try host.tapAndRender("tap")
    try await host.advance(by: .milliseconds(10))
  }
}

/// A frame in which nothing changed.
struct Idle: Scenario {
  static let name = "fixture.idle"
  static let analysis = "Nothing happens."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case screen, byHand = "by-hand" }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func step(_ host: ViewHost, _ index: Int) {}
  func byHand() -> ((Int) -> Void)? { variant == .byHand ? { _ in } : nil }
}
