// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// What each way of filling the space costs a child that is moved and keeps its size.
struct ChildKeepsSize: @MainActor GeometryScenario {
  static let name = "geometry.child-keeps-size"
  static let analysis = """
    The same title jumps above N children of 20 points each: they move, and none gets another size. Readers' contents \
    do not run (L-71), no size is written, and no child's body runs. What a variant still costs more than `none` is \
    the price of having the geometry there at all.
    """

  let variant: ChildGeometry
  let size: Int
  private var title: Element?

  init(variant: ChildGeometry, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { rows }

  mutating func prepare(_ host: ViewHost) throws {
    title = try host.buttons["Title"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try title?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try check(frame, others: 1, each: 0, contents: 0, sizeCalls: variant == .layout ? nil : 4)
  }

  /// The children, 20 points high whatever is in them.
  @ViewBuilder private var rows: some View {
    switch variant {
    case .none: ChildColumn(count: size) { PlainChild().frame(height: 20) }
    case .fixed: ChildColumn(count: size) { FixedChild().frame(height: 20) }
    case .infinity: ChildColumn(count: size) { InfinityChild().frame(height: 20) }
    case .reader: ChildColumn(count: size) { ReaderChild().frame(height: 20) }
    case .readerBackground: ChildColumn(count: size) { ReaderBackgroundChild().frame(height: 20) }
    case .layout: ChildColumn(count: size) { LayoutChild().frame(height: 20) }
    case .onGeometryChange: ChildColumn(count: size) { GeometryChangeChild().frame(height: 20) }
    }
  }
}
