// SPDX-License-Identifier: Apache-2.0
import EngineBase

extension Publishers {
  /// The values of several publishers, in the order in which they are sent. It ends when all publishers have ended, or
  /// with the first failure.
  ///
  /// - Source: Apple, Combine `Publishers.MergeMany`.
  public struct MergeMany<Upstream: Publisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func _attach(
      _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let parts = Parts<Failure>(count: publishers.count, end)
      for publisher in publishers { parts.add(publisher._attach(receive) { parts.end($0) }) }
      if publishers.isEmpty { end(.finished) }
      return parts.handle
    }
  }
}

/// The subscriptions to several publishers, and how many of them have not ended.
final class Parts<Failure: Error> {
  private var left: Int
  private var subscriptions: [AnyCancellable] = []
  private let whole: (Subscribers.Completion<Failure>) -> Void
  private(set) var isOver = false

  init(count: Int, _ whole: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.whole = whole
  }

  func add(_ subscription: AnyCancellable) {
    if isOver { subscription.cancel() } else { subscriptions.append(subscription) }
  }

  /// One more publisher has begun.
  func begin() { left += 1 }

  /// One publisher has ended. The merged publisher ends with the last one, or with the first failure.
  func end(_ completion: Subscribers.Completion<Failure>) {
    if isOver { return }
    left -= 1
    if case .finished = completion, left > 0 { return }
    finish(completion)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    if isOver { return }
    cancel()
    whole(completion)
  }

  private func cancel() {
    isOver = true
    let ended = subscriptions
    subscriptions = []
    for subscription in ended { subscription.cancel() }
  }

  var handle: AnyCancellable { AnyCancellable { self.cancel() } }
}

extension Publishers {
  /// The values of 2 publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: _ClosurePublisher
  where B.Output == A.Output, B.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _attach(
      _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let parts = Parts<Failure>(count: 2, end)
      parts.add(a._attach(receive) { parts.end($0) })
      parts.add(b._attach(receive) { parts.end($0) })
      return parts.handle
    }
  }

  /// The values of 3 publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _ClosurePublisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func _attach(
      _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let parts = Parts<Failure>(count: 3, end)
      parts.add(a._attach(receive) { parts.end($0) })
      parts.add(b._attach(receive) { parts.end($0) })
      parts.add(c._attach(receive) { parts.end($0) })
      return parts.handle
    }
  }

  /// The values of 4 publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _ClosurePublisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func _attach(
      _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let parts = Parts<Failure>(count: 4, end)
      parts.add(a._attach(receive) { parts.end($0) })
      parts.add(b._attach(receive) { parts.end($0) })
      parts.add(c._attach(receive) { parts.end($0) })
      parts.add(d._attach(receive) { parts.end($0) })
      return parts.handle
    }
  }
}

extension Publisher {
  public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B> {
    Publishers.Merge(self, other)
  }
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
    Publishers.Merge3(self, b, c)
  }
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  {
    Publishers.Merge4(self, b, c, d)
  }
}
