// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// What each way of filling the space costs a child when the screen is built.
struct ChildrenAppear: @MainActor GeometryScenario {
  static let name = "geometry.mount"
  static let analysis = """
    A title and N children are built and shown for the first time. Every body runs once, every reader's content once \
    more when its size is known, and a child that keeps its size in a state runs twice. The difference to `none`, \
    divided by N, is what a child's geometry costs to have.
    """
  static let measures = MeasuredOperation.mount

  let variant: ChildGeometry
  let size: Int

  var content: some View { column }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try check(
      frame, others: 2, each: variant == .onGeometryChange ? 2 : 1, contents: 1, sizeCalls: sizeCalls)
  }

  /// Four for the title and what is around it, and for each child: its colour, what is around that, and once more
  /// what is known only after the first layout.
  private var sizeCalls: Int {
    switch variant {
    case .none: 4 + size
    case .fixed, .infinity: 4 + 2 * size
    case .reader: 4 + 4 * size
    case .readerBackground: 4 + 6 * size
    case .layout: 6 + 5 * size
    case .onGeometryChange: 6 + 5 * size
    }
  }
}
