// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The last stage of placing a stack (`LayoutTree.lineUp`): what happens to a child whose frame is known.
protocol StackCommit {
  /// - Returns: Whether to go on with the next child.
  static func take(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ line: StackLine<some StackRole>,
    _ tree: LayoutTree, _ context: inout PlacementContext
  ) -> Bool
}

/// For all children of a stack, which have been counted together: each is placed.
enum PlacedChild: StackCommit {
  @inline(__always)
  static func take(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ line: StackLine<some StackRole>,
    _ tree: LayoutTree, _ context: inout PlacementContext
  ) -> Bool {
    context.isAtLast = slot + 1 == line.children.upperBound
    tree.placeCounted(slot, proposal, frame, &context)
    return true
  }
}

/// For one of few children that changed: it is placed, and not as the last one, because others may have to move after it.
enum ChangedChild: StackCommit {
  @inline(__always)
  static func take(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ line: StackLine<some StackRole>,
    _ tree: LayoutTree, _ context: inout PlacementContext
  ) -> Bool {
    tree.place(slot, proposal, frame, &context)
    return true
  }
}

/// For the leaves of a stack that is perhaps in place already: the frame is compared with the one that the leaf has. If all
/// leaves were placed instead, the layout of 1,000 rows (`layout.all-rows`) would take 1.47 times the instructions.
enum UnmovedLeaf: StackCommit {
  @inline(__always)
  static func take(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ line: StackLine<some StackRole>,
    _ tree: LayoutTree, _ context: inout PlacementContext
  ) -> Bool {
    let facts = tree.slots.infos[slot].facts
    if !facts.isPlacedEnd || line.isSettled && facts.contains(.ideals)
      || !tree.slots.frames[slot].isIdentical(to: frame)
    {
      return false
    }
    if !sameProposal(tree.slots.proposals[slot], proposal) { tree.slots.proposals[slot] = proposal }
    return true
  }
}
