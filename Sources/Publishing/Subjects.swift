// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// A publisher whose values other code sends.
///
/// - Source: Apple, Combine `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  /// Ends the subject: nothing is delivered after it.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gets the subscription of a publisher whose values the subject delivers.
  func send(subscription: any Subscription)
}

extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A subject that hands on each value that it is sent.
///
/// - Source: Apple, Combine `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  private let receivers = Receivers<Output>()
  private let ending = Ending<Failure>()

  public init() {}

  public func send(_ value: Output) {
    if !ending.isOver { receivers.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { ending.end(completion) }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    guard let told = ending.add(end) else { return AnyCancellable {} }
    return AnyCancellable(receivers.add(receive), told)
  }
}

/// A subject that delivers each value that is sent to it, and its last value to each new subscriber.
///
/// - Source: Apple, Combine `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  private let receivers = Receivers<Output>()
  private let ending = Ending<Failure>()
  private var stored: Output

  public var value: Output {
    get { EngineLock.exclusively { stored } }
    set {
      store(newValue)
      if !ending.isOver { receivers.send(newValue) }
    }
  }

  public init(_ value: Output) {
    stored = value
  }

  /// Puts a value in and tells nobody.
  private func store(_ value: Output) {
    EngineLock.store(value, in: &stored)
  }

  public func send(_ value: Output) {
    self.value = value
  }

  public func send(completion: Subscribers.Completion<Failure>) { ending.end(completion) }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if ending.isOver {
      _ = ending.add(end)
      return AnyCancellable {}
    }
    receive(value)
    guard let told = ending.add(end) else { return AnyCancellable {} }
    return AnyCancellable(receivers.add(receive), told)
  }
}

extension CurrentValueSubject: KeepsValue {
  package var keptValue: Any { value }
  package func keepValue() -> () -> Void {
    let value = value
    return { self.store(value) }
  }
}
