// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Plain children with a field that changes and is not shown.
struct UnusedField: @MainActor RowListScenario {
  static let name = "equatable.unused-field"
  static let analysis = """
    Children of plain data hold a number they do not show, and it changes. The `==` that leaves it out is \
    ignored for plain data, so conforming alone saves nothing: N bodies, all of them wasted (I-41). Only \
    `.equatable()` makes the view use its `==`.
    """
  static let change = RowChange.unrelated

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { unusedFieldScreen(variant, size) }
  var rowBodies: Int { variant == .plain || variant == .equatable ? size : 0 }
}
