// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Synchronization

/// The receivers of a subject, in the order in which they subscribed. Any thread may send and subscribe; receivers
/// are called on the thread that sends.
final class Receivers<Output> {
  private typealias Receiver = (id: Int, receive: (Output) -> Void)

  // Touched under the lock only.
  private var receivers: [Receiver] = []
  private var nextID = 0
  /// The number of receivers that were removed. It is read between two calls, and so without the lock.
  private let departures = Atomic(0)

  /// The receivers at one moment.
  struct Audience {
    fileprivate let receivers: [(id: Int, receive: (Output) -> Void)]
    fileprivate let departures: Int
  }

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let id = EngineLock.exclusively {
      nextID += 1
      receivers.append((nextID, receive))
      return nextID
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    // Freed outside of the lock, because a closure that is freed may end subscriptions of its own.
    var before: [Receiver] = []
    EngineLock.exclusively {
      before = receivers
      receivers = before.filter { $0.id != id }
      departures.add(1, ordering: .relaxed)
    }
    withExtendedLifetime(before) {}
  }

  /// The receivers of a value that is sent now; called under the lock.
  var audience: Audience {
    Audience(receivers: receivers, departures: departures.load(ordering: .relaxed))
  }

  func send(_ value: Output) {
    send(value, to: EngineLock.exclusively { audience })
  }

  func send(_ value: Output, to audience: Audience) {
    for receiver in audience.receivers where isThere(receiver.id, since: audience.departures) {
      receiver.receive(value)
    }
  }

  /// A receiver that another one has cancelled meanwhile receives nothing.
  private func isThere(_ id: Int, since departures: Int) -> Bool {
    self.departures.load(ordering: .relaxed) == departures
      || EngineLock.exclusively { receivers.contains { $0.id == id } }
  }
}

/// The end of a subject, and the closures that are called then.
final class Ending<Failure: Error> {
  typealias Tell = (Subscribers.Completion<Failure>) -> Void

  // Touched under the lock only.
  private var completion: Subscribers.Completion<Failure>?
  private var waiting: [(id: Int, tell: Tell)] = []
  private var nextID = 0

  var isOver: Bool { EngineLock.exclusively { completion != nil } }

  /// Calls the closure at the end. If the subject has ended already, calls it at once and returns nil.
  func add(_ tell: @escaping Tell) -> AnyCancellable? {
    let (id, past) = EngineLock.exclusively {
      if completion == nil {
        nextID += 1
        waiting.append((nextID, tell))
      }
      return (nextID, completion)
    }
    if let past {
      tell(past)
      return nil
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    // Freed outside of the lock, because a closure that is freed may end subscriptions of its own.
    var before: [(id: Int, tell: Tell)] = []
    EngineLock.exclusively {
      before = waiting
      waiting = before.filter { $0.id != id }
    }
    withExtendedLifetime(before) {}
  }

  /// Ends it; only the first end counts.
  func end(_ new: Subscribers.Completion<Failure>) {
    var told: [(id: Int, tell: Tell)] = []
    EngineLock.exclusively {
      if completion != nil { return }
      completion = new
      swap(&told, &waiting)
    }
    for receiver in told { receiver.tell(new) }
  }
}

extension AnyCancellable {
  /// Both as one.
  convenience init(_ first: AnyCancellable, _ second: AnyCancellable) {
    self.init {
      first.cancel()
      second.cancel()
    }
  }
}
