// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  /// The size that the content was made for.
  fileprivate var contentSize: SIMD2<Double> {
    get { SIMD2(first, second) }
    set { (first, second) = (newValue.x, newValue.y) }
  }
}

/// Answers the proposal, and has its content made for the size that it gets (L-70, L-71).
enum ReaderRole: Role {
  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    var facts: SlotFacts = [.exact, .usesWidth, .usesHeight]
    // Once a layout was told in it where it stands, what is around the reader counts on it.
    facts.formUnion(tree.slots.infos[tree.records[id].slot].facts.intersection(.anchored))
    for slot in tree.records[id].children {
      facts.formUnion(tree.slots.infos[slot].facts.intersection(.anchored))
    }
    return Summary(width: .fill, height: .fill, facts: facts)
  }

  /// Its summary says everything.
  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(AxisRange.fill.answer(proposal.x), AxisRange.fill.answer(proposal.y))
  }

  /// The size to make the content for, if the content is stale or was made for another size. After this call the
  /// content counts as made for that size.
  static func takeNewSize(_ tree: LayoutTree, _ id: LayoutID, isStale: Bool) -> CGSize? {
    let size = tree.slots.frames[tree.records[id].slot].size
    guard isStale || !isSame(tree.arguments[id].contentSize, size) else { return nil }
    tree.arguments[id].contentSize = size
    return CGSize(width: size.x, height: size.y)
  }

  /// The content is offered the reader's size, and put at the top-leading corner.
  @inline(never)
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    for slot in tree.records[id].children {
      tree.place(
        slot, size, SlotFrame(origin: SIMD2(0, 0), size: tree.measure(slot, size)), &context)
    }
  }

  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? { nil }
}
