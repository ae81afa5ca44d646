// SPDX-License-Identifier: Apache-2.0

/// One value, delivered at once.
///
/// - Source: Apple, Combine `Just`.
public struct Just<Output>: _ClosurePublisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(output)
    return AnyCancellable {}
  }
}
