// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import Publishing

/// A write that waits for its transaction to be committed.
@MainActor
protocol PendingWrite: AnyObject {
  /// Makes the value of this transaction current, and invalidates the readers.
  ///
  /// - Returns: how many holders were asked and had not read the value.
  func commit(serial: Int, in queue: UpdateQueue) -> Int
  /// The place as a person knows it, and whether any view will look at the change; asked after the commit. `nil`
  /// when the place is gone.
  var written: (name: String, isRead: Bool)? { get }
}

/// The writes since the last frame, by transaction. Writes of one transaction are committed together, transactions
/// one after the other (I-28, I-29, I-31).
package final class WriteQueue {
  struct Pending {
    let serial: Int
    let token: Int
    let transaction: Transaction
    /// The generation that the writes belong to; 0 for those made outside of a frame.
    let generation: Int
  }

  @exclusivity(unchecked) private(set) var transactions: ContiguousArray<Pending> = []
  @exclusivity(unchecked) private var writes: ContiguousArray<(serial: Int, write: any PendingWrite)> = []
  @exclusivity(unchecked) private var nextSerial = 1
  /// Whether the owning graph is in the middle of an update.
  @exclusivity(unchecked) private(set) var isUpdating = false
  /// The generation that writes made now belong to: one more than that of the transaction that was committed last, whose
  /// actions make them.
  @exclusivity(unchecked) var generation = 0
  /// Runtime issues in the order in which they happened.
  @exclusivity(unchecked) var diagnostics = DiagnosticLog()

  /// Whether the views have left: a written value stays in its location, and no reader is invalidated.
  private var isClosed = false

  /// Updates the views with the writes so far, before another transaction begins; does nothing while they are being
  /// updated.
  @exclusivity(unchecked) var commitEarly: (() -> Void)?

  /// Returns the callers of a write, innermost first, for a tool that shows where each write was made.
  @exclusivity(unchecked) var callers: (() -> [UInt64])?
  /// The callers of the writes that wait.
  private var callersOfWrites: [ObjectIdentifier: [UInt64]] = [:]

  var isEmpty: Bool { transactions.isEmpty }

  /// Whether a write made now belongs to the transaction of the last one.
  var latestSerialIsCurrent: Bool {
    transactions.last.map { $0.token == currentEvaluation.writeToken } ?? false
  }

  /// Updates, lays out or draws: what client code writes meanwhile is refused.
  @inline(__always)
  package func updating<Result>(_ update: () throws -> Result) rethrows -> Result {
    isUpdating = true
    defer { isUpdating = false }
    return try update()
  }

  /// Forgets the waiting writes, and takes no more. Otherwise the written locations would stay here for ever, and they
  /// keep the queue alive.
  func close() {
    isClosed = true
    transactions = []
    writes = []
  }

  /// Reports a write that another thread has asked for.
  @inline(__always)
  package func noteBackgroundWrite() {
    if BackgroundWrites.isCarryingOut, !isClosed { diagnostics.append(BackgroundWrites.warning) }
  }

  /// Whether a write must be refused now; the reason is noted, unless a check repeats what was noted before.
  @inline(__always)
  func refusesWrites() -> Bool {
    noteBackgroundWrite()
    let phase = evaluationPhase
    if phase == .idle { return false }
    guard isUpdating else { return phase == .checking }
    diagnostics.append("Modifying state during view update, this will cause undefined behavior.")
    return true
  }

  /// The transaction that a write made now belongs to: the last one if it still is the current one, else a new one.
  func serialForWrite() -> Int {
    // By index, because `last` would be a copy.
    let token = currentEvaluation.writeToken
    let last = transactions.count - 1
    if last >= 0, transactions[last].token == token { return transactions[last].serial }
    let serial = nextSerial
    nextSerial += 1
    let transaction = currentEvaluation.writeContext.transaction
    if !transaction.isPlain {
      for completion in transaction.completions { completion.isWaiting = true }
    }
    transactions.append(
      Pending(serial: serial, token: token, transaction: transaction, generation: generation))
    return serial
  }

  func append(_ write: any PendingWrite) {
    append(write, serial: serialForWrite())
  }

  func append(_ write: any PendingWrite, serial: Int) {
    if isClosed { return close() }
    if let callers { callersOfWrites[ObjectIdentifier(write)] = callers() }
    writes.append((serial, write))
  }

  /// Takes out the oldest transaction.
  func takeTransaction() -> Pending? {
    guard !transactions.isEmpty else { return nil }
    if transactions.count == 1 { return transactions.removeLast() }
    return transactions.removeFirst()
  }

  /// Whether a transaction is the next to be committed.
  func isOldest(_ serial: Int) -> Bool {
    !transactions.isEmpty && transactions[0].serial == serial
  }

  /// The writes of a transaction, in the order in which they were made.
  func writes(of serial: Int) -> [any PendingWrite] {
    writes.prefix { $0.serial == serial }.map(\.write)
  }

  /// The callers of a write; empty if no tool asks for them.
  func takeCallers(of write: any PendingWrite) -> [UInt64] {
    callersOfWrites.removeValue(forKey: ObjectIdentifier(write)) ?? []
  }

  /// Commits the writes of a transaction, in the order in which they were made.
  ///
  /// - Returns: how many holders were asked and had not read the value.
  @MainActor
  func commitWrites(of serial: Int, in queue: UpdateQueue) -> Int {
    // The last one is moved out first, which counts no reference.
    if writes.count == 1, writes[0].serial == serial {
      return writes.removeLast().write.commit(serial: serial, in: queue)
    }
    var checks = 0
    var count = 0
    while count < writes.count, writes[count].serial == serial {
      checks += writes[count].write.commit(serial: serial, in: queue)
      count += 1
    }
    writes.removeFirst(count)
    return checks
  }
}
