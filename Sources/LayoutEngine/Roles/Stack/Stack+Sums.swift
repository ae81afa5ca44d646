// SPDX-License-Identifier: Apache-2.0
import Foundation

// The sums of a stack's children. A stack of many children also has sums of sums, most of which one change leaves as
// they are.
extension LayoutTree {
  func childSums(_ id: LayoutID, _ isRow: Bool) -> ChildSums {
    let children = records[id].children
    if children.count <= SumStorage.fanOut {
      store.dropChildSums(id)
      return sum(children, isRow)
    }
    if let kept = store.childSums(id), kept.leafCount == children.count,
      records[id].flags.isDisjoint(with: [.rearranged, .mustArrange]), hasFewChanged(id, of: children.count)
    {
      var child = links[id].firstChanged
      while child.isRecord {
        refreshPath(of: records[child].slot - children.lowerBound, children, isRow, kept.sums)
        child = links[child].nextChanged
      }
      return kept.sums[SumStorage.sumCount(children.count) - 1]
    }
    let tree = store.prepareChildSums(id, count: children.count)
    buildSums(children, isRow, tree.sums)
    return tree.sums[SumStorage.sumCount(children.count) - 1]
  }

  /// Whether it costs less to sum up what is around each changed child than to sum up all of them.
  private func hasFewChanged(_ id: LayoutID, of count: Int) -> Bool {
    var left = count / (2 * SumStorage.fanOut) + 1
    var child = links[id].firstChanged
    while child.isRecord && left > 0 {
      left -= 1
      child = links[child].nextChanged
    }
    return !child.isRecord
  }

  private func sum(_ range: Range<SlotIndex>, _ isRow: Bool) -> ChildSums {
    var result = ChildSums()
    let (mains, crosses) = (slots.lengths(inRow: isRow), slots.lengths(inRow: !isRow))
    let infos = slots.infos
    let bounds = slots.bounds
    for slot in range {
      result.add(main: mains[slot], cross: crosses[slot], facts: infos[slot].facts, bounds: bounds[slot])
    }
    return result
  }

  private func buildSums(_ children: Range<SlotIndex>, _ isRow: Bool, _ sums: UnsafeMutablePointer<ChildSums>)
  {
    let fanOut = SumStorage.fanOut
    var count = (children.count + fanOut - 1) / fanOut
    for block in 0..<count {
      let start = children.lowerBound + block * fanOut
      (sums + block).initialize(to: sum(start..<min(start + fanOut, children.upperBound), isRow))
    }
    var below = 0
    var level = count
    while count > 1 {
      let parents = (count + fanOut - 1) / fanOut
      for block in 0..<parents {
        (sums + level + block).initialize(to: combine(sums, below, block, count))
      }
      below = level
      level += parents
      count = parents
    }
  }

  private func combine(
    _ sums: UnsafeMutablePointer<ChildSums>, _ below: Int, _ block: Int, _ count: Int
  ) -> ChildSums {
    let fanOut = SumStorage.fanOut
    var result = ChildSums()
    for index in (block * fanOut)..<min((block + 1) * fanOut, count) { result.add(sums[below + index]) }
    return result
  }

  private func refreshPath(
    of child: Int, _ children: Range<SlotIndex>, _ isRow: Bool, _ sums: UnsafeMutablePointer<ChildSums>
  ) {
    let fanOut = SumStorage.fanOut
    var block = child / fanOut
    let start = children.lowerBound + block * fanOut
    sums[block] = sum(start..<min(start + fanOut, children.upperBound), isRow)
    var count = (children.count + fanOut - 1) / fanOut
    var below = 0
    while count > 1 {
      let level = below + count
      block /= fanOut
      sums[level + block] = combine(sums, below, block, count)
      below = level
      count = (count + fanOut - 1) / fanOut
    }
  }
}
