// SPDX-License-Identifier: Apache-2.0
import EngineBase

extension Publishers {
  /// The last values of 2 publishers, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: _ClosurePublisher
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
      var newA: A.Output?
      var newB: B.Output?
      func send() {
        if let newA, let newB { receive((newA, newB)) }
      }
      parts.add(
        a._attach({
          newA = $0
          send()
        }) { parts.end($0) })
      parts.add(
        b._attach({
          newB = $0
          send()
        }) { parts.end($0) })
      return parts.handle
    }
  }

  /// The last values of 3 publishers, whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _ClosurePublisher
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
      var newA: A.Output?
      var newB: B.Output?
      var newC: C.Output?
      func send() {
        if let newA, let newB, let newC { receive((newA, newB, newC)) }
      }
      parts.add(
        a._attach({
          newA = $0
          send()
        }) { parts.end($0) })
      parts.add(
        b._attach({
          newB = $0
          send()
        }) { parts.end($0) })
      parts.add(
        c._attach({
          newC = $0
          send()
        }) { parts.end($0) })
      return parts.handle
    }
  }

  /// The last values of 4 publishers, whenever one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _ClosurePublisher
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
      var newA: A.Output?
      var newB: B.Output?
      var newC: C.Output?
      var newD: D.Output?
      func send() {
        if let newA, let newB, let newC, let newD { receive((newA, newB, newC, newD)) }
      }
      parts.add(
        a._attach({
          newA = $0
          send()
        }) { parts.end($0) })
      parts.add(
        b._attach({
          newB = $0
          send()
        }) { parts.end($0) })
      parts.add(
        c._attach({
          newC = $0
          send()
        }) { parts.end($0) })
      parts.add(
        d._attach({
          newD = $0
          send()
        }) { parts.end($0) })
      return parts.handle
    }
  }
}

extension Publisher {
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B> {
    Publishers.CombineLatest(self, b)
  }
  public func combineLatest<B: Publisher, T>(_ b: B, _ transform: @escaping (Output, B.Output) -> T)
    -> AnyPublisher<T, Failure>
  where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  {
    Publishers.CombineLatest3(self, b, c)
  }
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  {
    Publishers.CombineLatest4(self, b, c, d)
  }
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
