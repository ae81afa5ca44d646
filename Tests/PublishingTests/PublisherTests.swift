// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct PublisherTests {
  @Test("I-71: onReceive runs for each output; the view runs only through what the action changes")
  func onReceive() throws {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      let log: EventLog
      @State private var unread = 0
      var body: some View {
        let _ = log.add("body")
        Text("x").onReceive(subject) {
          log.add("got \($0)")
          unread = $0
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let log = EventLog()
    let host = ViewHost { Screen(subject: subject, log: log) }
    subject.send(1)
    subject.send(1)
    subject.send(2)
    try host.render()
    #expect(log.take() == ["body", "got 1", "got 1", "got 2"])
    host.unmount()
    subject.send(3)
    #expect(log.take() == [])
  }

  @Test("values are what key paths lead to")
  func mapsByKeyPath() {
    let subject = PassthroughSubject<String, Never>()
    let log = EventLog()
    let path = \String.count
    let subscriptions = [
      subject.map(path).sink { log.add("\($0)") },
      subject.map(\.count, \.isEmpty).sink { log.add("\($0) \($1)") },
      subject.map(\.count, \.isEmpty, \.first).sink {
        log.add("\($0) \($1) \($2.map(String.init) ?? "none")")
      },
    ]
    subject.send("ab")
    #expect(log.take().sorted() == ["2", "2 false", "2 false a"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test("I-71: a state that body reads makes it run, once for outputs between two frames")
  func onReceiveReadState() throws {
    struct Screen: View {
      let subject: PassthroughSubject<String, Never>
      @State private var last = "none"
      var body: some View {
        Text(last).onReceive(subject) { last = $0 }
      }
    }
    let subject = PassthroughSubject<String, Never>()
    let host = ViewHost { Screen(subject: subject) }
    subject.send("a")
    subject.send("b")
    #expect(try host.render().bodyEvaluations["Screen"] == 1)
    #expect(host.texts == ["b"])
  }

  @Test("I-71: a published property's publisher starts with the current value")
  func published() throws {
    final class Model: ObservableObject {
      @Published var n = 7
    }
    struct Screen: View {
      let model: Model
      let log: EventLog
      var body: some View {
        Text("x").onReceive(model.$n) { log.add("\($0)") }
      }
    }
    let model = Model()
    let log = EventLog()
    _ = ViewHost { Screen(model: model, log: log) }
    #expect(log.take() == ["7"])
  }

  @Test("Design 4: subjects, erasure and operators")
  func subjects() {
    let log = EventLog()
    let current = CurrentValueSubject<Int, Never>(1)
    var kept: Set<AnyCancellable> = []
    current.eraseToAnyPublisher().filter { $0 != 2 }.map { "v\($0)" }
      .sink { log.add($0) }
      .store(in: &kept)
    current.send(2)
    current.value = 3
    #expect(log.take() == ["v1", "v3"])
    #expect(current.value == 3)
    kept.removeAll()
    current.send(4)
    #expect(log.take() == [])
  }

  @Test("Design 4: a sequence delivers its elements at once, and what is made of values delivers as well")
  func sequences() {
    let log = EventLog()
    typealias Numbers<Elements: Sequence> = Publishers.Sequence<Elements, Never>
    let made: Publishers.FlatMap<Numbers<[Int]>, Numbers<ClosedRange<Int>>> =
      (1...2).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    _ = made.sink { log.add("\($0)") }
    #expect(log.take() == ["1", "10", "2", "20"])
  }

  @Test("Design 4: who handles events is told of the subscription, the values and the cancelling")
  func handledEvents() {
    let log = EventLog()
    let subject = PassthroughSubject<Int, Never>()
    let handled = subject.handleEvents(
      receiveSubscription: { _ in log.add("subscription") }, receiveOutput: { log.add("output \($0)") },
      receiveCancel: { log.add("cancel") }, receiveRequest: { log.add("request \($0 == .unlimited)") })
    let values = handled.sink { log.add("\($0)") }
    subject.send(1)
    values.cancel()
    subject.send(2)
    #expect(log.take() == ["subscription", "request true", "output 1", "1", "cancel"])
    let ended = subject.handleEvents(receiveSubscription: { $0.cancel() }).sink { log.add("\($0)") }
    subject.send(3)
    #expect(log.take() == [])
    ended.cancel()
  }

  @Test("R-53: onReceive of Just delivers with each body, whether or not its value is another one")
  func justWithEachBody() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Text("\(n)").onReceive(Just(n / 2)) { log.add("\($0)") }
        Button("add") { n += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    for _ in 0..<3 { try host.tapAndRender("add") }
    #expect(log.take() == ["0", "0", "1", "1"])
  }
}
