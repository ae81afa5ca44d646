// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The first phase of a pass: the writes of one transaction become current, and what read them is out of date (I-31).
@MainActor
enum CommitPhase {
  /// Advances animations to the present time, and commits the oldest transaction.
  static func run(_ graph: ViewGraph) {
    if graph.animations.needsFrame { graph.advanceAnimations() }
    graph.animations.end = nil
    // The content of a geometry group is first laid out at the group's current place, in a separate pass, before
    // another animation starts from there. The next pass commits the writes.
    let waits = graph.geometryGroups?.haveAdvanced == true
    guard !waits, let pending = graph.writes.takeTransaction() else {
      graph.transaction = Transaction()
      return
    }
    // Replacing a plain transaction by a plain one, the usual case, counts no references.
    if !pending.transaction.isPlain || !graph.transaction.isPlain { graph.transaction = pending.transaction }
    graph.writes.generation = pending.generation + 1
    graph.tally.report.attributesUpdated +=
      graph.trace.isRecording
      ? commitAndRecord(pending.serial, graph)
      : graph.writes.commitWrites(of: pending.serial, in: graph.queue)
  }

  /// Commits a transaction's writes and notes which places they were, each once.
  ///
  /// - Returns: how many holders were asked and had not read the value.
  private static func commitAndRecord(_ serial: Int, _ graph: ViewGraph) -> Int {
    let written = graph.writes.writes(of: serial)
    let checks = graph.writes.commitWrites(of: serial, in: graph.queue)
    if let assumptions = graph.trace.assumptions { assumptions.polled.invalidateReaders(in: graph.queue) }
    var known: Set<String> = []
    for write in written {
      let callers = graph.writes.takeCallers(of: write)
      guard let (name, isRead) = write.written, known.insert(name).inserted else { continue }
      graph.record(.write(name, isRead: isRead, callers: callers))
    }
    return checks
  }
}
