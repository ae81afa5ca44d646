// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension CommitPhase {
  /// Advances animations to the present time, and commits the oldest transaction.
  func run() {
    if animations.needsFrame { advanceAnimations() }
    animations.end = nil
    // The content of a geometry group is first laid out at the group's current place, in a separate pass, before
    // another animation starts from there. The next pass commits the writes.
    let waits = geometryGroups?.haveAdvanced == true
    guard !waits, let pending = writes.takeTransaction() else {
      begin(Transaction())
      return
    }
    begin(pending.transaction)
    writes.generation = pending.generation + 1
    noteChecks(
      trace.isRecording ? commitAndRecord(pending.serial) : writes.commitWrites(of: pending.serial, in: queue)
    )
    if let assumptions = trace.assumptions { assumptions.polled.invalidateReaders(in: queue) }
  }

  /// Commits a transaction's writes and notes which places they were, each once.
  ///
  /// - Returns: how many holders were asked and had not read the value.
  private func commitAndRecord(_ serial: Int) -> Int {
    let written = writes.writes(of: serial)
    let checks = writes.commitWrites(of: serial, in: queue)
    var known: Set<String> = []
    for write in written {
      let callers = writes.takeCallers(of: write)
      guard let (name, isRead) = write.written, known.insert(name).inserted else { continue }
      trace.recorder.events.append(.write(name, isRead: isRead, callers: callers))
    }
    return checks
  }
}
