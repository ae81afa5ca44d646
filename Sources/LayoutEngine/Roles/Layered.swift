// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The first child decides the size; the others are laid out in it (L-45). Several others are one stack.
enum LayeredRole: Role {
  static func write(_ alignment: Alignment, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .layered
    tree.setAlignment(id, alignment)
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    if tree.records[id].childCount == 0 { return Summary() }
    var summary = tree.childSummary(tree.records[id].firstChild).container
    for layer in tree.records[id].children.dropFirst() {
      summary.facts.formUnion(tree.slots.infos[layer].facts.intersection(.anchored))
    }
    return summary
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    tree.measure(tree.records[id].firstChild, proposal)
  }

  @inline(never)
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    if tree.records[id].childCount == 0 { return }
    tree.place(
      tree.records[id].firstChild, proposal, SlotFrame(origin: SIMD2(0, 0), size: size), &context)
    if tree.records[id].childCount > 2 {
      DepthRole.arrangeLayers(tree, id, size, &context)
    } else {
      tree.placeInBox(id, size, from: 1, &context)
    }
  }

  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    tree.explicitGuide(key, tree.records[id].firstChild, proposal)
  }
}
