// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Synchronization

/// The writes of other threads. They are stored here under a lock, and the main actor carries them out before it does
/// anything whose result depends on them.
///
/// The main actor reads state without a lock. It takes the lock only for the moment in which it stores a value, so that
/// another thread can read it; other threads never touch what belongs to the main actor. A thread reads back its own
/// value at once, even if the main actor has not carried out the write yet.
@usableFromInline
package enum BackgroundWrites {
  /// SwiftUI's warning for such a write.
  package static let warning =
    "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
    + "(via operators like receive(on:)) on model updates."

  private struct Entry {
    /// The location that is written, if its value is remembered for the thread that wrote it.
    let place: ObjectIdentifier?
    /// Whether the entry only writes to a location.
    let isWrite: Bool
    let run: () -> Void
  }

  /// The value written last to a location, for reads of other threads.
  private final class Latest {
    /// Retains the location while writes wait, so that no other object gets its address …
    var place: AnyObject?
    /// … and shows afterwards whether the location still exists.
    weak var weakPlace: AnyObject?
    var value: Any
    var waiting = 0
    var version = 0
    /// Whether only the main actor can ask the location for its value, so that the last answer is kept.
    let staysKnown: Bool

    init(_ place: AnyObject, _ value: Any, staysKnown: Bool) {
      self.place = place
      weakPlace = place
      self.value = value
      self.staysKnown = staysKnown
    }
  }

  @usableFromInline package static let count = Atomic(0)
  /// How many threads are between announcing a change and making it.
  private static let unfinished = Atomic(0)
  // Unsafe, both: touched under the lock only.
  nonisolated(unsafe) private static var entries: [Entry] = []
  nonisolated(unsafe) private static var latest: [ObjectIdentifier: Latest] = [:]
  // Unsafe: only used on the main actor. Behind an inlined accessor: another module's direct access would be checked.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var carriesOut = false

  // MARK: On the main actor

  /// Whether the code that runs now was posted by another thread.
  @inlinable package static var isCarryingOut: Bool { carriesOut }

  /// Whether anything waits.
  @inlinable package static var isWaiting: Bool { count.load(ordering: .relaxed) != 0 }

  /// Carries out the writes to locations, and nothing else that other threads have posted. Called between a read and
  /// a write of the main actor, where a write of posted code would be overwritten.
  @inline(__always)
  package static func carryOutWrites() {
    if isWaiting { carryOutWaiting(onlyWrites: true) }
  }

  /// Carries out everything that other threads have posted; called wherever the main actor's result may depend on it.
  @inline(__always) @usableFromInline
  package static func carryOut() {
    if isWaiting { carryOutWaiting() }
  }

  @inline(never) @usableFromInline
  static func carryOutWaiting(onlyWrites: Bool = false) {
    if carriesOut || unfinished.load(ordering: .acquiring) > 0 { return }
    carriesOut = true
    defer { carriesOut = false }
    var batch: [Entry] = []
    EngineLock.exclusively {
      swap(&batch, &entries)
      guard onlyWrites else { return }
      entries = batch.filter { !$0.isWrite }
      batch.removeAll { !$0.isWrite }
    }
    count.subtract(batch.count, ordering: .relaxed)
    for entry in batch {
      entry.run()
      if let place = entry.place { finish(place) }
    }
  }

  private static func finish(_ place: ObjectIdentifier) {
    // Freed outside of the lock, because freeing may run a client's code.
    var done: Latest?
    var kept: AnyObject?
    EngineLock.exclusively {
      guard let entry = latest[place] else { return }
      entry.waiting -= 1
      if entry.waiting > 0 { return }
      if entry.staysKnown {
        swap(&kept, &entry.place)
      } else {
        done = latest.removeValue(forKey: place)
      }
    }
    withExtendedLifetime((done, kept)) {}
  }

  /// Remembers the value of a location that only the main actor can read.
  package static func remember(_ value: Any, in place: AnyObject) {
    var old: Any = value
    EngineLock.exclusively {
      if let entry = latest[ObjectIdentifier(place)], entry.waiting <= 1 { swap(&entry.value, &old) }
    }
    withExtendedLifetime(old) {}
  }

  // MARK: On other threads

  /// Posts work for the main actor.
  package static func post(_ run: @escaping () -> Void) {
    add(Entry(place: nil, isWrite: false, run: run))
  }

  /// Posts a write to a location, whose value ``change(_:staysKnown:read:_:)`` has changed for this thread.
  package static func post(writingTo place: ObjectIdentifier?, _ run: @escaping () -> Void) {
    add(Entry(place: place, isWrite: true, run: run))
  }

  private static func add(_ entry: Entry) {
    EngineLock.exclusively { entries.append(entry) }
    count.add(1, ordering: .releasing)
  }

  /// Announces a change and makes it, in this order. The main actor does nothing in between.
  static func announcing(_ announce: () -> Void, change: () -> Void) {
    unfinished.add(1, ordering: .acquiringAndReleasing)
    announce()
    change()
    unfinished.subtract(1, ordering: .acquiringAndReleasing)
  }

  /// The value of a location for this thread: the last write of any thread but the main actor's, else the location's
  /// own value.
  package static func value<Value>(of place: AnyObject, read: () -> Value?) -> Value? {
    var found: Any?
    var own: Value?
    EngineLock.exclusively {
      if let entry = latest[ObjectIdentifier(place)], entry.weakPlace === place {
        found = entry.value
      } else {
        own = read()
      }
    }
    return found.map { $0 as! Value } ?? own
  }

  /// Changes the value of a location for other threads, until the main actor has carried the write out.
  ///
  /// - Parameters:
  ///   - staysKnown: Whether the value must be remembered, because `read` cannot return it.
  ///   - read: Reads the value of the place itself; called under the lock.
  package static func change<Value>(
    _ place: AnyObject, staysKnown: Bool = false, read: () -> Value?, _ change: (inout Value?) -> Void
  ) -> ObjectIdentifier? {
    let id = ObjectIdentifier(place)
    while true {
      var known: Any?
      var own: Value?
      var version = -1
      EngineLock.exclusively {
        if let entry = latest[id], entry.weakPlace === place {
          known = entry.value
          version = entry.version
        } else {
          own = read()
        }
      }
      // Not under the lock, because it runs a client's key paths.
      var value = known.map { $0 as! Value } ?? own
      change(&value)
      guard let value else { return nil }
      let made = Latest(place, value, staysKnown: staysKnown)
      var old: Any?
      var forgotten: [ObjectIdentifier: Latest] = [:]
      let isDone = EngineLock.exclusively { () -> Bool in
        if let entry = latest[id], entry.weakPlace === place {
          guard entry.version == version else { return false }
          old = entry.value
          entry.value = value
          entry.place = place
          entry.version += 1
          entry.waiting += 1
        } else {
          guard version == -1 else { return false }
          made.waiting = 1
          // Another location, which has been freed, may have stood at this address.
          old = latest.updateValue(made, forKey: id)
          if latest.count & 63 == 0 {
            forgotten = latest
            latest = latest.filter { $0.value.weakPlace != nil }
          }
        }
        return true
      }
      // Freed here, and not under the lock.
      withExtendedLifetime((old, forgotten)) {}
      if isDone { return id }
    }
  }
}
