// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// The nodes that look at the result of a layout.
@MainActor
package struct LayoutObservers {
  private var readers: ContiguousArray<SizeReader?> = []
  private var positions: [any PositionReader] = []
  private var geometry: ContiguousArray<PassthroughNode> = []
  /// Whether some of them have left since the list was last gone through.
  private var geometryHasLeft = false
  private var coveredReaders: [SizeReader] = []
  private var detachedTrees: [DetachedNode] = []
  /// Whether the contents of readers in geometry groups are not made yet, because the groups may be drawn elsewhere.
  var holdsReadersInGroups = false
  private var heldReaders: [SizeReader] = []
  /// Whether readers are being made in another order than that of the tree, in which their contents are to be made, too.
  private var notesOrderOfReaders = false
  /// Those of them whose contents have not been made, in that order.
  private var readersInOrder: ContiguousArray<LayoutID> = []

  nonisolated init() {}

  /// Begins or ends to note the order in which readers are made.
  ///
  /// - Returns: whether it was noted until now.
  mutating func noteOrderOfReaders(_ isNoted: Bool) -> Bool {
    let before = notesOrderOfReaders
    notesOrderOfReaders = isNoted
    return before
  }

  /// The reader that owns a record.
  func reader(at id: LayoutID) -> SizeReader? { readers[Int(id.raw)] }

  /// Sets the reader whose content is made when the size of a record is final; nil when the reader leaves.
  mutating func setReader(_ reader: SizeReader?, at id: LayoutID) {
    let index = Int(id.raw)
    while readers.count <= index { readers.append(nil) }
    readers[index] = reader
    if notesOrderOfReaders, reader != nil {
      readersInOrder.append(id)
    } else if reader == nil, !readersInOrder.isEmpty {
      readersInOrder.removeAll { $0 == id }
    }
  }

  /// Puts readers into the order in which their contents are made: that of the tree, unless they were made in another one.
  mutating func inOrder(_ placed: ContiguousArray<PlacedReader>) -> ContiguousArray<PlacedReader> {
    if readersInOrder.isEmpty { return placed }
    let noted = Set(readersInOrder)
    var ready: [LayoutID: PlacedReader] = [:]
    for reader in placed where noted.contains(reader.id) { ready[reader.id] = reader }
    var next = readersInOrder.compactMap { ready[$0] }.makeIterator()
    let ordered = placed.map { noted.contains($0.id) ? next.next() ?? $0 : $0 }
    readersInOrder.removeAll { ready[$0] != nil }
    return ContiguousArray(ordered)
  }

  /// Removes the readers whose contents must wait.
  mutating func withoutHeld(_ placed: ContiguousArray<PlacedReader>) -> ContiguousArray<PlacedReader> {
    if !holdsReadersInGroups { return placed }
    return placed.filter { placed in
      guard let reader = reader(at: placed.id), reader.nearestInTree(GeometryGroupNode.self) != nil else {
        return true
      }
      heldReaders.append(reader)
      return false
    }
  }

  /// Makes the contents that have waited.
  ///
  /// - Returns: whether there are any, so that another layout is due.
  mutating func releaseReaders(in tree: LayoutTree) -> Bool {
    let readers = heldReaders.filter { !$0.marks.contains(.removed) }
    heldReaders = []
    for reader in readers { tree.invalidateReader(reader.layoutID) }
    return !readers.isEmpty
  }

  /// Notes that the content of a reader on a covered screen must be made again; no layout reaches such a reader.
  mutating func noteCovered(_ reader: SizeReader) {
    coveredReaders.append(reader)
  }

  /// The next of those readers.
  mutating func takeCoveredReader() -> SizeReader? { coveredReaders.popLast() }

  /// Lets a node check its position after every layout, until it leaves.
  package mutating func register(_ reader: any PositionReader) {
    if reader.marks.contains(.readsPosition) { return }
    reader.marks.insert(.readsPosition)
    positions.append(reader)
  }

  /// The nodes that check their positions after a layout.
  @inline(__always)
  mutating func positionReaders() -> [any PositionReader] {
    positions.isEmpty ? [] : presentPositionReaders()
  }

  private mutating func presentPositionReaders() -> [any PositionReader] {
    positions.removeAll { $0.marks.contains(.removed) }
    return positions.contains { $0.marks.contains(.frozen) }
      ? positions.filter { !$0.marks.contains(.frozen) } : positions
  }

  /// Adds a tree that is laid out with the others until it leaves, and that checks its state after every layout.
  mutating func register(_ tree: DetachedNode) {
    detachedTrees.append(tree)
    register(tree as any PositionReader)
  }

  var hasDetachedTrees: Bool { !detachedTrees.isEmpty }

  /// Whether any node waits for the end of a layout or checks its position after it, as the roots of detached trees do.
  var wantLayout: Bool { !positions.isEmpty || !coveredReaders.isEmpty }

  /// The trees that are drawn only where something else draws them.
  mutating func presentDetachedTrees() -> [DetachedNode] {
    detachedTrees.removeAll { $0.marks.contains(.removed) }
    return detachedTrees.contains { $0.marks.contains(.frozen) }
      ? detachedTrees.filter { !$0.marks.contains(.frozen) } : detachedTrees
  }

  /// Lets a node look at each final layout, until it leaves.
  package mutating func register(_ observer: PassthroughNode) {
    geometry.append(observer)
  }

  /// Notes that such a node is being removed. All that have left are taken out at once, after the next layout: taken out one
  /// by one, a list of them would take the square of its length.
  package mutating func geometryObserverLeaves() { geometryHasLeft = true }

  /// The nodes that look at the final layout.
  mutating func geometryObservers() -> ContiguousArray<PassthroughNode> {
    if geometryHasLeft {
      geometry.removeAll { $0.marks.contains(.removed) }
      geometryHasLeft = false
    }
    return geometry
  }
  var hasGeometryObservers: Bool { !geometry.isEmpty }
}

/// A node whose content is made when its size is settled. A class, because there are many and each is listed: a
/// reference takes half the room of a value of a protocol.
open class SizeReader: ArrangingNode {
  open func placed(size: CGSize) {}
  /// Makes the content again, if it is out of date, for the size that it had.
  open func updateCovered() {}
}

/// A node that checks its position after a layout, and may request another layout.
@MainActor
package protocol PositionReader: ViewNode {
  /// Called after layout.
  ///
  /// - Returns: whether the layout is out of date now.
  func positionDidSettle() -> Bool
  /// Called when no reader requests another layout any more.
  ///
  /// - Returns: whether the layout is out of date now.
  func positionsDidSettle() -> Bool
  /// Whether each further layout makes progress, as when a lazy container makes rows. Such a reader is asked after up to
  /// 200 layouts of a pass, when no other one wants another; others are asked after four layouts without progress.
  var makesProgress: Bool { get }
}

extension PositionReader {
  package var makesProgress: Bool { false }
  package func positionsDidSettle() -> Bool { false }
}

extension ViewGraph: LayoutTreeDelegate {
  nonisolated package func readersPlaced(_ placed: ContiguousArray<PlacedReader>) {
    MainActor.assumeIsolated {
      for reader in observers.inOrder(observers.withoutHeld(placed)) {
        observers.reader(at: reader.id)?.placed(size: reader.size)
      }
    }
  }
}
