// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// All rows go, and others come.
struct ListReplaceAll: @MainActor KeyedListScenario {
  static let name = "list.replace-all"
  static let analysis = """
    Every item is replaced by one with another id, and back: N rows are dropped and N are made. It \
    should cost no more than a mount and a drop.
    """
  static func changedRows(_ size: Int) -> Int { size }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items = KeyedItem.numbered(size, from: 1_000_000)
    }
  }
}
