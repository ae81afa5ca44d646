// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// One row's title changes; the others are equal.
struct ListUpdateOne: @MainActor KeyedListScenario {
  static let name = "list.update-one"
  static let analysis = """
    The items are written again with another title in the middle, and one body runs. Of rows that hold \
    values alone only the written one is made and compared; rows with a state are all made and found equal.
    """
  static func changedRows(_ size: Int) -> Int { 1 }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items[size / 2].title = "another"
    }
  }
}
