// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A frame of one leaf that is on its way, among N.
struct AnimationOneOfMany: Scenario {
  static let name = "animation.one-of-many"
  static let analysis = """
    One of N bars swings between two widths. A step lets a sixtieth of a second pass, and its cost is \
    that of one bar.
    """
  static let sizes = [100, 1_000]
  static let optionalSizes = [10_000]
  static let equivalent: [[ViewsOrByHand]] = []
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .constant, .placements: .constant, .displayEdits: .constant,
    .allocations: .constant,
  ]

  let variant: ViewsOrByHand
  let size: Int
  private let flag = WriteHandle<Bool>()

  init(variant: ViewsOrByHand, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { AnimatedBars(still: size - 1, moving: 1, flag: flag) }

  func prepare(_ host: ViewHost) throws {
    flag.write(true)
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) async throws {
    try await host.advance(by: .nanoseconds(16_666_667))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(frame.displayEdits, 1, "display edits")
    let widths = host.displayList.map(\.frame.width)
    try requireEqual(widths.count, size, "bars")
    let moving = widths.suffix(1)
    try require(moving.allSatisfy { $0 > 20 && $0 <= 220 }, "widths on their way: \(moving.prefix(3))")
    try require(widths.dropLast(1).allSatisfy { $0 == 20 }, "widths of what stands still")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let bars = HandBars(count: 1)
    return { _ in bars.advance() }
  }
}
