// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A frame of N leaves that are on their way.
struct AnimationFrames: Scenario {
  static let name = "animation.frames"
  static let analysis = """
    The widths of N bars swing between two lengths. A step lets a sixtieth of a second pass: no body \
    runs and nothing is laid out; each bar is drawn elsewhere.
    """
  static let sizes = [100, 1_000]
  static let optionalSizes = [10_000]
  static let equivalent: [[ViewsOrByHand]] = []
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .constant, .placements: .constant, .displayEdits: .linear,
    .allocations: .constant,
  ]

  let variant: ViewsOrByHand
  let size: Int
  private let flag = WriteHandle<Bool>()

  init(variant: ViewsOrByHand, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { AnimatedBars(still: 0, moving: size, flag: flag) }

  func prepare(_ host: ViewHost) throws {
    flag.write(true)
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) async throws {
    try await host.advance(by: .nanoseconds(16_666_667))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(frame.displayEdits, size, "display edits")
    let widths = host.displayList.map(\.frame.width)
    try requireEqual(widths.count, size, "bars")
    let moving = widths.suffix(size)
    try require(moving.allSatisfy { $0 > 20 && $0 <= 220 }, "widths on their way: \(moving.prefix(3))")
    try require(widths.dropLast(size).allSatisfy { $0 == 20 }, "widths of what stands still")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let bars = HandBars(count: size)
    return { _ in bars.advance() }
  }
}
