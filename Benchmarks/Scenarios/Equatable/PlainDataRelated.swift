// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children of plain data, one of which gets another value.
struct PlainDataRelated: @MainActor RowListScenario {
  static let name = "equatable.plain-data-related"
  static let analysis = """
    One child gets another number. Of the values, that child alone runs, after N comparisons and one body \
    of the list (I-40); with objects the list does not run at all and nothing is compared (I-63), so only \
    the variant observable stays flat as the list grows.
    """
  static let change = RowChange.related

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { plainDataScreen(variant, size) }
  var rowBodies: Int { 1 }
}
