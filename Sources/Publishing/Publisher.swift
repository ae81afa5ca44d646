// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// A publisher delivers values over time. This is the part of Combine's protocol that views need; Combine does not
/// exist on Linux.
///
/// - Source: Apple, Combine `Publisher`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber, which first gets the subscription.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure

  /// Calls one closure with every value from now on and another one with the end, until the result is cancelled or
  /// released.
  func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
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

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: _ClosurePublisher {
  typealias End = (Subscribers.Completion<Failure>) -> Void
  private let subscribe: (@escaping (Output) -> Void, @escaping End) -> AnyCancellable

  public init<P: Publisher<Output, Failure>>(_ publisher: P) {
    subscribe = { publisher._attach($0, $1) }
  }

  init(subscribe: @escaping (@escaping (Output) -> Void, @escaping End) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribe(receive, end)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher that only calls closures; a subscriber is called by such a closure.
public protocol _ClosurePublisher: Publisher {}

extension _ClosurePublisher {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: ClosureSubscription(self, subscriber))
  }
}

extension Publisher {
  // A client's own publisher only accepts subscribers.
  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: end, receiveValue: receive)
    self.receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Calls a closure with every value from now on, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _attach(receiveValue) { _ in }
  }

  /// Calls closures with every value and with the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes every value and the end on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    _attach({ subject.send($0) }, { subject.send(completion: $0) })
  }
}
