// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children with a closure whose list changes for its own reasons.
struct ClosureUnrelated: @MainActor RowListScenario {
  static let name = "equatable.closure-unrelated"
  static let analysis = """
    Each child holds a closure that captures something. Such a closure equals no other, so every plain \
    child runs whenever its list does (I-44): N bodies, all wasted. A child with a closure is not plain \
    data: its own `==` is used even without `.equatable()` (I-41), and a child that holds its object needs \
    no closure.
    """
  static let change = RowChange.unrelated

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { closureScreen(variant, size) }
  var rowBodies: Int { variant == .plain ? size : 0 }
}
