// SPDX-License-Identifier: Apache-2.0

/// Lets an action run in at most two rounds of a frame (E-13).
///
/// A round is what one round of actions wrote. Several transactions of the same round each get their turn
/// (I-29): they are no loop.
struct LoopGuard {
  private var frame = -1
  private var round = -1
  private var count = 0

  @MainActor
  mutating func admits(in graph: ViewGraph) -> Bool {
    if graph.frameSerial != frame {
      frame = graph.frameSerial
      round = -1
      count = 0
    }
    if graph.writes.round != round {
      round = graph.writes.round
      count += 1
    }
    return count <= 2
  }
}
