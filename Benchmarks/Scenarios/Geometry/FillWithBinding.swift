// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// What an infinity frame costs against a geometry reader, children holding a binding.
struct FillWithBinding: @MainActor StageScenario {
  static let name = "geometry.binding"
  static let analysis = """
    A title jumps between 40 and 80 points above N children that share the rest. An infinity frame and a \
    reader take the same space; the frame costs a size computation, the reader also a run of its content \
    per size change, and neither runs a body (L-36, L-72, X-6). On-geometry-change writes a state, so each \
    child runs its body in a second pass. A child that only holds the binding is not run (I-51).
    """

  let variant: FillStyle
  let size: Int
  var button: Element?

  init(variant: FillStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .infinity: BindingStage(count: size) { InfinityBindingChild(titleSize: $0) }
    case .reader: BindingStage(count: size) { ReaderBindingChild(titleSize: $0) }
    case .layout: BindingStage(count: size) { LayoutBindingChild(titleSize: $0) }
    case .onGeometryChange: BindingStage(count: size) { GeometryChangeBindingChild(titleSize: $0) }
    case .readerBackground: BindingStage(count: size) { BackgroundBindingChild(titleSize: $0) }
    case .readerOverlay: BindingStage(count: size) { OverlayBindingChild(titleSize: $0) }
    case .fixed: BindingStage(count: size) { FixedBindingChild(titleSize: $0) }
    }
  }

  /// Only the child that keeps its size in a state has a reason to run.
  var childBodies: Int { variant == .onGeometryChange ? size : 0 }
}
