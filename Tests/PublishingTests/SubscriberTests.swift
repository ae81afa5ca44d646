// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor
@Suite struct SubscriberTests {
  /// Asks for some values at first, and for some more with each.
  private final class Eater: Subscriber {
    typealias Failure = Never

    private(set) var eaten: [Int] = []
    private(set) var isOver = false
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    init(first: Subscribers.Demand, more: Subscribers.Demand = .none) {
      (self.first, self.more) = (first, more)
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if first != .none { subscription.request(first) }
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      eaten.append(input)
      return more
    }

    func receive(completion: Subscribers.Completion<Never>) { isOver = true }
  }

  /// A publisher of a client's own: counts as far as it is asked to, then ends.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Counting(start, subscriber))
    }

    private final class Counting<S: Subscriber<Int, Never>>: Subscription {
      private var next: Int
      private var subscriber: S?

      init(_ start: Int, _ subscriber: S) { (next, self.subscriber) = (start, subscriber) }

      func request(_ demand: Subscribers.Demand) {
        var left = demand.max ?? .max
        while left > 0, let subscriber, next > 0 {
          left += (subscriber.receive(next).max ?? 0) - 1
          next -= 1
        }
        if next == 0 { subscriber?.receive(completion: .finished) }
      }

      func cancel() { subscriber = nil }
    }
  }

  @Test("A subscriber gets as many values as it asks for; what comes while it wants none is dropped")
  func demand() {
    let subject = PassthroughSubject<Int, Never>()
    let (two, all) = (Eater(first: .max(2)), Eater(first: .max(1), more: .max(1)))
    subject.subscribe(two)
    subject.subscribe(all)
    for value in 1...4 { subject.send(value) }
    #expect(two.eaten == [1, 2])
    #expect(all.eaten == [1, 2, 3, 4])
    two.subscription?.request(.max(1))
    subject.send(5)
    subject.send(6)
    #expect(two.eaten == [1, 2, 5])
    all.subscription?.cancel()
    subject.send(7)
    #expect(all.eaten == [1, 2, 3, 4, 5, 6])
    #expect(!all.isOver)
  }

  @Test("A value that is there waits for the first request, behind operators, too")
  func firstRequest() {
    let late = Eater(first: .none)
    CurrentValueSubject<Int, Never>(4).map { $0 * 2 }.subscribe(late)
    #expect(late.eaten == [])
    late.subscription?.request(.unlimited)
    #expect(late.eaten == [8])
  }

  @Test("A client's own publisher is sunk, mapped, assigned and received by a view; its end is told")
  func ownPublisher() throws {
    final class Box { var value = 0 }
    struct Screen: View {
      @State private var sum = 0
      var body: some View { Text("\(sum)").onReceive(Countdown(start: 3)) { sum += $0 } }
    }
    var log: [String] = []
    let counted = Countdown(start: 2).sink(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    #expect(log == ["2", "1", "end"])
    counted.cancel()
    var mapped: [Int] = []
    _ = Countdown(start: 3).map { $0 * 10 }.sink { mapped.append($0) }
    #expect(mapped == [30, 20, 10])
    let box = Box()
    Countdown(start: 5).subscribe(Subscribers.Assign(object: box, keyPath: \.value))
    #expect(box.value == 1)
    let host = ViewHost { Screen() }
    #expect(host.texts == ["6"])
    #expect(host.displayList == host.recomputedDisplayList())
    host.unmount()
  }

  @Test("A sink that is cancelled gets nothing any more, and lets its publisher go")
  func cancelledSink() {
    var values: [Int] = []
    weak var gone: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      gone = subject
      let sink = Subscribers.Sink<Int, Never>(
        receiveCompletion: { _ in }, receiveValue: { values.append($0) })
      subject.subscribe(sink)
      subject.send(1)
      sink.cancel()
      subject.send(2)
    }
    #expect(values == [1])
    #expect(gone == nil)
  }

  @Test("a demand is compared with a number, and what has no end is more than any")
  func comparedDemand() {
    #expect(Subscribers.Demand.max(2) > 1 && Subscribers.Demand.max(2) >= 2 && Subscribers.Demand.max(2) == 2)
    #expect(Subscribers.Demand.none < 1 && Subscribers.Demand.none <= 0 && Subscribers.Demand.none != 1)
    #expect(Subscribers.Demand.unlimited > .max && Subscribers.Demand.unlimited != .max)
  }
}
