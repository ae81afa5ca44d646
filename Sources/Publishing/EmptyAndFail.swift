// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// No value at all.
///
/// - Source: Apple, Combine `Empty`.
public struct Empty<Output, Failure: Error>: _ClosurePublisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { end(.finished) }
    return AnyCancellable {}
  }
}

/// An error instead of a value.
///
/// - Source: Apple, Combine `Fail`.
public struct Fail<Output, Failure: Error>: _ClosurePublisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    end(.failure(error))
    return AnyCancellable {}
  }
}
