// SPDX-License-Identifier: Apache-2.0
import EngineBase

// Operators that handle the failure of a publisher.
extension Publisher {
  /// Goes on with another publisher where this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher { receive, end in
      let gate = SubscriptionGate()
      return gate.holding(
        _attach(
          receive,
          { completion in
            switch completion {
            case .finished: end(.finished)
            case .failure(let error): gate.hold(handler(error)._attach(receive, end))
            }
          }))
    }
  }

  /// Goes on with another publisher where this one fails; the closure may fail, too.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<
    Output, any Error
  > where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Delivers a value in place of a failure, and finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { receive, end in
      _attach(
        receive,
        { completion in
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(transform(error)))
          }
        })
    }
  }

  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
  where Failure == Never {
    AnyPublisher { receive, end in _attach(receive, { _ in end(.finished) }) }
  }

  /// Ends the program if the publisher fails.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> AnyPublisher<Output, Never>
  {
    mapError { clientFault("\(prefix): \($0), at \(file):\(line)") }
  }

  /// Subscribes anew when the publisher fails, at most so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    self.catch { error -> AnyPublisher<Output, Failure> in
      retries > 1
        ? self.retry(retries - 1)
        : retries == 1 ? self.eraseToAnyPublisher() : Fail(error: error).eraseToAnyPublisher()
    }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { receive, value in receive(try transform(value)) }
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    trying { receive, value in if let new = try transform(value) { receive(new) } }
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    trying { receive, value in if try isIncluded(value) { receive(value) } }
  }

  /// Calls a closure with each value; if the closure throws, ends with its error.
  private func trying<T>(_ body: @escaping ((T) -> Void, Output) throws -> Void) -> AnyPublisher<
    T, any Error
  > {
    AnyPublisher { receive, end in
      let gate = SubscriptionGate()
      return gate.holding(
        _attach(
          { value in
            if gate.isClosed { return }
            do {
              try body(receive, value)
            } catch {
              gate.close()
              end(.failure(error))
            }
          },
          { completion in
            if gate.isClosed { return }
            switch completion {
            case .finished: end(.finished)
            case .failure(let error): end(.failure(error))
            }
          }))
    }
  }

  /// Reads values from data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> AnyPublisher<
      Item, any Error
    > where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Writes values to data.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

/// The subscription that an operator holds and can end itself, even while the subscription is being made.
final class SubscriptionGate {
  private(set) var isClosed = false
  private var subscription: AnyCancellable?

  /// Ends the subscription that it holds, and every later one.
  func close() {
    isClosed = true
    let ended = subscription
    subscription = nil
    ended?.cancel()
  }

  /// Holds a subscription in place of the one before, which has ended.
  func hold(_ new: AnyCancellable) {
    if isClosed { return new.cancel() }
    subscription = new
    isReplaced = true
  }

  /// Holds the first subscription, unless a value that was delivered at once has replaced it by another one.
  ///
  /// - Returns: What closes the gate.
  func holding(_ first: AnyCancellable) -> AnyCancellable {
    if isClosed { first.cancel() } else if !isReplaced { subscription = first }
    return AnyCancellable { self.close() }
  }

  private var isReplaced = false
}
