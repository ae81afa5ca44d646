// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// One row's title changes; the others are equal.
struct ListUpdateOne: @MainActor KeyedListScenario {
  static let name = "list.update-one"
  static let analysis = """
    The items are written again with another title in the middle. The closure makes every row again, each is \
    compared with the one before, and the body of one runs.
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
