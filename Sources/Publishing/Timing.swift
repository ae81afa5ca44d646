// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Dispatch
import Foundation
import Synchronization

/// A scheduler runs closures later. Whichever it is, they run on the host's clock inside of a host, else on the main queue.
///
/// - Source: Apple, Combine `Scheduler`.
public protocol Scheduler {
  /// Lengths of time, as the scheduler's clients write them.
  associatedtype Interval

  static func seconds(of interval: Interval) -> Double
}

/// A length of time in seconds.
public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  let seconds: Double

  public init(integerLiteral value: Int) { seconds = Double(value) }
  public init(floatLiteral value: Double) { seconds = value }
  public init(_ seconds: Double) { self.seconds = seconds }

  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }
}

/// A moment of a scheduler's clock; here the name of what lies between two of them.
///
/// - Source: Apple, Combine `RunLoop.SchedulerTimeType`.
public enum SchedulerTime {
  public typealias Stride = SchedulerInterval
}

extension DispatchQueue {
  public typealias SchedulerTimeType = SchedulerTime
}

extension RunLoop {
  public typealias SchedulerTimeType = SchedulerTime
}

extension OperationQueue {
  public typealias SchedulerTimeType = SchedulerTime
}

extension DispatchQueue: Scheduler {
  public static func seconds(of interval: SchedulerInterval) -> Double { interval.seconds }
}

extension RunLoop: Scheduler {
  public static func seconds(of interval: SchedulerInterval) -> Double { interval.seconds }
}

extension OperationQueue: Scheduler {
  public static func seconds(of interval: SchedulerInterval) -> Double { interval.seconds }
}

/// Runs a closure after a time: of the host's clock inside of a host, else of the main queue.
private func run(after seconds: Double, _ action: @escaping () -> Void) {
  // Unsafe: the closure runs on the main queue, as views and their publishers do, whichever thread the value came from.
  nonisolated(unsafe) let action = action
  // Timers that are due at one time run in any order; what has no delay keeps its own.
  if seconds > 0 {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
  } else {
    DispatchQueue.main.async { action() }
  }
}

/// What a subscription hands on by a scheduler; nothing any more, once it is cancelled.
private final class Deliveries: Sendable {
  private let areOver = Atomic(false)

  func run(after seconds: Double = 0, _ action: @escaping () -> Void) {
    Publishing.run(after: seconds) { if !self.areOver.load(ordering: .relaxed) { action() } }
  }

  func end(with subscription: AnyCancellable) -> AnyCancellable {
    AnyCancellable {
      self.areOver.store(true, ordering: .relaxed)
      subscription.cancel()
    }
  }
}

/// Identifies the last of several started operations, on any thread.
private final class Beginnings: Sendable {
  private let count = Atomic(0)

  /// Begins one more.
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
  func isLast(_ serial: Int) -> Bool { count.load(ordering: .relaxed) == serial }
}

/// A throttled publisher's value that waits to be handed on, and the pauses between two of them. Values come on any
/// thread, and are handed on by the main queue.
private final class Pauses<Output, Failure: Error> {
  // Touched under the lock only.
  private var isPaused = false
  private var waiting: Output?
  private var completion: Subscribers.Completion<Failure>?

  /// Keeps a value that must be handed on.
  ///
  /// - Returns: whether it is handed on in the next turn, with which a pause begins; else it is when the pause ends.
  func take(in value: Output, latest: Bool) -> Bool {
    // Freed outside of the lock, because it may hold a client's objects.
    var other: Output? = value
    return EngineLock.exclusively {
      if latest || waiting == nil { swap(&waiting, &other) }
      defer { isPaused = true }
      return !isPaused
    }
  }

  /// Keeps the end until the value that waits is handed on.
  ///
  /// - Returns: whether no value waits.
  func end(_ completion: Subscribers.Completion<Failure>) -> Bool {
    EngineLock.exclusively {
      if waiting != nil { self.completion = completion }
      return waiting == nil
    }
  }

  /// The value that has waited, with which the next pause begins, and the end after it; no value ends the pause.
  func takeOut() -> (value: Output?, completion: Subscribers.Completion<Failure>?) {
    EngineLock.exclusively {
      var value: Output?
      swap(&value, &waiting)
      isPaused = value != nil
      return (value, completion)
    }
  }
}

