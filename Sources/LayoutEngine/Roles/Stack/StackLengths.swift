// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What every stage of placing needs to know of the stack.
struct StackLine<Stack: StackRole> {
  let id: LayoutID
  let children: Range<SlotIndex>
  /// What each child is offered across the stack.
  let cross: Double
  /// The stack's own length across.
  let extent: Double
  /// Which part of the room that a child leaves across comes before the child.
  let part: Double
  /// The distance between children; NaN leaves it to them.
  let spacing: Double
  /// Whether no child's length along the stack depends on what it is offered.
  let isSettled: Bool

  @inline(__always)
  var axis: Axis { Stack.axis }

  /// A child that is aligned by an edge or the centre. In a stack of infinite extent there is neither a centre nor an end.
  @inline(__always)
  func aligned(offer: Double, length: Double, breadth: Double) -> StackChild {
    // The sum makes a plain zero of one with a sign.
    let origin = extent == .infinity ? 0 : (extent - breadth) * part + 0
    return StackChild(offer: offer, length: length, breadth: breadth, origin: origin)
  }
}

/// What the first stage finds out about a child.
struct StackChild {
  /// What the child is offered along the stack.
  var offer: Double
  /// Its lengths along the stack and across.
  var length: Double
  var breadth: Double
  /// Where it begins across the stack.
  var origin: Double
}

/// The first stage of placing a stack (`LayoutTree.lineUp`): how its length is divided. Each way to divide it is one
/// type; the other stages are the same for all of them.
protocol StackLengths {
  /// The children are asked for one after another, in the order in which they stand.
  mutating func next(_ child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> StackChild
  /// The distance between a child and the next one.
  func distance(after child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> Double
}

extension StackLengths {
  @inline(__always)
  func distance(after child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> Double {
    let next = child + 1
    return next == line.children.upperBound ? 0 : tree.spacing(line.spacing, line.axis, before: next)
  }
}

/// In a plain stack whose children are served in the order in which they stand: arithmetic on their ranges. With
/// `SolvedLengths` instead, 1,000 rows in a window of another width (`layout.window-width`) take 1.73 times the instructions.
struct PlainLengths: StackLengths {
  let infos: SlotColumn<SlotInfo>
  let mains: LimitColumn
  let crosses: LimitColumn
  /// The distance between two children. None of them has an open edge.
  let distance: Double
  /// What is left of the stack's length. If nothing is to be divided, the length is NaN, and so is what is left of it: no
  /// child is offered anything.
  var available: Double
  /// Whether children get their own ideal lengths, if they have such.
  let asksIdeals: Bool

  @inline(__always)
  mutating func next(_ child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> StackChild
  {
    let offer = max(tree.share(available, of: line.children.upperBound - child), 0)
    var length = mains[child].clamp(offer)
    if asksIdeals && infos[child].facts.contains(.ideals) { length = tree.ownIdeal(child, line.axis) }
    available -= length
    return line.aligned(offer: offer, length: length, breadth: crosses[child].clamp(line.cross))
  }

  @inline(__always)
  func distance(after child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> Double {
    distance
  }
}

/// In a stack in which no child's length depends on its offer: each child is asked without one. With `SolvedLengths`
/// instead, the layout of 1,000 rows of two texts takes 1.38 times the instructions, of 1,000 columns of two texts 1.24.
struct AskedLengths: StackLengths {
  @inline(__always)
  mutating func next(_ child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> StackChild
  {
    let size = tree.measure(child, SIMD2(line.axis, along: .nan, across: line.cross))
    return line.aligned(offer: .nan, length: size[line.axis], breadth: size[line.axis.other])
  }
}

/// In every other stack: the children have been served one after another (L-51) and aligned by their guides.
struct SolvedLengths: StackLengths {
  let items: UnsafeMutableBufferPointer<StackItem>

  @inline(__always)
  mutating func next(_ child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> StackChild
  {
    let item = items[child - line.children.lowerBound]
    return StackChild(offer: item.offer, length: item.main, breadth: item.cross, origin: item.crossOrigin)
  }
}
