// SPDX-License-Identifier: Apache-2.0
import EngineBase

// Operators that change or leave out values; the end passes through them.
extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, end in _attach({ receive(transform($0)) }, end) }
  }

  /// Passes on what a key path leads to.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<T, U>(_ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>) -> AnyPublisher<
    (T, U), Failure
  > {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func map<T, U, V>(
    _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>, _ third: KeyPath<Output, V>
  ) -> AnyPublisher<(T, U, V), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in _attach({ if isIncluded($0) { receive($0) } }, end) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, end in
      _attach({ if let value = transform($0) { receive(value) } }, end)
    }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, end in _attach({ _ in }, end) }
  }

  /// Passes on each value that differs from the one before.
  public func removeDuplicates(by isEqual: @escaping (Output, Output) -> Bool) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { receive, end in
      var last: Output?
      return _attach(
        { value in
          if let before = last, isEqual(before, value) { return }
          last = value
          receive(value)
        }, end)
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var left = count
      return _attach({ if left > 0 { left -= 1 } else { receive($0) } }, end)
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var isDropping = true
      return _attach(
        { value in
          isDropping = isDropping && predicate(value)
          if !isDropping { receive(value) }
        }, end)
    }
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }

  public func prepend<S: Swift.Sequence>(_ values: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    AnyPublisher { receive, end in
      values.forEach(receive)
      return _attach(receive, end)
    }
  }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, end in
      var value = initial
      return _attach(
        {
          value = next(value, $0)
          receive(value)
        }, end)
    }
  }

  /// Calls closures for the events of a subscription.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let subscription = ToldSubscription()
      receiveSubscription?(subscription)
      receiveRequest?(.unlimited)
      let values = _attach(
        {
          if subscription.isOver { return }
          receiveOutput?($0)
          receive($0)
        },
        {
          if subscription.isOver { return }
          subscription.cancel()
          receiveCompletion?($0)
          end($0)
        })
      return AnyCancellable {
        if !subscription.isOver { receiveCancel?() }
        values.cancel()
      }
    }
  }

  /// Writes every value to a property of an object, which the subscription keeps.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  where Failure == Never {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes every value to a published property, as long as its object exists.
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
    published.follow(self)
  }
}

/// The subscription that a client gets and can cancel.
private final class ToldSubscription: Subscription {
  private(set) var isOver = false

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { isOver = true }
}
