// SPDX-License-Identifier: Apache-2.0

// The sums of a stack's children. A stack of many children also has sums of sums, most of which one change leaves as
// they are.
extension RecordStore {
  /// Whether the sums of so many children are kept for a record.
  @inline(__always)
  func keepsChildSums(_ id: LayoutID, of count: Int) -> Bool { childSums(id)?.leafCount == count }

  /// The sum of all children, from the sums that are kept for them.
  @inline(__always)
  func totalOfChildSums(_ id: LayoutID) -> ChildSums {
    guard let kept = childSums(id) else { preconditionFailure("record \(id.raw) has no sums") }
    return kept.sums[SumStorage.sumCount(kept.leafCount) - 1]
  }

  /// Sums up all children of a record, and keeps the sums.
  mutating func buildChildSums(_ id: LayoutID, inRow isRow: Bool) -> ChildSums {
    let children = records[id].children
    let tree = prepareChildSums(id, count: children.count)
    slots.summed(inRow: isRow).buildSums(children, tree.sums)
    return tree.sums[SumStorage.sumCount(children.count) - 1]
  }

  /// Brings the sums that are kept for a record up to date with one child.
  @inline(__always)
  func refreshChildSums(_ id: LayoutID, of child: SlotIndex, inRow isRow: Bool) {
    guard let kept = childSums(id) else { return }
    let children = records[id].children
    slots.summed(inRow: isRow).refreshPath(of: child - children.lowerBound, children, kept.sums)
  }
}

extension SlotStorage {
  /// What the sums of a stack's children are made of.
  @inline(__always)
  func summed(inRow isRow: Bool) -> SummedSlots {
    SummedSlots(
      mains: lengths(inRow: isRow), crosses: lengths(inRow: !isRow), infos: infos, bounds: bounds)
  }
}

/// The columns from which children are summed up. Handed on apart from the other slots, which would be copied.
struct SummedSlots {
  let mains: RangeColumn
  let crosses: RangeColumn
  let infos: SlotColumn<SlotInfo>
  let bounds: SlotColumn<TextBounds>

  /// The sum of some children.
  func sum(_ range: Range<SlotIndex>) -> ChildSums {
    var result = ChildSums()
    for slot in range {
      result.add(main: mains[slot], cross: crosses[slot], facts: infos[slot].facts, bounds: bounds[slot])
    }
    return result
  }

  fileprivate func buildSums(_ children: Range<SlotIndex>, _ sums: UnsafeMutablePointer<ChildSums>) {
    let fanOut = SumStorage.fanOut
    var count = (children.count + fanOut - 1) / fanOut
    for block in 0..<count {
      let start = children.lowerBound + block * fanOut
      (sums + block).initialize(to: sum(start..<min(start + fanOut, children.upperBound)))
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

  fileprivate func refreshPath(
    of child: Int, _ children: Range<SlotIndex>, _ sums: UnsafeMutablePointer<ChildSums>
  ) {
    let fanOut = SumStorage.fanOut
    var block = child / fanOut
    let start = children.lowerBound + block * fanOut
    sums[block] = sum(start..<min(start + fanOut, children.upperBound))
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
