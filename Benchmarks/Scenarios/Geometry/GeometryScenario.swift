// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A title above N children that differ in their geometry and in nothing else. A scenario adds what happens to them.
protocol GeometryScenario: Scenario where Variant == ChildGeometry {
  var variant: Variant { get }
  var size: Int { get }
}

extension GeometryScenario {
  static var sizes: [Int] { [100, 1_000] }
  static var optionalSizes: [Int] { [10] }
  static var sizeUnit: String? { "child" }
  static var equivalent: [[Variant]] { [ChildGeometry.filling] }
  static var growth: [Metric: GrowthOrder] {
    [
      .bodyEvaluations: .linear, .geometryContentEvaluations: .linear, .sizeCalls: .linear,
      .frames: .constant,
    ]
  }

  /// The screen.
  @ViewBuilder var column: some View {
    switch variant {
    case .none: ChildColumn(count: size) { PlainChild() }
    case .fixed: ChildColumn(count: size) { FixedChild() }
    case .infinity: ChildColumn(count: size) { InfinityChild() }
    case .reader: ChildColumn(count: size) { ReaderChild() }
    case .readerBackground: ChildColumn(count: size) { ReaderBackgroundChild() }
    case .layout: ChildColumn(count: size) { LayoutChild() }
    case .onGeometryChange: ChildColumn(count: size) { GeometryChangeChild() }
    }
  }

  /// Checks a frame's exact numbers.
  ///
  /// - Parameters:
  ///   - others: Bodies of views that are no children.
  ///   - each: Bodies of each child.
  ///   - contents: Contents of each child's reader, where it has one.
  ///   - sizeCalls: Sizes worked out, all in all; `nil` for any number.
  func check(_ frame: FrameReport, others: Int, each: Int, contents: Int, sizeCalls: Int?) throws {
    try requireEqual(frame.bodyEvaluations.total, others + each * size, "bodies")
    try requireEqual(
      frame.geometryContentEvaluations.total, variant.hasReader ? contents * size : 0, "readers' contents")
    if let sizeCalls { try requireEqual(frame.sizeCalls, sizeCalls, "size calls") }
    try requireEqual(frame.frames, 1, "frames")
  }
}
