// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A row in the middle goes, and comes back.
struct ListInsertRemove: @MainActor KeyedListScenario {
  static let name = "list.insert-remove"
  static let analysis = """
    One row in the middle is removed in one frame and inserted in the next. One row is made and \
    dropped; those behind it move.
    """
  static func changedRows(_ size: Int) -> Int { 1 }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      items.remove(at: size / 2)
    }
  }
}
