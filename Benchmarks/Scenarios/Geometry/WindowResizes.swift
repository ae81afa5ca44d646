// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// What each way of filling the space costs a child when the window gets another size.
struct WindowResizes: @MainActor GeometryScenario {
  static let name = "geometry.window-resizes"
  static let analysis = """
    The window alternates between 400 and 800 points over a title and N children. Nothing is written, so no body \
    runs but those of children that keep their size in a state; every reader's content does, once (L-71). The \
    difference to `none`, divided by N, is the price of a child's geometry. `fixed` children only move.
    """

  let variant: ChildGeometry
  let size: Int

  var content: some View { column }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: resizedWindow(1))
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) {
    host.resize(to: resizedWindow(index))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try check(
      frame, others: 0, each: variant == .onGeometryChange ? 1 : 0, contents: 1, sizeCalls: sizeCalls)
  }

  /// The window's size changes no range: only what readers make and what states resize is new. A custom layout is
  /// asked in the first steps and its answers are remembered.
  private var sizeCalls: Int? {
    switch variant {
    case .none, .fixed, .infinity: 0
    case .layout: nil
    case .reader, .readerBackground: size
    case .onGeometryChange: 2 + 2 * size
    }
  }
}
