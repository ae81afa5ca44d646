// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children with a closure, one of which gets another value.
struct ClosureRelated: @MainActor RowListScenario {
  static let name = "equatable.closure-related"
  static let analysis = """
    One child of N gets another number; each holds a closure. Plain children run all the same (I-44), \
    equatable ones run once (I-41, B-3). The children that did not run keep the closure of the first time \
    (I-48): it must not capture what changes.
    """
  static let change = RowChange.related

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { closureScreen(variant, size) }
  var rowBodies: Int { variant == .plain ? size : 1 }
}
