// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The records that wait for their place during a layout, in one list for each reason to wait.
struct PlacementQueue {
  /// Records whose children must be placed again, those further up later.
  private var misplaced: ContiguousArray<LayoutID> = []
  /// Containers that were reached on the way down and are placed when no placement is running any more.
  private var deferred: ContiguousArray<PlacementContext> = []
  /// Readers that were reached on the way down and wait, and readers whose content is being made or placed.
  private(set) var waitingReaders: ContiguousArray<PlacementContext> = []
  private(set) var readersInPlace: ContiguousArray<PlacementContext> = []
  /// The readers in place whose content is to be made.
  private(set) var resizedReaders: ContiguousArray<PlacedReader> = []
  /// Subtrees that moved as a whole with a misplaced record somewhere in them.
  private var shiftedPaths: [ShiftedPath] = []
  /// The record whose children are placed next. Its four parts are stored apart, so that no load spans two of them.
  var nextID = LayoutID.none
  var nextOldOrigin = SIMD2<Double>(0, 0)
  var nextTraits: PlacementTraits = []
  var nextNewOrigin = SIMD2<Double>(0, 0)
  /// The number of the layout.
  private(set) var pass: UInt32 = 0
  /// Every container is placed again.
  var isPlacingAll = false
  /// The way from a record up to the root, while its place is looked up.
  var path: ContiguousArray<LayoutID> = []

  /// Whether the layout with this number found everything in place, see ``LayoutTree/passOver(rootCount:)``.
  private(set) var isPassedOver = false

  mutating func beginPass(isPassedOver: Bool = false) {
    pass += 1
    self.isPassedOver = isPassedOver
  }

  // MARK: - Misplaced records

  var nextMisplaced: LayoutID? { misplaced.last }

  var hasMisplaced: Bool { !misplaced.isEmpty }

  mutating func addMisplaced(_ id: LayoutID) { misplaced.append(id) }

  mutating func removeNextMisplaced() { misplaced.removeLast() }

  /// Puts back records that are in another tree than the one that is laid out, the first taken last.
  mutating func putBack(_ elsewhere: [LayoutID]) { misplaced.append(contentsOf: elsewhere.reversed()) }

  // MARK: - Containers that wait

  mutating func addDeferred(_ context: PlacementContext) { deferred.append(context) }

  mutating func nextDeferred() -> PlacementContext? { deferred.popLast() }

  // MARK: - Readers

  mutating func addReader(_ context: PlacementContext) { waitingReaders.append(context) }

  /// Takes the readers that wait; readers inside of their contents wait for the next time.
  mutating func beginReaders() { swap(&waitingReaders, &readersInPlace) }

  mutating func endReaders() { readersInPlace.removeAll(keepingCapacity: true) }

  mutating func addResized(_ reader: PlacedReader) { resizedReaders.append(reader) }

  mutating func clearResized() { resizedReaders.removeAll(keepingCapacity: true) }

  // MARK: - Subtrees that moved

  mutating func addShifted(_ path: ShiftedPath) { shiftedPaths.append(path) }

  /// The entry of the subtree below this record, if this layout moved it as a whole.
  func shift(of id: LayoutID) -> ShiftedPath? { shiftedPaths.last { $0.record == id } }

  mutating func clearShifted() { shiftedPaths.removeAll(keepingCapacity: true) }

  /// Gives back memory that building a tree has left over.
  mutating func trim() {
    misplaced.trim()
    shiftedPaths = []
    path = []
  }
}
