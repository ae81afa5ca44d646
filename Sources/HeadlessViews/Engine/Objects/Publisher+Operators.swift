// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Publisher {
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in sink { if let value = transform($0) { receive(value) } } }
  }

  /// Hands on the values of publishers that are made of values.
  ///
  /// - Parameter maxPublishers: How many of them at a time. Accepted and not kept: publishers have no end here.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Hands on each value that differs from the one before.
  public func removeDuplicates(by isEqual: @escaping (Output, Output) -> Bool) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { receive in
      var last: Output?
      return sink { value in
        if let before = last, isEqual(before, value) { return }
        last = value
        receive(value)
      }
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return sink { value in if left > 0 { left -= 1 } else { receive(value) } }
    }
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      values.forEach(receive)
      return sink(receiveValue: receive)
    }
  }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in
      var value = initial
      return sink {
        value = next(value, $0)
        receive(value)
      }
    }
  }

  public func merge<P: Publisher<Output, Failure>>(with other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let (first, second) = (sink(receiveValue: receive), other.sink(receiveValue: receive))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { receive in
      var (left, right): (Output?, P.Output?)
      func send() { if let left, let right { receive((left, right)) } }
      let first = sink {
        left = $0
        send()
      }
      let second = other.sink {
        right = $0
        send()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
  where Failure == Never {
    AnyPublisher { sink(receiveValue: $0) }
  }

  /// Tells of what happens to a subscription. There is no end to tell of.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let subscription = ToldSubscription()
      receiveSubscription?(subscription)
      receiveRequest?(.unlimited)
      let values = sink {
        if subscription.isCancelled { return }
        receiveOutput?($0)
        receive($0)
      }
      return AnyCancellable {
        receiveCancel?()
        values.cancel()
      }
    }
  }
}

extension Publishers {
  /// The values of publishers that are made of values.
  ///
  /// - Source: Apple, Combine `Publishers.FlatMap`.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _ClosurePublisher {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      let inner = Subscriptions()
      let outer = upstream.sink { inner.list.append(transform($0).sink(receiveValue: receiveValue)) }
      return AnyCancellable {
        outer.cancel()
        inner.list = []
      }
    }
  }

  /// The elements of a sequence, delivered at once.
  ///
  /// - Source: Apple, Combine `Publishers.Sequence`.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: _ClosurePublisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sequence.forEach(receiveValue)
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// The elements as values, delivered at once.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// The subscription that a client is told of: it can be ended.
private final class ToldSubscription: Subscription {
  private(set) var isCancelled = false

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { isCancelled = true }
}

/// The subscriptions that one made.
private final class Subscriptions {
  var list: [AnyCancellable] = []
}
