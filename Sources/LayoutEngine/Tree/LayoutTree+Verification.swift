// SPDX-License-Identifier: Apache-2.0

extension LayoutTree {
  /// Larger trees are not checked after each pass: tests of them would take too long.
  private static let largestVerified = 512

  /// Works out every summary and sum of items again and compares; counters are left as they were.
  func verify(_ root: LayoutID) {
    let counted = counters
    defer { counters = counted }
    var seen = 0
    var pending = [root]
    while let id = pending.popLast() {
      seen += 1
      if seen > Self.largestVerified { return }
      let slot = records[id].slot
      let info = slots.infos[slot]
      precondition(info.id == id, "record \(id.raw) and its slot disagree")
      precondition(
        info.facts.isDisjoint(with: [.unplaced, .misplaced, .onPath])
          && !records[id].flags.contains(.stale),
        "record \(id.raw) was left behind")
      var weight = records[id].weight
      if records[id].childCount > 0 {
        for child in records[id].children {
          weight += slots.infos[child].weight
          pending.append(slots.infos[child].id)
        }
      }
      precondition(weight == info.weight, "record \(id.raw) has \(weight) items, not \(info.weight)")
      if records[id].kind == .text {
        precondition(TextRole.isUpToDate(self, id), "text \(id.raw) was changed without a word")
      }
      let fresh = summary(of: id)
      precondition(
        fresh.width == slots.width(slot, info.facts) && fresh.height == slots.height(slot, info.facts),
        "record \(id.raw) answers otherwise than remembered")
    }
  }
}
