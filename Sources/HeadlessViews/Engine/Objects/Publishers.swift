// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A subscription or the like, which can be ended early.
///
/// - Source: Apple, Combine `Cancellable`.
public protocol Cancellable {
  func cancel()
}

extension AnyCancellable: Cancellable {
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }
}

extension Cancellable {
  /// Keeps the subscription in a collection; it ends when that is released.
  public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
    collection.append(AnyCancellable(self))
  }
}

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

extension Publisher {
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in sink { if let value = transform($0) { receive(value) } } }
  }

  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> {
    AnyPublisher { receive in
      let inner = Subscriptions()
      let outer = sink { inner.list.append(transform($0).sink(receiveValue: receive)) }
      return AnyCancellable {
        outer.cancel()
        inner.list = []
      }
    }
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
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      sink {
        receiveOutput?($0)
        receive($0)
      }
    }
  }
}

/// The subscriptions that one made.
private final class Subscriptions {
  var list: [AnyCancellable] = []
}
