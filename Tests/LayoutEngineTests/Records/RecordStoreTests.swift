// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

@Suite struct RecordStoreTests {
  private let tree = LayoutTree()
  private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func leaf() -> LayoutID { tree.insert(.fixed(CGSize(width: 10, height: 10))) }

  private func layout(_ root: LayoutID) {
    tree.layout(root: root, proposal: ProposedViewSize(bounds.size), in: bounds)
  }

  @Test("A record gets a slot when it gets a parent, or when it is laid out by itself")
  func slots() {
    let (root, child, alone) = (tree.insert(.vstack(.center, spacing: 0)), leaf(), leaf())
    #expect(tree.store.unattachedCount == 3)
    tree.setChildren(root, [child])
    #expect(tree.store.unattachedCount == 2)
    layout(root)
    #expect(tree.store.unattachedCount == 0)
    layout(alone)
    #expect(tree.frame(alone) == CGRect(x: 195, y: 395, width: 10, height: 10))
    #expect(tree.frame(child).size == CGSize(width: 10, height: 10))
    tree.remove(leaf())
    #expect(tree.store.unattachedCount == 0)
  }

  @Test("A priority that is said before there is a parent counts")
  func earlyPriority() {
    let wide = FlexFrame(maxWidth: .infinity)
    let (root, first, second) = (
      tree.insert(.hstack(.center, spacing: 0)), tree.insert(.flexFrame(wide)), tree.insert(.flexFrame(wide))
    )
    tree.setPriority(second, 1)
    tree.setChildren(first, [leaf()])
    tree.setChildren(second, [leaf()])
    tree.setChildren(root, [first, second])
    layout(root)
    #expect(tree.frame(first).width == 10)
    #expect(tree.frame(second).width == 390)
  }

  @Test("What is below a record that leaves may stay, without a parent")
  func leaving() {
    let (root, row, leaves) = (
      tree.insert(.vstack(.center, spacing: 0)), tree.insert(.hstack(.center, spacing: 0)),
      (0..<3).map { _ in leaf() }
    )
    tree.setChildren(row, leaves)
    tree.setChildren(root, [row])
    layout(root)
    tree.beginRemoval(row)
    tree.remove(leaves[0])
    tree.remove(leaves[2])
    tree.remove(row)
    #expect(tree.counts.records == 2)
    let next = tree.insert(.hstack(.center, spacing: 0))
    tree.setChildren(next, [leaves[1], leaf(), leaf(), leaf()])
    tree.setChildren(root, [next])
    layout(root)
    #expect(tree.frame(next).size == CGSize(width: 40, height: 10))
    #expect(tree.frame(leaves[1]).origin == .zero)
  }

  /// A column of rows with two texts in a padding each.
  private func fill(_ root: LayoutID, _ count: Int) -> [[LayoutID]] {
    let rows = (0..<count).map { index -> [LayoutID] in
      let texts = (0..<2).map { _ in tree.insert(.text("\(index)", fontSize: 10)) }
      let (row, padding) = (
        tree.insert(.hstack(.center, spacing: 0)),
        tree.insert(.padding(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)))
      )
      tree.setChildren(row, texts)
      tree.setChildren(padding, [row])
      return [padding, row] + texts
    }
    tree.setChildren(root, rows.map { $0[0] })
    layout(root)
    return rows
  }

  private func remove(_ rows: [[LayoutID]]) {
    for row in rows {
      tree.beginRemoval(row[0])
      tree.beginRemoval(row[1])
      for id in [row[2], row[3], row[1], row[0]] { tree.remove(id) }
    }
  }

  @Test("What leaves with its parent leaves nothing behind, and what comes takes its places")
  func reuse() {
    let root = tree.insert(.vstack(.leading, spacing: 0))
    var rows = fill(root, 100)
    var used: [Int] = []
    for _ in 0..<5 {
      let fresh = fill(root, 100)
      remove(rows)
      rows = fresh
      layout(root)
      #expect(tree.counts == RecordCounts(records: 401, texts: 200, withFourArguments: 100))
      #expect(tree.frame(rows[99][3]).origin == CGPoint(x: 10, y: 0))
      #expect(tree.frame(rows[99][0]).minY == 1_089)
      used.append(tree.store.slots.count)
    }
    #expect(Set(used.dropFirst()).count == 1)
    remove(rows)
    layout(root)
    #expect(tree.counts == RecordCounts(records: 1, texts: 0))
  }

  @Test(
    "Slots are moved into order when many children stand among others, and not because a list is another one")
  func packing() {
    tree.sweepAlways()
    let root = tree.insert(.vstack(.leading, spacing: 0))
    let first = fill(root, 100)
    #expect(tree.store.slotOrder == .built)
    let rows = fill(root, 100)
    remove(first)
    layout(root)
    for row in rows { tree.update(row[2], to: .text("other", fontSize: 10)) }
    layout(root)
    #expect(tree.store.slotOrder == .edited)
    let ids = rows.map { $0[0] }
    tree.setChildren(root, ids.reversed())
    for row in rows { tree.update(row[2], to: .text("another", fontSize: 10)) }
    layout(root)
    #expect(tree.store.slotOrder == .packed)
    tree.setChildren(root, [ids[1], ids[0]] + ids.dropFirst(2).dropLast())
    #expect(tree.frame(ids[0]).minY == 1_089)
    layout(root)
    #expect(tree.frame(ids[0]).minY == 11)
  }

  @Test("Room is taken at once for what is about to come, and not for each of many small lists")
  func reserve() {
    let before = tree.counts
    #expect(before == RecordCounts(records: 0, texts: 0))
    _ = tree.insert(.text("a", fontSize: 10))
    _ = leaf()
    #expect(tree.counts == RecordCounts(records: 2, texts: 1))
    tree.reserve(999, ofWhatCameSince: before)
    let address = tree.records.address(of: LayoutID(raw: 0))
    for _ in 0..<999 {
      _ = tree.insert(.text("a", fontSize: 10))
      _ = leaf()
    }
    #expect(tree.records.address(of: LayoutID(raw: 0)) == address)
    // A guess of two hundred million records takes no more than for some of them.
    let other = LayoutTree()
    _ = other.insert(.fill)
    other.reserve(200_000_000, ofWhatCameSince: before)
    #expect(other.store.recordCapacity < 200_000)
    // A twentieth of what is there is left to doubling.
    tree.store.reserve(RecordCounts(records: 100, texts: 50))
    #expect(tree.records.address(of: LayoutID(raw: 0)) == address)
  }
}

extension RecordColumn {
  fileprivate func address(of id: LayoutID) -> UnsafeRawPointer {
    withUnsafePointer(to: &self[id]) { UnsafeRawPointer($0) }
  }
}
