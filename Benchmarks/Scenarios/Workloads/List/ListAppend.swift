// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A tenth more rows come at the end, and go.
struct ListAppend: @MainActor KeyedListScenario {
  static let name = "list.append"
  static let analysis = """
    N / 10 rows come at the end in one frame and go in the next. The cost is that of those rows, and \
    of comparing the others.
    """
  static func changedRows(_ size: Int) -> Int { size / 10 }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items += KeyedItem.numbered(size / 10, from: size)
    }
  }
}
