// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The records that wait for their summary, and the order in which a way up takes them.
struct SummaryQueue {
  /// Records with the flag `listed`.
  private(set) var stale: ContiguousArray<LayoutID> = []
  /// Records on the way up whose children have all reported.
  private var ready: [LayoutID] = []
  /// Records marked `onPath` since the last layout.
  private(set) var path: [LayoutID] = []
  /// The records of a root's subtree, parents first, without those whose answers are constant; valid while
  /// `orderIsValid`.
  private(set) var order: ContiguousArray<LayoutID> = []
  private var orderRoot = LayoutID.none
  private var orderIsValid = false
  /// Counts calls of `invalidateAll`, and which of them a root has followed.
  private var epoch: UInt32 = 0
  private var followedEpochs: [LayoutID: UInt32] = [:]
  /// How many stale records are worth a sweep over the whole tree, if they are a quarter of it.
  var leastSwept = 64

  // MARK: - Stale records

  @inline(__always)
  mutating func addStale(_ id: LayoutID) { stale.append(id) }

  mutating func clearStale() { stale.removeAll(keepingCapacity: true) }

  /// Keeps only those records for which a closure says so.
  mutating func filterStale(_ isKept: (LayoutID) -> Bool) {
    var kept = 0
    for index in stale.indices where isKept(stale[index]) {
      stale[kept] = stale[index]
      kept += 1
    }
    stale.removeLast(stale.count - kept)
  }

  /// Whether so much of a tree is stale that it costs less to look at all of it.
  func isWorthSweeping(of liveCount: Int) -> Bool { stale.count > leastSwept && stale.count > liveCount / 4 }

  // MARK: - The way up

  mutating func addReady(_ id: LayoutID) { ready.append(id) }

  mutating func nextReady() -> LayoutID? { ready.popLast() }

  mutating func addToPath(_ id: LayoutID) { path.append(id) }

  mutating func clearPath() { path.removeAll(keepingCapacity: true) }

  // MARK: - The order of sweeps

  /// Notes that records came or went, or that one has become constant or is so no longer.
  mutating func invalidateOrder() { orderIsValid = false }

  func isOrdered(_ root: LayoutID) -> Bool { orderIsValid && orderRoot == root }

  mutating func beginOrder(of root: LayoutID) {
    order.removeAll(keepingCapacity: true)
    orderRoot = root
    orderIsValid = true
  }

  mutating func addToOrder(_ id: LayoutID) { order.append(id) }

  // MARK: - Everything

  /// Every summary must be worked out again, whichever root is laid out next.
  mutating func invalidateAll() { epoch += 1 }

  /// Whether no summary is out of date below any of so many roots.
  @inline(__always)
  func areUpToDate(rootCount: Int) -> Bool {
    stale.isEmpty && (epoch == 0 || haveFollowed(rootCount))
  }

  private func haveFollowed(_ rootCount: Int) -> Bool {
    followedEpochs.count == rootCount && followedEpochs.values.allSatisfy { $0 == epoch }
  }

  /// Whether everything below a root is to be summarized anew. The question is answered with yes once.
  mutating func takeInvalidation(of root: LayoutID) -> Bool {
    if epoch == 0 || followedEpochs[root] == epoch { return false }
    followedEpochs[root] = epoch
    return true
  }

  /// A record is gone.
  mutating func forget(_ id: LayoutID) {
    if !followedEpochs.isEmpty { followedEpochs[id] = nil }
  }

  /// Gives back memory that building a tree has left over.
  mutating func trim() {
    order.trim()
    stale.trim()
    path = []
    ready = []
  }
}
