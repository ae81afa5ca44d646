// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// One value, delivered at once.
///
/// - Source: Apple, Combine `Just`.
public struct Just<Output>: _ClosurePublisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func _attach(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    end(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that delivers all its values to each subscriber at once, and ends.
package protocol EndingPublisher {}

extension Just: EndingPublisher {}
