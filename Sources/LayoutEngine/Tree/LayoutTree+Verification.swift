// SPDX-License-Identifier: Apache-2.0

#if DEBUG
  extension LayoutTree {
    /// Larger trees are not checked after each pass: tests of them would take too long.
    private static let largestVerified = 512

    /// Works out every summary and sum of items again and compares; counters are left as they were.
    func verify(_ root: Int32) {
      let counted = counters
      defer { counters = counted }
      var seen = 0
      var pending = [root]
      while let id = pending.popLast() {
        let i = Int(id)
        seen += 1
        if seen > Self.largestVerified { return }
        let slot = Int(records[i].slot)
        let info = slots.infos[slot]
        precondition(info.id == id, "record \(id) and its slot disagree")
        precondition(
          info.facts.isDisjoint(with: [.unplaced, .misplaced, .onPath]) && !records[i].flags.contains(.stale),
          "record \(id) was left behind")
        var weight = records[i].weight
        if records[i].childCount > 0 {
          for child in childSlots(i) {
            weight += slots.infos[child].weight
            pending.append(slots.infos[child].id)
          }
        }
        precondition(weight == info.weight, "record \(id) has \(weight) items, not \(info.weight)")
        let fresh = summary(of: i)
        precondition(
          fresh.width == slots.ranges[2 * slot] && fresh.height == slots.ranges[2 * slot + 1],
          "record \(id) answers otherwise than remembered")
      }
    }
  }
#endif
