// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children with an array whose list changes for its own reasons.
struct ArrayUnrelated: @MainActor RowListScenario {
  static let name = "equatable.array-unrelated"
  static let analysis = """
    Each child gets an array that the list makes anew with the same sixteen numbers. Arrays are compared by \
    value (I-45): no child runs, but a plain one pays for sixteen comparisons where an `==` of its own \
    looks at one. All values pay for N arrays; objects keep theirs.
    """
  static let change = RowChange.unrelated

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { arrayScreen(variant, size) }
  var rowBodies: Int { 0 }
}