extension Publisher {
  /// Passes a value on when no other has been sent for a time.
  public func debounce<S: Scheduler>(for interval: S.Interval, scheduler: S) -> AnyPublisher<Output, Failure>
  {
    let delay = S.seconds(of: interval)
    return AnyPublisher { receive, end in
      let (values, deliveries) = (Beginnings(), Deliveries())
      return deliveries.end(
        with: _attach(
          { value in
            let serial = values.next()
            deliveries.run(after: delay) { if values.isLast(serial) { receive(value) } }
          },
          { completion in
            // A value that waits is lost, as in Combine.
            _ = values.next()
            deliveries.run { end(completion) }
          }))
    }
  }

  /// Passes on the first or the last of the values in an interval.
  public func throttle<S: Scheduler>(
    for interval: S.Interval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let pause = S.seconds(of: interval)
    return AnyPublisher { receive, end in
      let (pauses, deliveries) = (Pauses<Output, Failure>(), Deliveries())
      func handOn() {
        let (value, completion) = pauses.takeOut()
        if let value { receive(value) }
        if let completion { return end(completion) }
        if value != nil { deliveries.run(after: pause, handOn) }
      }
      return deliveries.end(
        with: _attach(
          { value in if pauses.take(in: value, latest: latest) { deliveries.run(handOn) } },
          { completion in if pauses.end(completion) { deliveries.run { end(completion) } } }))
    }
  }

  public func delay<S: Scheduler>(for interval: S.Interval, scheduler: S) -> AnyPublisher<Output, Failure> {
    deliver(after: S.seconds(of: interval))
  }

  /// Passes values on in the next turn of the main queue, whichever thread they come from.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { deliver(after: 0) }

  private func deliver(after delay: Double) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let deliveries = Deliveries()
      return deliveries.end(
        with: _attach(
          { value in deliveries.run(after: delay) { receive(value) } },
          { completion in deliveries.run(after: delay) { end(completion) } }))
    }
  }

  /// Subscribes at once, on the caller's thread.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that starts when it is told to.
///
/// - Source: Apple, Combine `ConnectablePublisher`.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts now, and goes on as long as there is a subscription.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// Publishers that others make.
public enum Publishers {
  /// A publisher that starts by itself.
  public struct Autoconnect<Upstream: ConnectablePublisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func _attach(
      _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let values = upstream._attach(receive, end)
      let connection = upstream.connect()
      return AnyCancellable {
        values.cancel()
        connection.cancel()
      }
    }
  }
}

extension Timer {
  /// Delivers dates at equal distances, of the host's clock inside of a host.
  ///
  /// - Source: Apple, `Timer.TimerPublisher`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  public final class TimerPublisher: ConnectablePublisher, _ClosurePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let receivers = Receivers<Date>()
    private let connections = Beginnings()

    /// The shortest interval of a timer, as Foundation has it: 0.1 milliseconds.
    init(interval: TimeInterval) {
      self.interval = interval >= 0.0001 ? interval : 0.0001
    }

    public func _attach(
      _ receive: @escaping (Date) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receivers.add(receive)
    }

    public func connect() -> any Cancellable {
      tick(connections.next())
      // Ticks that were scheduled before are no longer valid.
      return AnyCancellable { [connections] in _ = connections.next() }
    }

    private func tick(_ current: Int) {
      run(after: interval) { [weak self] in
        guard let self, connections.isLast(current) else { return }
        receivers.send(HostContext.clock?.date ?? Date())
        tick(current)
      }
    }
  }
}

extension NotificationCenter {
  /// Delivers the notifications of a name.
  ///
  /// - Source: Apple, `NotificationCenter.Publisher`.
  public struct Publisher: _ClosurePublisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// Who posts them; nil for anybody.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func _attach(
      _ receive: @escaping (Notification) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      // Unsafe: the centre calls it on the thread that posts, as in Combine. A write of a state there goes through
      // ``BackgroundWrites``.
      nonisolated(unsafe) let receive = receive
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      // Unsafe: a token is an identity, and `removeObserver` may be called from any thread.
      nonisolated(unsafe) let observer = token
      return AnyCancellable { [center] in center.removeObserver(observer) }
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }

  /// Delivers the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
