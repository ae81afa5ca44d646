// SPDX-License-Identifier: Apache-2.0

/// One value that comes later; the closure runs at once.
///
/// - Source: Apple, Combine `Future`.
public final class Future<Output, Failure: Error>: _ClosurePublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let receivers = Receivers<Output>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in
      guard result == nil else { return }
      result = $0
      if case .success(let value) = $0 { receivers.send(value) }
    }
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    if case .success(let value) = result { receiveValue(value) }
    return result == nil ? receivers.add(receiveValue) : AnyCancellable {}
  }
}

/// A publisher that is made at each subscription.
public struct Deferred<P: Publisher>: _ClosurePublisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  private let make: () -> P

  public init(createPublisher: @escaping () -> P) { make = createPublisher }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    make().sink(receiveValue: receiveValue)
  }
}
