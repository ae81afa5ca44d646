// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// All rows go, and come back.
struct ListClear: @MainActor KeyedListScenario {
  static let name = "list.clear"
  static let analysis = """
    The list is emptied in one frame and filled in the next. Both frames together are a mount and a \
    drop of the rows.
    """
  static func changedRows(_ size: Int) -> Int { size }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items = []
    }
  }
}
