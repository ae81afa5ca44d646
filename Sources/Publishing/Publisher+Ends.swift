// SPDX-License-Identifier: Apache-2.0
import EngineBase

// Operators that end early, or that wait for the end.
extension Publisher {
  /// Passes values on until the closure returns that a value was the last.
  private func ending(
    after isLast: @escaping (Output, _ receive: (Output) -> Void) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let gate = SubscriptionGate()
      return gate.holding(
        _attach(
          { value in
            if gate.isClosed || !isLast(value, receive) { return }
            gate.close()
            end(.finished)
          }, { if !gate.isClosed { end($0) } }))
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { first { _ in true } }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    ending { value, receive in
      if !predicate(value) { return false }
      receive(value)
      return true
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    ending { value, receive in
      if !predicate(value) { return true }
      receive(value)
      return false
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    if maxLength <= 0 { return Empty().eraseToAnyPublisher() }
    return AnyPublisher { receive, end in
      var left = maxLength
      return ending { value, receive in
        left -= 1
        receive(value)
        return left == 0
      }
      ._attach(receive, end)
    }
  }

  public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let gate = SubscriptionGate()
      let signal = other.sink { _ in
        if gate.isClosed { return }
        gate.close()
        end(.finished)
      }
      let values = gate.holding(_attach(receive, { if !gate.isClosed { end($0) } }))
      return AnyCancellable(values, signal)
    }
  }

  /// Collects a result from the values, and delivers it when they have ended.
  private func atEnd<Kept, T>(
    _ initial: Kept, _ take: @escaping (inout Kept, Output) -> Void, _ result: @escaping (Kept) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, end in
      var kept = initial
      return _attach(
        { take(&kept, $0) },
        { completion in
          if case .finished = completion, let value = result(kept) { receive(value) }
          end(completion)
        })
    }
  }

  public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    atEnd(Output?.none, { if predicate($1) { $0 = $1 } }, { $0 })
  }

  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    atEnd(initial, { $0 = next($0, $1) }, { $0 })
  }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func collect() -> AnyPublisher<[Output], Failure> { atEnd([], { $0.append($1) }, { $0 }) }

  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable {
    atEnd(Output?.none, { $0 = $0.map { [value = $1] in Swift.min($0, value) } ?? $1 }, { $0 })
  }

  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable {
    atEnd(Output?.none, { $0 = $0.map { [value = $1] in Swift.max($0, value) } ?? $1 }, { $0 })
  }

  /// Groups of so many values; the last one may be smaller.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receive, end in
      var group: [Output] = []
      return _attach(
        {
          group.append($0)
          if group.count < count { return }
          let full = group
          group = []
          receive(full)
        },
        { completion in
          if case .finished = completion, !group.isEmpty { receive(group) }
          end(completion)
        })
    }
  }

  /// Whether one of the values fulfils a condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == output }
  }

  /// Whether all values fulfil a condition.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Delivers a value at the end if there was none before.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var isEmpty = true
      return _attach(
        {
          isEmpty = false
          receive($0)
        },
        { completion in
          if case .finished = completion, isEmpty { receive(output) }
          end(completion)
        })
    }
  }

  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: values))
  }

  /// Continues with another publisher when this one has finished.
  public func append<P: Publisher<Output, Failure>>(_ other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let gate = SubscriptionGate()
      return gate.holding(
        _attach(
          receive,
          { completion in
            if case .finished = completion { gate.hold(other._attach(receive, end)) } else { end(completion) }
          }))
    }
  }
}
