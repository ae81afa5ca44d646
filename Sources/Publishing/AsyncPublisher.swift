// SPDX-License-Identifier: Apache-2.0
import EngineBase

extension Publisher where Failure == Never {
  /// The values, for a loop that waits for them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher, one after the other. Each value is requested when a task waits for it; values at other
/// times are dropped.
///
/// - Source: Apple, Combine `AsyncPublisher`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber = WaitingSubscriber<P.Output>()
    /// Ends the subscription when no task can wait any more.
    private let subscription: AnyCancellable

    fileprivate init(_ publisher: P) {
      subscription = AnyCancellable(subscriber)
      publisher.receive(subscriber: subscriber)
    }

    public nonisolated(nonsending) mutating func next() async -> P.Output? {
      await next(isolation: #isolation)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      let subscriber = subscriber
      // The host waits for tasks that are about to run on the main actor.
      let clock = actor === MainActor.shared ? HostContext.clock : nil
      let next = await withTaskCancellationHandler {
        // A closure stays on an actor only if it captures the actor; otherwise it would run on a thread of the pool
        // first.
        _ = actor
        return await withUnsafeContinuation { subscriber.wait($0, clock) }
      } onCancel: {
        subscriber.cancel()
      }
      if next.isAwaited { clock?.taskDidRun() }
      return next.value
    }
  }
}

/// A subscriber that requests one value each time that a task waits. When it is cancelled, it returns that there are no
/// more values.
///
/// Unchecked: its data are used only under the lock.
private final class WaitingSubscriber<Input>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Failure = Never

  /// Unchecked: a value goes from the thread that sends it to the one that waits, as in Combine.
  struct Next: @unchecked Sendable {
    let value: Input?
    /// Whether the host knows that the task will run.
    var isAwaited = false
  }

  private var subscription: (any Subscription)?
  private var waiting: (continuation: UnsafeContinuation<Next, Never>, clock: VirtualClock?)?
  private var isOver = false

  func wait(_ continuation: UnsafeContinuation<Next, Never>, _ clock: VirtualClock?) {
    let asked: (any Subscription)? = EngineLock.exclusively {
      if !isOver { waiting = (continuation, clock) }
      return isOver ? nil : subscription
    }
    if let asked { asked.request(.max(1)) } else { continuation.resume(returning: Next(value: nil)) }
  }

  func receive(subscription: any Subscription) {
    EngineLock.exclusively { self.subscription = subscription }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    answer(input, isLast: false)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { answer(nil, isLast: true) }

  func cancel() { answer(nil, isLast: true) }

  private func answer(_ value: Input?, isLast: Bool) {
    // Called and freed after the lock is released, because both may run client code.
    var ended: (any Subscription)?
    var waiter: (continuation: UnsafeContinuation<Next, Never>, clock: VirtualClock?)?
    EngineLock.exclusively {
      swap(&waiter, &waiting)
      if isLast {
        isOver = true
        swap(&ended, &subscription)
      }
    }
    ended?.cancel()
    guard let waiter else { return }
    // The clock is the main actor's.
    let isAwaited = waiter.clock != nil && MainThread.isCurrent
    if isAwaited { waiter.clock?.taskWillRun() }
    waiter.continuation.resume(returning: Next(value: value, isAwaited: isAwaited))
  }
}
