// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FourArguments {
  /// How far from the group's own place the child stands.
  fileprivate var distance: SIMD2<Double> { SIMD2(first, second) }
  /// How much larger than the group's own size the child's is.
  fileprivate var growth: SIMD2<Double> { SIMD2(third, fourth) }
}

/// Lays the child out where the group is drawn while it is on its way to another frame. At rest everything passes
/// through.
enum DisplacedRole: UnaryRole {
  static var forwardsPriority: Bool { true }
  static var forwardsSpacer: Bool { true }

  static func write(_ distance: CGSize, _ growth: CGSize, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .displaced
    let distance = tree.checked("geometryGroup") { $0.size(distance) }
    let growth = tree.checked("geometryGroup") { $0.size(growth) }
    tree.setFourArguments(
      id, FourArguments(distance.width, distance.height, growth.width, growth.height))
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    var result = child
    // The child may wrap where it is drawn though it does not at rest, and then every length of the proposal tells.
    if tree.store.fourArguments(id).growth != SIMD2(0, 0) {
      result.facts.formUnion([.usesWidth, .usesHeight])
    }
    return result
  }

  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement {
    let arguments = tree.store.fourArguments(id)
    let (growth, distance) = (arguments.growth, arguments.distance)
    if growth == SIMD2(0, 0) { return UnaryPlacement(proposal: proposal, size: size, origin: distance) }
    // An axis on which the group does not grow is offered what it is offered at rest.
    let offer = SIMD2(
      growth.x == 0 ? proposal.x : max(size.x + growth.x, 0),
      growth.y == 0 ? proposal.y : max(size.y + growth.y, 0))
    return UnaryPlacement(
      proposal: offer, size: tree.measure(tree.records[id].firstChild, offer), origin: distance)
  }

  /// The distance is the same from left to right and from right to left: it is that of what is drawn.
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    if tree.records[id].childCount == 0 { return }
    var placed = placement(tree, id, proposal, size)
    if context.traits.contains(.mirrored) { placed.origin.x = size.x - placed.size.x - placed.origin.x }
    tree.place(only: tree.records[id].firstChild, placed, &context)
  }

  /// The child's, as if the group were at rest: neighbours do not see where it is drawn.
  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    guard tree.records[id].childCount > 0 else { return nil }
    return tree.explicitGuide(key, tree.records[id].firstChild, proposal)
  }
}
