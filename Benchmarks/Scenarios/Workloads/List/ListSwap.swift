// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Two rows change places.
struct ListSwap: @MainActor KeyedListScenario {
  static let name = "list.swap"
  static let analysis = """
    The second row and the last but one change places, and back. No body of a row runs; what is left \
    is finding out what moved, and stacking the column again.
    """

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items.swapAt(1, size - 2)
    }
  }
}
