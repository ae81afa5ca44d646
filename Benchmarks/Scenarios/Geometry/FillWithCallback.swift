// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// What an infinity frame costs against a geometry reader, children holding a closure.
struct FillWithCallback: @MainActor StageScenario {
  static let name = "geometry.callback"
  static let analysis = """
    The same screen as geometry.binding, but each child is handed a closure that captures its parent. No \
    child equals the one before (I-44): all N bodies run for a title that none of them shows. The content \
    of a reader runs once all the same, when the new size is known (L-71). Read the two scenarios side by \
    side for the price of the closure.
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
    case .infinity: CallbackStage(count: size) { InfinityCallbackChild(toggle: $0) }
    case .reader: CallbackStage(count: size) { ReaderCallbackChild(toggle: $0) }
    case .layout: CallbackStage(count: size) { LayoutCallbackChild(toggle: $0) }
    case .onGeometryChange: CallbackStage(count: size) { GeometryChangeCallbackChild(toggle: $0) }
    case .readerBackground: CallbackStage(count: size) { BackgroundCallbackChild(toggle: $0) }
    case .readerOverlay: CallbackStage(count: size) { OverlayCallbackChild(toggle: $0) }
    case .fixed: CallbackStage(count: size) { FixedCallbackChild(toggle: $0) }
    }
  }

  /// Every child runs with its parent, and the one that keeps its size in a state once more.
  var childBodies: Int { variant == .onGeometryChange ? 2 * size : size }
}
