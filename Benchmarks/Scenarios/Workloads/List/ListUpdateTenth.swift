// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Every tenth row changes.
struct ListUpdateTenth: @MainActor KeyedListScenario {
  static let name = "list.update-every-10th"
  static let analysis = """
    The items are written again with every tenth switched on. The bodies of those rows run, and their \
    second text has another width.
    """
  static func changedRows(_ size: Int) -> Int { (size + 9) / 10 }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size) { items in
      for index in stride(from: 0, to: size, by: 10) { items[index].isOn = true }
    }
  }
}
