// SPDX-License-Identifier: Apache-2.0
import EngineBase

extension Publishers {
  /// The first values of 2 publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: _ClosurePublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
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
      var newA: [A.Output] = []
      var newB: [B.Output] = []
      var hasAEnded = false
      var hasBEnded = false
      func send() {
        while !newA.isEmpty, !newB.isEmpty { receive((newA.removeFirst(), newB.removeFirst())) }
        if hasAEnded && newA.isEmpty || hasBEnded && newB.isEmpty { parts.finish(.finished) }
      }
      parts.add(
        a._attach({
          newA.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasAEnded = true
          send()
        })
      parts.add(
        b._attach({
          newB.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasBEnded = true
          send()
        })
      return parts.handle
    }
  }

  /// The first values of 3 publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _ClosurePublisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      var newA: [A.Output] = []
      var newB: [B.Output] = []
      var newC: [C.Output] = []
      var hasAEnded = false
      var hasBEnded = false
      var hasCEnded = false
      func send() {
        while !newA.isEmpty, !newB.isEmpty, !newC.isEmpty {
          receive((newA.removeFirst(), newB.removeFirst(), newC.removeFirst()))
        }
        if hasAEnded && newA.isEmpty || hasBEnded && newB.isEmpty || hasCEnded && newC.isEmpty {
          parts.finish(.finished)
        }
      }
      parts.add(
        a._attach({
          newA.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasAEnded = true
          send()
        })
      parts.add(
        b._attach({
          newB.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasBEnded = true
          send()
        })
      parts.add(
        c._attach({
          newC.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasCEnded = true
          send()
        })
      return parts.handle
    }
  }

  /// The first values of 4 publishers together, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _ClosurePublisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      var newA: [A.Output] = []
      var newB: [B.Output] = []
      var newC: [C.Output] = []
      var newD: [D.Output] = []
      var hasAEnded = false
      var hasBEnded = false
      var hasCEnded = false
      var hasDEnded = false
      func send() {
        while !newA.isEmpty, !newB.isEmpty, !newC.isEmpty, !newD.isEmpty {
          receive((newA.removeFirst(), newB.removeFirst(), newC.removeFirst(), newD.removeFirst()))
        }
        if hasAEnded && newA.isEmpty || hasBEnded && newB.isEmpty || hasCEnded && newC.isEmpty
          || hasDEnded && newD.isEmpty
        {
          parts.finish(.finished)
        }
      }
      parts.add(
        a._attach({
          newA.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasAEnded = true
          send()
        })
      parts.add(
        b._attach({
          newB.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasBEnded = true
          send()
        })
      parts.add(
        c._attach({
          newC.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasCEnded = true
          send()
        })
      parts.add(
        d._attach({
          newD.append($0)
          send()
        }) { completion in
          guard case .finished = completion else { return parts.finish(completion) }
          hasDEnded = true
          send()
        })
      return parts.handle
    }
  }
}

extension Publisher {
  public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B> {
    Publishers.Zip(self, b)
  }
  public func zip<B: Publisher, T>(_ b: B, _ transform: @escaping (Output, B.Output) -> T) -> AnyPublisher<
    T, Failure
  >
  where B.Failure == Failure {
    zip(b).map { transform($0.0, $0.1) }
  }
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C> {
    Publishers.Zip3(self, b, c)
  }
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  {
    Publishers.Zip4(self, b, c, d)
  }
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
