// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A publisher delivers values over time. This is as much of Combine's protocol as views need; Combine does not exist
/// on Linux.
///
/// - Source: Apple, Combine `Publisher`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber, which is told the subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure

  /// Calls a closure with every value from now on, until the result is cancelled or released.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// A subscription; it ends when this is released.
///
/// - Source: Apple, Combine `AnyCancellable`.
public final class AnyCancellable: Hashable {
  private var onCancel: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  public func cancel() {
    var action: (() -> Void)?
    EngineLock.exclusively { swap(&action, &onCancel) }
    action?()
  }

  /// Keeps the subscription in a collection.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  deinit {
    onCancel?()
  }
}

/// The receivers of a subject, in the order in which they subscribed. Any thread may send and subscribe; receivers
/// are called on the thread that sends.
final class Receivers<Output> {
  private typealias Receiver = (id: Int, receive: (Output) -> Void)

  // Touched under the lock only.
  private var receivers: [Receiver] = []
  private var nextID = 0
  /// Counts the receivers that were removed; asked between two calls, so without the lock.
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

/// A subject that hands on each value that it is sent.
///
/// - Source: Apple, Combine `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: _ClosurePublisher {
  private let receivers = Receivers<Output>()

  public init() {}

  public func send(_ value: Output) {
    receivers.send(value)
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receivers.add(receiveValue)
  }
}

extension PassthroughSubject where Output == Void {
  public func send() {
    send(())
  }
}

/// A subject that hands on each value that it is sent, and its last value to each new subscriber.
///
/// - Source: Apple, Combine `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: _ClosurePublisher {
  private let receivers = Receivers<Output>()

  private var stored: Output

  public var value: Output {
    get { EngineLock.exclusively { stored } }
    set {
      var old = newValue
      EngineLock.exclusively { swap(&stored, &old) }
      receivers.send(newValue)
    }
  }

  public init(_ value: Output) {
    stored = value
  }

  public func send(_ value: Output) {
    self.value = value
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(value)
    return receivers.add(receiveValue)
  }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: _ClosurePublisher {
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  public init<P: Publisher<Output, Failure>>(_ publisher: P) {
    subscribe = { publisher.sink(receiveValue: $0) }
  }

  init(subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in sink { receive(transform($0)) } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      sink { value in if isIncluded(value) { receive(value) } }
    }
  }
}
