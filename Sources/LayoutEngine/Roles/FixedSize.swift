// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The child's ideal size on the chosen axes (L-40).
enum FixedSizeRole: UnaryRole {
  static func write(_ horizontal: Bool, _ vertical: Bool, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .fixedSize
    if horizontal { tree.records[id].flags.insert(.fixesWidth) }
    if vertical { tree.records[id].flags.insert(.fixesHeight) }
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    var result = child
    if !child.facts.contains(.exact) { return .general(child.facts) }
    if tree.records[id].flags.contains(.fixesWidth) {
      result.width = AxisRange(fixed: child.width.ideal)
      result.facts.subtract([.usesWidth, .textual])
    }
    if tree.records[id].flags.contains(.fixesHeight) {
      result.height = AxisRange(fixed: child.height.ideal)
      result.facts.remove(.usesHeight)
    }
    return result
  }

  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse {
    var offer = proposal
    if tree.records[id].flags.contains(.fixesWidth) { offer.x = .nan }
    if tree.records[id].flags.contains(.fixesHeight) { offer.y = .nan }
    let child = tree.measureChild(id, offer)
    return UnaryResponse(childProposal: offer, childSize: child, size: child)
  }
}
