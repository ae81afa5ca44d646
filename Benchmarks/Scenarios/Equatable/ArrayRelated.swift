// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children with an array, one of which changes.
struct ArrayRelated: @MainActor RowListScenario {
  static let name = "equatable.array-related"
  static let analysis = """
    One child gets other numbers in its array. One child runs in each variant (I-45); the list of values \
    makes and compares N arrays to find it, the list of objects none (I-63).
    """
  static let change = RowChange.related

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { arrayScreen(variant, size) }
  var rowBodies: Int { 1 }
}
