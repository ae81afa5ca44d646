// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A number that a button raises, above rows.
struct TapScreen: View {
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

/// What a scenario was asked to do, in order.
final class CallLog {
  var calls: [String] = []
}

/// A scenario that taps, with plain steps.
struct PlainTaps: Scenario {
  static let name = "test.plain-taps"
  static let analysis = "Taps."
  static let sizes = [1, 3]
  enum Variant: String, CaseIterable { case one, byHand = "by-hand" }
  let variant: Variant
  let size: Int
  let log = CallLog()

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { TapScreen(rows: size) }
  func prepare(_ host: ViewHost) { log.calls.append("prepare") }
  func step(_ host: ViewHost, _ index: Int) throws {
    log.calls.append("step \(index)")
    try host.tapAndRender("tap")
  }
  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["TapScreen"], 1, "bodies of TapScreen")
  }
  func byHand() -> ((Int) -> Void)? { variant == .byHand ? { BlackHole.swallow($0) } : nil }
}

/// A scenario whose steps may wait.
struct WaitingTaps: Scenario {
  static let name = "test.waiting-taps"
  static let analysis = "Taps, and waits."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  private(set) var indices: [Int] = []

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { TapScreen(rows: size) }
  mutating func step(_ host: ViewHost, _ index: Int) async throws {
    await Task.yield()
    indices.append(index)
    try host.tapAndRender("tap")
  }
  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(indices, Array(0..<indices.count), "steps")
    try require(frame.frames > 0, "no frame")
  }
}
