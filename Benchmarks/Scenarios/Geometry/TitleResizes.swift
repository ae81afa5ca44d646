// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// What each way of filling the space costs a child when a title above takes some of it.
struct TitleResizes: @MainActor GeometryScenario {
  static let name = "geometry.title-resizes"
  static let analysis = """
    A title jumps between 40 and 80 points above N children, each of which gets a little less or more. The list is \
    not built again: what a variant costs more than `none`, divided by N, is what its geometry costs a child. An \
    infinity frame and a reader run no body (L-36); the reader runs its content once for each new size (L-71, L-72), \
    and a size kept in a state runs the child's body in a second pass. `fixed` children only move.
    """

  let variant: ChildGeometry
  let size: Int
  private var title: Element?

  init(variant: ChildGeometry, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { column }

  mutating func prepare(_ host: ViewHost) throws {
    title = try host.buttons["Title"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try title?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try check(
      frame, others: 1, each: variant == .onGeometryChange ? 1 : 0, contents: 1, sizeCalls: sizeCalls)
  }

  /// Four for the title and what is around it. Frames and colours give their sizes as ranges, which a smaller offer
  /// does not change; what a reader makes and what a state resizes is new. A custom layout is asked in the first steps
  /// and its answers are remembered.
  private var sizeCalls: Int? {
    switch variant {
    case .none, .fixed, .infinity: 4
    case .reader, .readerBackground: 4 + size
    case .layout: nil
    case .onGeometryChange: 6 + 2 * size
    }
  }
}
