// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

/// How much work a change costs, in exact counts.
@Suite struct LayoutCountTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)

  private struct Rows {
    let tree = LayoutTree()
    var root = LayoutID.none
    var leaves: [LayoutID] = []

    init(_ count: Int) {
      root = tree.insert(.fixedSize(horizontal: false, vertical: true))
      let column = tree.insert(.vstack(.center, spacing: 0))
      var rows: [LayoutID] = []
      for _ in 0..<count {
        let row = tree.insert(.hstack(.center, spacing: 0))
        leaves.append(tree.insert(.frame(width: 50, height: 20, alignment: .center)))
        let flexible = tree.insert(
          .flexFrame(FlexFrame(minWidth: 60, maxWidth: .infinity, minHeight: 20, maxHeight: 20)))
        for leaf in [leaves[leaves.count - 1], flexible] {
          let fill = tree.insert(.fill)
          tree.setWeight(fill, 1)
          tree.setChildren(leaf, [fill])
        }
        tree.setChildren(row, [leaves[leaves.count - 1], flexible])
        rows.append(row)
      }
      tree.setChildren(column, rows)
      tree.setChildren(root, [column])
    }

    func layout(_ width: CGFloat = 400) {
      tree.layout(root: root, proposal: ProposedViewSize(width: width, height: nil), in: bounds)
    }
  }

  @Test("a leaf's width in one row costs the same in any number of rows", arguments: [10, 1_000, 4_000])
  func leafWidth(_ count: Int) {
    let rows = Rows(count)
    rows.layout()
    rows.tree.counters = LayoutCounters()
    rows.tree.update(rows.leaves[count / 2], to: .frame(width: 55, height: 20, alignment: .center))
    rows.layout()
    #expect(rows.tree.counters.sizeCalls == 4)
    // From the root down to the row's two leaves; what fills them is fused with them.
    #expect(rows.tree.counters.placements == 5)
    #expect(rows.tree.takeMovedItems() == 2)
  }

  @Test("W4: a new width asks for no size and places every row and leaf once", arguments: [10, 1_000])
  func resize(_ count: Int) {
    let rows = Rows(count)
    rows.layout()
    rows.tree.counters = LayoutCounters()
    rows.layout(800)
    #expect(rows.tree.counters.sizeCalls == 0)
    // Root, column, and a row with its two leaves.
    #expect(rows.tree.counters.placements == 2 + 3 * count)
  }

  @Test("W1: with every size forgotten, each container is summed up once and its children placed once")
  func everything() {
    let rows = Rows(1_000)
    rows.layout()
    rows.tree.counters = LayoutCounters()
    rows.tree.invalidateAll()
    rows.layout()
    #expect(rows.tree.counters.sizeCalls == 2 + 1_000)
    #expect(rows.tree.counters.placements == 2 + 3 * 1_000)
    #expect(rows.tree.takeMovedItems() == 0)
  }

  @Test("with every size forgotten, one leaf that changed costs no row more than another")
  func everythingAndOneLeaf() {
    let rows = Rows(1_000)
    rows.layout()
    rows.tree.counters = LayoutCounters()
    rows.tree.update(rows.leaves[500], to: .frame(width: 55, height: 20, alignment: .center))
    rows.tree.invalidateAll()
    rows.layout()
    #expect(rows.tree.counters.sizeCalls == 2 + 1_000 + 1)
    #expect(rows.tree.counters.placements == 2 + 3 * 1_000)
    // All containers but the row of that leaf place their children where they were.
    #expect(rows.tree.counters.wastedLayouts == 2 + 1_000 - 1)
    #expect(rows.tree.takeMovedItems() == 2)
    #expect(rows.tree.frame(rows.leaves[500]).width == 55)
  }

  @Test("a row's height moves the rows below and asks none of them")
  func rowHeight() {
    let rows = Rows(1_000)
    rows.layout()
    rows.tree.counters = LayoutCounters()
    rows.tree.update(rows.leaves[500], to: .frame(width: 50, height: 30, alignment: .center))
    rows.layout()
    #expect(rows.tree.counters.sizeCalls == 4)
    // The root is centred and 10 points higher: the rows above go up by 5, those below down by 5. Of the
    // row itself the changed item grows, and the recentred one stays where it was.
    #expect(rows.tree.takeMovedItems() == 2 * 500 + 1 + 2 * 499)
  }

  @Test("nothing to do costs nothing below the root")
  func idle() {
    let rows = Rows(100)
    rows.layout()
    rows.tree.counters = LayoutCounters()
    rows.layout()
    #expect(
      rows.tree.counters
        == {
          var c = LayoutCounters(); c.placements = 1; return c
        }())
    #expect(rows.tree.takeMovedItems() == 0)
  }

  @Test("the checksum of leaf frames of 1,000 rows is the floor's")
  func checksum() {
    let rows = Rows(1_000)
    rows.layout()
    var sum = 0.0
    for leaf in rows.leaves {
      let frame = rows.tree.frame(leaf)
      // The flexible leaf fills the rest of the row.
      sum += frame.minX + frame.minY + frame.width + frame.height + 50 + 350 + 20
    }
    #expect(sum == 490_000)
  }

  @Test("L-79: a text of the same extent is no change, a longer one measures once")
  func textChange() {
    let tree = LayoutTree()
    let text = tree.insert(.text("12", fontSize: 20))
    let column = tree.insert(.vstack(.center, spacing: 0))
    tree.setChildren(column, [text])
    tree.layout(root: column, proposal: ProposedViewSize(width: 400, height: 800), in: Self.bounds)
    tree.counters = LayoutCounters()
    #expect(!tree.replaceText(text, by: "34", fontSize: 20))
    #expect(tree.replaceText(text, by: "345", fontSize: 20))
    tree.layout(root: column, proposal: ProposedViewSize(width: 400, height: 800), in: Self.bounds)
    #expect(tree.counters.textMeasurements == 2)
    #expect(tree.frame(text) == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("a chain of 100,000 containers overflows no stack", arguments: [false, true])
  func deepChain(alternating: Bool) {
    let tree = LayoutTree()
    var inner = tree.insert(.fill)
    let leaf = inner
    for level in 0..<100_000 {
      let isRow = alternating && level % 2 == 1
      let outer = tree.insert(isRow ? .hstack(.center, spacing: 0) : .vstack(.center, spacing: 0))
      tree.setChildren(outer, [inner])
      inner = outer
    }
    tree.layout(root: inner, proposal: ProposedViewSize(width: 400, height: 800), in: Self.bounds)
    #expect(tree.absoluteFrame(leaf) == Self.bounds)
  }

  @Test(
    "W6: stacks of fixed or endless leaves are summed up once, whatever the depth and the leaves' minima",
    arguments: [8, 16, 32, 50], [false, true])
  func closedForm(depth: Int, alternating: Bool) {
    for isFlexible in [false, true] {
      let tree = LayoutTree()
      var inner: [LayoutID] = []
      for level in 0..<depth {
        let isRow = alternating && level % 2 == 1
        let stack = tree.insert(isRow ? .hstack(.center, spacing: 0) : .vstack(.center, spacing: 0))
        let minimum = CGFloat(level % 5)
        let leaf = tree.insert(
          isFlexible
            ? .flexFrame(
              FlexFrame(minWidth: minimum, maxWidth: .infinity, minHeight: minimum, maxHeight: .infinity))
            : .frame(width: 5, height: 5, alignment: .center))
        tree.setChildren(leaf, [tree.insert(.fill)])
        tree.setChildren(stack, [leaf] + inner)
        inner = [stack]
      }
      let proposal = ProposedViewSize(width: 400, height: 800)
      tree.layout(root: inner[0], proposal: proposal, in: Self.bounds)
      // Stack, frame and what is in it.
      #expect(tree.counters.sizeCalls == 3 * depth)
      tree.counters = LayoutCounters()
      tree.invalidateAll()
      tree.layout(root: inner[0], proposal: proposal, in: Self.bounds)
      #expect(tree.counters.sizeCalls == depth)
      #expect(tree.counters.placements == 2 * depth)
    }
  }

  @Test("a fill and its frame are placed as one until they part")
  func fusedLeaf() {
    let tree = LayoutTree()
    let fill = tree.insert(.fill)
    tree.setWeight(fill, 1)
    let frame = tree.insert(.frame(width: 50, height: nil, alignment: .bottomTrailing))
    tree.setChildren(frame, [fill])
    let row = tree.insert(.hstack(.center, spacing: 0))
    tree.setChildren(row, [frame])
    func layout(_ height: CGFloat) {
      tree.layout(root: row, proposal: ProposedViewSize(width: 400, height: height), in: Self.bounds)
    }
    layout(100)
    #expect(tree.counters.placements == 2)
    #expect(tree.frame(fill) == CGRect(x: 0, y: 0, width: 50, height: 100))
    layout(200)
    #expect(tree.didMove(fill) && tree.takeMovedItems() == 1)
    #expect(tree.absoluteFrame(fill) == CGRect(x: 175, y: 300, width: 50, height: 200))
    layout(200)
    #expect(!tree.didMove(fill) && tree.takeMovedItems() == 0)
    // Smaller than the frame now, so it goes to the frame's corner, from where it was.
    tree.update(fill, to: .fixed(CGSize(width: 10, height: 20)))
    #expect(tree.frame(fill) == CGRect(x: 0, y: 0, width: 50, height: 200))
    tree.counters = LayoutCounters()
    layout(200)
    #expect(tree.counters.placements == 3)
    #expect(tree.frame(fill) == CGRect(x: 40, y: 0, width: 10, height: 20))
    #expect(tree.didMove(fill) && tree.takeMovedItems() == 1)
  }

  @Test(
    "nested stacks ask each leaf a bounded number of times", arguments: [8, 16, 32, 50],
    [RoleSpec.fixed(20, 20), .text("to be or not to be", 20, nil)])
  func nestedStacks(depth: Int, leaf: RoleSpec) {
    for alternating in [false, true] {
      let tree = LayoutTree()
      var inner: LayoutID?
      for level in 0..<depth {
        let isRow = alternating && level % 2 == 1
        let stack = tree.insert(isRow ? .hstack(.center, spacing: 0) : .vstack(.center, spacing: 0))
        let child = tree.insert(leaf.role)
        tree.setChildren(stack, [child] + (inner.map { [$0] } ?? []))
        inner = stack
      }
      guard let root = inner else { return }
      tree.layout(root: root, proposal: ProposedViewSize(width: 100, height: 800), in: Self.bounds)
      var limit = 9
      if case .text = leaf { limit = 80 }
      #expect(tree.counters.sizeCalls <= limit * depth)
    }
  }
}
