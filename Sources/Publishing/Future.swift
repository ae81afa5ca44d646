// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// One value that comes later; the closure runs at once.
///
/// - Source: Apple, Combine `Future`.
public final class Future<Output, Failure: Error>: _ClosurePublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let receivers = Receivers<Output>()
  private let ending = Ending<Failure>()
  private var value: Output?

  public init(_ attemptToFulfill: (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      if ending.isOver { return }
      switch result {
      case .success(let value):
        self.value = value
        receivers.send(value)
        ending.end(.finished)
      case .failure(let error): ending.end(.failure(error))
      }
    }
  }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let value { receive(value) }
    guard let told = ending.add(end) else { return AnyCancellable {} }
    return AnyCancellable(receivers.add(receive), told)
  }
}

/// A publisher that is made at each subscription.
///
/// - Source: Apple, Combine `Deferred`.
public struct Deferred<P: Publisher>: _ClosurePublisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  public let createPublisher: () -> P

  public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    createPublisher()._attach(receive, end)
  }
}
