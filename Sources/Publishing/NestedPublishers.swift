// SPDX-License-Identifier: Apache-2.0
import EngineBase

extension Publisher {
  /// Hands on the values of publishers that are made of values.
  ///
  /// - Parameter maxPublishers: How many of them at a time. Accepted, but without effect.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Hands on the values of publishers that are made of values; only those publishers can fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, AnyPublisher<Output, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Hands on the values of publishers that are made of values and cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<AnyPublisher<P.Output, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Passes on the values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receive, end in
      let (latest, outer) = (LatestSubscription(), SubscriptionGate())
      var hasEnded = false
      return AnyCancellable(
        outer.holding(
          _attach(
            { publisher in
              let turn = latest.begin()
              latest.hold(
                publisher._attach({ if latest.isLatest(turn) { receive($0) } }) { completion in
                  guard latest.isLatest(turn) else { return }
                  latest.end()
                  if case .failure = completion {
                    outer.close()
                    end(completion)
                  } else if hasEnded {
                    end(completion)
                  }
                }, turn)
            },
            { completion in
              if outer.isClosed { return }
              hasEnded = true
              if case .finished = completion, latest.isRunning { return }
              latest.cancel()
              end(completion)
            })), AnyCancellable { latest.cancel() })
    }
  }

  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher, Failure == Never {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

/// The subscription to the latest of several publishers.
private final class LatestSubscription {
  private var turn = 0
  private var subscription: AnyCancellable?
  private(set) var isRunning = false

  /// Ends the one before.
  func begin() -> Int {
    cancel()
    isRunning = true
    return turn
  }

  func isLatest(_ turn: Int) -> Bool { isRunning && turn == self.turn }

  func hold(_ new: AnyCancellable, _ turn: Int) {
    if isLatest(turn) { subscription = new } else { new.cancel() }
  }

  func end() {
    isRunning = false
    subscription = nil
  }

  func cancel() {
    turn += 1
    let ended = subscription
    end()
    ended?.cancel()
  }
}

extension Publishers {
  /// The values of publishers that are made of values.
  ///
  /// - Source: Apple, Combine `Publishers.FlatMap`.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _ClosurePublisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func _attach(
      _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let parts = Parts<Failure>(count: 1, end)
      parts.add(
        upstream._attach({ value in
          parts.begin()
          parts.add(transform(value)._attach(receive) { parts.end($0) })
        }) { parts.end($0) })
      return parts.handle
    }
  }

  /// The elements of a sequence, delivered at once.
  ///
  /// - Source: Apple, Combine `Publishers.Sequence`.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: _ClosurePublisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func _attach(
      _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      sequence.forEach(receive)
      end(.finished)
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// The elements as values, delivered at once.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value, if there is one, and the end.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// The value and the end, or the failure.
  ///
  /// - Source: Apple, Combine's `Result.Publisher`.
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func _attach(
      _ receive: @escaping (Success) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      switch result {
      case .success(let value):
        receive(value)
        end(.finished)
      case .failure(let error): end(.failure(error))
      }
      return AnyCancellable {}
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
