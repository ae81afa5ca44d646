// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A row comes in front of the others, and goes.
struct ListPrepend: @MainActor KeyedListScenario {
  static let name = "list.prepend"
  static let analysis = """
    One row is put before all others in one frame and taken away in the next. One body runs; every \
    other row moves and none is made again.
    """
  static func changedRows(_ size: Int) -> Int { 1 }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items.insert(KeyedItem(id: -1, title: "new"), at: 0)
    }
  }
}
