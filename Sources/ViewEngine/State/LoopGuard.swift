// SPDX-License-Identifier: Apache-2.0

/// Lets an action run at most twice in a frame (E-13).
///
/// Transactions with one generation number count as one run: none of them caused another (I-29). See
/// `WriteQueue.generation`.
package struct LoopGuard {
  private var frame = -1
  private var generation = -1
  private var count = 0

  package init() {}

  @MainActor
  package mutating func admits(in graph: ViewGraph) -> Bool {
    if graph.frameSerial != frame {
      frame = graph.frameSerial
      generation = -1
      count = 0
    }
    if graph.writes.generation != generation {
      generation = graph.writes.generation
      count += 1
    }
    return count <= 2
  }
}
