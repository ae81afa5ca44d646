// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A frame is asked for and there is nothing to do.
struct UpdateNothing: Scenario {
  static let name = "update.nothing"
  static let analysis = """
    U10. Nothing has changed since the last frame. Finding that out must cost the same at any N, and no frame is \
    rendered.
    """
  static let sizes = [100, 1_000, 10_000]
  static let optionalSizes = [100_000]
  static let growth: [Metric: GrowthOrder] = [.frames: .constant, .allocations: .constant]

  let variant: ViewsVariant
  let size: Int

  var content: some View { StillColumn(rows: size) }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame, FrameReport(), "what the frame did")
  }
}
