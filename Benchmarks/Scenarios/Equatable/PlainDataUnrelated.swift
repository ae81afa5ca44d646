// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children of plain data whose list changes for its own reasons.
struct PlainDataUnrelated: @MainActor RowListScenario {
  static let name = "equatable.plain-data-unrelated"
  static let analysis = """
    The list shows another number; its children hold plain data and get the values they had. No child runs \
    in any variant (I-40): plain data is compared field by field without being asked. What differs is the \
    price of N comparisons; the list itself runs once.
    """
  static let change = RowChange.unrelated

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { plainDataScreen(variant, size) }
  var rowBodies: Int { 0 }
}
