// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rules of one role. A role is a type without values: records of one role differ in their arguments alone, and
/// `LayoutRole` says which role a record has. So nothing is looked up on the way.
///
/// A role reads its record and what the slots of the children say; it writes its own arguments, some of which are flags,
/// and hands the children their frames with `LayoutTree.place`. Queues, memory and the flags of passes are none of its
/// business: it asks and tells `LayoutTree+ForRoles`.
protocol Role {
  /// How the record answers every proposal, as far as one summary can say it.
  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary
  /// The answer to a proposal; asked for where the summary is not exact.
  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double>
  /// Places the children of the record, which answered `proposal` with `size`.
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext)
  /// A guide's position, where it was set in the subtree or is a baseline; nil elsewhere.
  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double?
}

/// A role around one child.
protocol UnaryRole: Role {
  /// Whether the child's priority, and its being a spacer, are seen from outside. That it keeps no distance to its
  /// neighbours is seen through any of these roles.
  static var forwardsPriority: Bool { get }
  static var forwardsSpacer: Bool { get }
  /// The summary, from the child's.
  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary
  /// What the child is offered, what it answers, and what the record makes of it.
  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse
  /// Where the child goes in a record of `size`.
  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement
}

/// How a record around one child answers.
struct UnaryResponse {
  var childProposal: SIMD2<Double>
  var childSize: SIMD2<Double>
  var size: SIMD2<Double>
}

/// What the child of such a record is offered when it is placed, its answer and its origin.
struct UnaryPlacement {
  var proposal: SIMD2<Double>
  var size: SIMD2<Double>
  var origin: SIMD2<Double>
}

extension UnaryRole {
  static var forwardsPriority: Bool { false }
  static var forwardsSpacer: Bool { false }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    var child = Summary().container
    if tree.records[id].childCount > 0 { child = tree.childSummary(tree.records[id].firstChild).container }
    if !forwardsPriority { child.priority = 0 }
    if !forwardsSpacer { child.facts.remove(.spacer) }
    return summary(tree, id, around: child)
  }

  /// The child's own answer.
  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse {
    let child = tree.measureChild(id, proposal)
    return UnaryResponse(childProposal: proposal, childSize: child, size: child)
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    response(tree, id, proposal).size
  }

  /// At the record's own origin.
  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement {
    let response = response(tree, id, proposal)
    return UnaryPlacement(proposal: response.childProposal, size: response.childSize, origin: SIMD2(0, 0))
  }

  @inline(never)
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    if tree.records[id].childCount == 0 { return }
    let placed = placement(tree, id, proposal, size)
    tree.place(only: tree.records[id].firstChild, placed, &context)
  }

  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    guard tree.records[id].childCount > 0 else { return nil }
    let size = tree.measure(tree.records[id].slot, proposal)
    let placed = placement(tree, id, proposal, size)
    guard let set = tree.explicitGuide(key, tree.records[id].firstChild, placed.proposal) else { return nil }
    return set + placed.origin[key.axis]
  }
}

/// A role of records without children, whose summary says everything.
protocol LeafRole: Role {}

extension LeafRole {
  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let summary = summary(tree, id)
    return SIMD2(summary.width.answer(proposal.x), summary.height.answer(proposal.y))
  }

  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {}

  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? { nil }
}
