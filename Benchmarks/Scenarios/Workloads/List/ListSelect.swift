// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// One row is switched on, and the one that was is switched off.
struct ListSelect: @MainActor KeyedListScenario {
  static let name = "list.select"
  static let analysis = """
    Selecting a row writes two items: the one selected and the one that was. The closure makes every row \
    again, each is compared with the one before, and two bodies run.
    """
  static func changedRows(_ size: Int) -> Int { 2 }

  let variant: ListStyle
  let size: Int
  let lists: KeyedLists

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    lists = KeyedLists(size, selected: 0) { items in
      items[0].isOn = false
      items[size / 4].isOn = true
    }
  }
}
