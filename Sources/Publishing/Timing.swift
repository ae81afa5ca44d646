// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Dispatch
import Foundation
import Synchronization

/// A scheduler runs closures later. Inside of a host, they run on the host's clock, whichever scheduler it is.
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

  private init(_ seconds: Double) { self.seconds = seconds }

  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }
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
  // Unsafe: the closure runs on the main queue, as views and their publishers do. A client moves values of other
  // threads there with `receive(on:)`.
  nonisolated(unsafe) let action = action
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
}

/// Identifies the last of several started operations, on any thread.
private final class Beginnings: Sendable {
  private let count = Atomic(0)

  /// Begins one more.
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
  func isLast(_ serial: Int) -> Bool { count.load(ordering: .relaxed) == serial }
}

/// The pauses of a throttled publisher. Its values come on any thread, and its pauses end on the main queue.
private final class Pauses<Output> {
  // Touched under the lock only.
  private var isPaused = false
  private var waiting: Output?

  /// Begins a pause with a value that is passed on at once; during a pause, keeps the value if it must be passed on at
  /// its end.
  ///
  /// - Returns: whether there was a pause.
  func take(in value: Output, latest: Bool) -> Bool {
    // Freed outside of the lock, because it may hold a client's objects.
    var other: Output? = value
    return EngineLock.exclusively {
      if !isPaused {
        isPaused = true
        return false
      }
      if latest || waiting == nil { swap(&waiting, &other) }
      return true
    }
  }

  /// The value that has waited, with which the next pause begins; nil ends the pause.
  func takeOut() -> Output? {
    EngineLock.exclusively {
      var value: Output?
      swap(&value, &waiting)
      isPaused = value != nil
      return value
    }
  }
}

extension Publisher {
  /// Passes a value on when no other has been sent for a time.
  public func debounce<S: Scheduler>(for interval: S.Interval, scheduler: S) -> AnyPublisher<Output, Failure>
  {
    let delay = S.seconds(of: interval)
    return AnyPublisher { receive, end in
      let values = Beginnings()
      return _attach(
        { value in
          let serial = values.next()
          run(after: delay) { if values.isLast(serial) { receive(value) } }
        },
        { completion in
          // A value that waits is lost, as in Combine.
          _ = values.next()
          end(completion)
        })
    }
  }

  /// Passes on the first or the last of the values in an interval.
  public func throttle<S: Scheduler>(
    for interval: S.Interval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let delay = S.seconds(of: interval)
    return AnyPublisher { receive, end in
      let pauses = Pauses<Output>()
      func pause() {
        run(after: delay) {
          guard let value = pauses.takeOut() else { return }
          receive(value)
          pause()
        }
      }
      return _attach(
        { value in
          if pauses.take(in: value, latest: latest) { return }
          receive(value)
          pause()
        },
        { completion in
          if let value = pauses.takeOut() { receive(value) }
          end(completion)
        })
    }
  }

  public func delay<S: Scheduler>(for interval: S.Interval, scheduler: S) -> AnyPublisher<Output, Failure> {
    let delay = S.seconds(of: interval)
    return AnyPublisher { receive, end in
      _attach(
        { value in run(after: delay) { receive(value) } },
        { completion in run(after: delay) { end(completion) } })
    }
  }

  /// All code runs on the main actor here, so values are passed on at once.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
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
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<
    Notification, Never
  > {
    AnyPublisher { [self] receive, _ in
      // Unsafe: the centre calls it on the thread that posts, as in Combine. A write of a state there goes through
      // ``BackgroundWrites``.
      nonisolated(unsafe) let receive = receive
      let token = addObserver(forName: name, object: object, queue: nil) { receive($0) }
      // Unsafe: a token is an identity, and `removeObserver` may be called from any thread.
      nonisolated(unsafe) let observer = token
      return AnyCancellable { self.removeObserver(observer) }
    }
  }
}
