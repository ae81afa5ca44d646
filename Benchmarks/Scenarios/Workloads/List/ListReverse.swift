// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// All rows change places.
struct ListReverse: @MainActor KeyedListScenario {
  static let name = "list.reverse"
  static let analysis = """
    The order of all rows is turned round, and back. No body of a row runs and every row has another \
    place: the most that identity can cost.
    """

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items.reverse()
    }
  }
}
