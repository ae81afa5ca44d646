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
