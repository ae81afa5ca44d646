// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// Receives values from a publisher, as many as it has requested.
///
/// - Source: Apple, Combine `Subscriber`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Gets the subscription, with which to request values; none are delivered before.
  func receive(subscription: any Subscription)
  /// Takes a value.
  ///
  /// - Returns: How many more are wanted than were asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called when there will be no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// Connects a subscriber to a publisher.
///
/// - Source: Apple, Combine `Subscription`.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Distinguishes subscribers and subscriptions.
public struct CombineIdentifier: Hashable {
  private let object: ObjectIdentifier
  /// Kept, so that no other object gets the same address.
  private let own: AnyObject?

  public init() {
    final class Mark {}
    let mark = Mark()
    (object, own) = (ObjectIdentifier(mark), mark)
  }

  public init(_ object: AnyObject) {
    (self.object, own) = (ObjectIdentifier(object), nil)
  }

  public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool { a.object == b.object }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(object)
  }
}

/// A type with an identity; classes need no code for it.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What subscribers are made of, and those that the module has.
public enum Subscribers {
  /// How many values a subscriber wants; without a number, all.
  public struct Demand: Hashable, Sendable {
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    /// So many values.
    ///
    /// - Parameter value: A number of values; a negative one counts as none.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    public static func += (demand: inout Demand, more: Demand) {
      guard let own = demand.max, let other = more.max else {
        demand = .unlimited
        return
      }
      let (sum, isTooMuch) = own.addingReportingOverflow(other)
      demand = isTooMuch ? .unlimited : Demand(max: sum)
    }

    // Counts are compared with numbers directly; the unlimited demand is greater than any.
    public static func > (demand: Demand, number: Int) -> Bool { demand.max.map { $0 > number } ?? true }
    public static func >= (demand: Demand, number: Int) -> Bool { demand.max.map { $0 >= number } ?? true }
    public static func < (demand: Demand, number: Int) -> Bool { !(demand >= number) }
    public static func <= (demand: Demand, number: Int) -> Bool { !(demand > number) }
    public static func == (demand: Demand, number: Int) -> Bool { demand.max == number }
    public static func != (demand: Demand, number: Int) -> Bool { demand.max != number }

    /// The demand after a value; nil where there is none.
    fileprivate var afterOne: Demand? {
      guard let max else { return self }
      return max > 0 ? Demand(max: max - 1) : nil
    }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Hands every value to a closure.
  ///
  /// - Source: Apple, Combine `Subscribers.Sink`.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public var receiveValue: (Input) -> Void
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      // A sink takes values from one publisher; a second one is turned away.
      if isOver || self.subscription != nil { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !isOver { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      if isOver { return }
      (isOver, subscription) = (true, nil)
      receiveCompletion(completion)
    }

    public func cancel() {
      let ended = subscription
      (isOver, subscription) = (true, nil)
      ended?.cancel()
    }
  }

  /// Writes every value to a property of an object.
  ///
  /// - Source: Apple, Combine `Subscribers.Assign`.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) {
      if object == nil || self.subscription != nil { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      (object, subscription) = (nil, nil)
    }

    public func cancel() {
      let ended = subscription
      (object, subscription) = (nil, nil)
      ended?.cancel()
    }
  }
}

/// Passes on the values of a publisher from the first request on. A value that was not requested is dropped.
final class ClosureSubscription<P: Publisher, S: Subscriber>: Subscription
where S.Input == P.Output, S.Failure == P.Failure {
  private let publisher: P
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var values: AnyCancellable?
  private var hasBegun = false

  init(_ publisher: P, _ subscriber: S) {
    (self.publisher, self.subscriber) = (publisher, subscriber)
  }

  func request(_ more: Subscribers.Demand) {
    let begins = EngineLock.exclusively {
      demand += more
      if hasBegun || subscriber == nil || demand == .none { return false }
      hasBegun = true
      return true
    }
    guard begins else { return }
    // Retained by the publisher: a subscriber need not keep what it has received.
    let values = publisher._attach({ [self] in deliver($0) }, { [self] in finish($0) })
    EngineLock.exclusively { self.values = values }
    // A value that was delivered at once may have ended it.
    if subscriber == nil { values.cancel() }
  }

  private func deliver(_ value: P.Output) {
    let receiver: S? = EngineLock.exclusively {
      guard let subscriber, let left = demand.afterOne else { return nil }
      demand = left
      return subscriber
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    EngineLock.exclusively { demand += more }
  }

  private func finish(_ completion: Subscribers.Completion<P.Failure>) {
    release()?.receive(completion: completion)
  }

  func cancel() {
    release()
  }

  /// Ends the subscription.
  ///
  /// - Returns: Whose it was.
  @discardableResult
  private func release() -> S? {
    // Freed after the lock is released, because both may run client code.
    var ended: (S?, AnyCancellable?) = (nil, nil)
    EngineLock.exclusively {
      ended = (subscriber, values)
      (subscriber, values) = (nil, nil)
    }
    ended.1?.cancel()
    return ended.0
  }
}
