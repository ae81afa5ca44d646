// SPDX-License-Identifier: Apache-2.0

/// No value at all.
public struct Empty<Output, Failure: Error>: _ClosurePublisher {
  public init(completeImmediately: Bool = true) {}

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

/// An error instead of a value: no value here.
public struct Fail<Output, Failure: Error>: _ClosurePublisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}
