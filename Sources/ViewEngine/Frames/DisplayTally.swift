// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The possible differences to the last display list: the leaves that may have changed, and how many items were
/// inserted, removed and moved.
@MainActor
package struct DisplayTally {
  // The lists do not retain leaves; leaves that were removed in this frame are kept alive separately.

  /// The leaves that may draw something else, each with the text that it drew until then, if it is one.
  private var touchedLeaves: ContiguousArray<(leaf: Unmanaged<LeafNode>, text: DisplayedText?)> = []
  /// The leaves that were made since the last frame's display list, and how many of them have been laid out.
  private var newLeaves: ContiguousArray<Unmanaged<LeafNode>> = []
  private var removedLeaves: ContiguousArray<LeafNode> = []
  private var placedLeaves = 0
  /// Counts the leaves that were made or removed; while it stays the same, so does the number of leaves below each node.
  private(set) var leafChanges = 0
  private var insertedItems = 0
  private var removedItems = 0
  private var movedItems = 0
  /// How many trees have leaves that are no items of the list: screens behind others, and symbols.
  private var undrawnTrees = 0

  nonisolated init() {}

  var isEmpty: Bool { touchedLeaves.isEmpty }
  var hasUndrawnTrees: Bool { undrawnTrees > 0 }

  /// Notes that a leaf may draw something else.
  mutating func touch(_ leaf: LeafNode, drawnSoFar text: consuming DisplayedText?) {
    if !leaf.marks.isDisjoint(with: [.displayChanged, .removed]) { return }
    leaf.marks.insert(.displayChanged)
    touchedLeaves.append((Unmanaged.passUnretained(leaf), text))
  }

  mutating func insert(_ leaf: Unmanaged<LeafNode>) {
    insertedItems += 1
    leafChanges &+= 1
    newLeaves.append(leaf)
  }

  mutating func remove(_ leaf: LeafNode) {
    leafChanges &+= 1
    let isNew = leaf.marks.contains(.isNew)
    if isNew {
      insertedItems -= 1
    } else if !isUndrawn(leaf) {
      removedItems += 1
    }
    if isNew || leaf.marks.contains(.displayChanged) { removedLeaves.append(leaf) }
  }

  /// Notes that items are drawn at other places than in the last frame.
  mutating func noteMoves(_ count: Int) {
    movedItems += count
  }

  /// The same for the items that an animation moves.
  mutating func noteMoves(of node: any AnimatedNode) {
    if undrawnTrees > 0, let node = node as? ViewNode, node.isUndrawn { return }
    movedItems += node.animatedItemCount
  }

  /// How many moves have been noted. Reset if a layout has moved items back to their places.
  var notedMoves: Int {
    get { movedItems }
    set { movedItems = newValue }
  }

  /// Notes that another screen covers this one from now on, and how many of its items were drawn.
  mutating func coverScreen(of items: Int) {
    addUndrawnTree()
    removedItems += items
  }

  /// Notes that a screen is no longer covered, and how many of its items are drawn again.
  mutating func uncoverScreen(of items: Int) {
    removeUndrawnTree()
    insertedItems += items
  }

  /// Notes that a tree whose leaves add no items was added or removed.
  package mutating func addUndrawnTree() { undrawnTrees += 1 }
  package mutating func removeUndrawnTree() { undrawnTrees -= 1 }

  /// Whether a node is on a covered screen or in a symbol. Its changes are then no edits of the display list.
  func isUndrawn(_ node: ViewNode) -> Bool {
    undrawnTrees > 0 && node.isUndrawn
  }

  /// Notes that the new leaves have their first frames.
  @inline(__always)
  mutating func leavesDidSettle() {
    if placedLeaves != newLeaves.count { newLeavesDidSettle() }
  }

  private mutating func newLeavesDidSettle() {
    for leaf in newLeaves[placedLeaves...] { leaf.unretained { _ = $0.marks.remove(.isUnplaced) } }
    placedLeaves = newLeaves.count
  }

  /// The next leaf to look at in the display phase.
  @inline(__always)
  mutating func takeTouched() -> (leaf: Unmanaged<LeafNode>, text: DisplayedText?)? {
    touchedLeaves.popLast()
  }

  /// Takes the edits that turn the last frame's display list into this one's. Counting begins anew.
  ///
  /// - Parameters:
  ///   - changed: How many leaves draw something else in the same place.
  ///   - keepsRoom: Whether to keep the memory, because as many new leaves may be made again.
  mutating func takeEdits(changed: Int, keepsRoom: Bool) -> Int {
    if undrawnTrees > 0 {
      // A new leaf on a covered screen is inserted when its screen is shown.
      for leaf in newLeaves where leaf.unretained({ !$0.marks.contains(.removed) && $0.isUndrawn }) {
        insertedItems -= 1
      }
    }
    let edits = changed + movedItems + insertedItems + removedItems
    (movedItems, insertedItems, removedItems) = (0, 0, 0)
    if !removedLeaves.isEmpty || !newLeaves.isEmpty { forgetNewLeaves(keepsRoom: keepsRoom) }
    return edits
  }

  private mutating func forgetNewLeaves(keepsRoom: Bool) {
    for leaf in newLeaves { leaf.unretained { _ = $0.marks.remove(.isNew) } }
    newLeaves.removeAll(keepingCapacity: keepsRoom)
    removedLeaves = []
    placedLeaves = 0
  }
}

extension ViewGraph {
  /// Notes that a leaf may draw something else.
  package func markDisplayChanged(_ leaf: LeafNode, drawnSoFar text: consuming DisplayedText? = nil) {
    noteChange()
    display.touch(leaf, drawnSoFar: text)
  }
}
