// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// The sum of a record's children, from sums that are kept where there are many children and few have changed.
  func childSums(_ id: LayoutID, along axis: Axis) -> ChildSums {
    let children = records[id].children
    let summed = slots.summed(along: axis)
    if children.count <= SumStorage.fanOut {
      store.dropChildSums(id)
      return summed.sum(children)
    }
    if let kept = store.childSums(id), kept.leafCount == children.count,
      records[id].flags.isDisjoint(with: [.rearranged, .mustArrange]), hasFewChanged(id, of: children.count)
    {
      var child = firstChangedChild(id)
      while child.isRecord {
        kept.refresh(records[child].slot, of: children, summed)
        child = nextChangedChild(child)
      }
      return kept.total
    }
    let sums = store.prepareChildSums(id, count: children.count)
    sums.build(children, summed)
    return sums.total
  }

  /// Whether it costs less to sum up what is around each changed child than to sum up all of them.
  private func hasFewChanged(_ id: LayoutID, of count: Int) -> Bool {
    var left = count / (2 * SumStorage.fanOut) + 1
    var child = firstChangedChild(id)
    while child.isRecord && left > 0 {
      left -= 1
      child = nextChangedChild(child)
    }
    return !child.isRecord
  }
}
