// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// Values that come by a scheduler. The rules are Apple's: `receive(on:)`, `throttle(for:scheduler:latest:)`.
@MainActor
@Suite struct TimingTests {
  private final class Model: ObservableObject {
    @Published var text = ""
    private(set) var heard: [String] = []
    private var subscription: AnyCancellable?

    init() {
      subscription = $text.dropFirst().receive(on: RunLoop.main).sink { [unowned self] in
        heard.append("\($0) in \(text)")
      }
    }
  }

  private struct Screen: View {
    @StateObject var model: Model
    var body: some View {
      Text(model.text)
      Button("write") { for letter in ["a", "b"] { model.text += letter } }
    }
  }

  @Test(
    "Values that a scheduler hands on come in the next turn: a published property has its new value by then")
  func nextTurn() async throws {
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    try host.tapAndRender("write")
    #expect(host.texts.first == "ab")
    #expect(model.heard == [])
    try await host.advance(by: .zero)
    #expect(model.heard == ["a in ab", "ab in ab"])
    host.unmount()
  }

  /// Unchecked: a subject may be used by any thread.
  private struct Shared: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()
  }

  @Test("Whichever thread sends, values and their end come on the main queue, in their order")
  func otherThreads() async throws {
    let shared = Shared()
    var received: [Int] = []
    var isOver = false
    // Closures of the main actor: where they are optimized, a call from another thread ends the program.
    let subscription = shared.subject.receive(on: DispatchQueue.main).sink { _ in
      isOver = true
    } receiveValue: {
      dispatchPrecondition(condition: .onQueue(.main))
      received.append($0)
    }
    var first: [Int] = []
    let throttled = shared.subject.throttle(
      for: .seconds(60), scheduler: DispatchQueue.main, latest: false
    ).sink {
      dispatchPrecondition(condition: .onQueue(.main))
      first.append($0)
    }
    await Task.detached {
      for value in 0..<100 { shared.subject.send(value) }
      shared.subject.send(completion: .finished)
    }.value
    while !isOver { await Task.yield() }
    #expect(received == Array(0..<100))
    #expect(first == [0])
    withExtendedLifetime((subscription, throttled)) {}
  }

  @Test("What waits when a subscription is cancelled is not handed on")
  func cancelled() async throws {
    struct Listening: View {
      let subject: PassthroughSubject<Int, Never>
      let log: EventLog
      @State private var subscriptions: [AnyCancellable] = []
      var body: some View {
        Button("subscribe") {
          subscriptions = [
            subject.receive(on: RunLoop.main).sink { log.add("received \($0)") },
            subject.delay(for: .seconds(1), scheduler: RunLoop.main).sink { log.add("delayed \($0)") },
            subject.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { log.add("debounced \($0)") },
            subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).sink {
              log.add("throttled \($0)")
            },
          ]
        }
        Button("send") { for value in [1, 2] { subject.send(value) } }
        Button("cancel") { subscriptions.forEach { $0.cancel() } }
      }
    }
    let (subject, log) = (PassthroughSubject<Int, Never>(), EventLog())
    let host = ViewHost { Listening(subject: subject, log: log) }
    try host.tapAndRender("subscribe")
    try host.tapAndRender("send")
    try await host.advance(by: .milliseconds(1_500))
    #expect(
      Set(log.take()) == ["received 1", "received 2", "throttled 2", "debounced 2", "delayed 1", "delayed 2"])
    try host.tapAndRender("send")
    try host.tapAndRender("cancel")
    try await host.advance(by: .milliseconds(3_000))
    #expect(log.take() == [])
    host.unmount()
  }

  @Test("The end comes after the value that waits")
  func ends() async throws {
    struct Ending: View {
      let log: EventLog
      @State private var subscription: AnyCancellable?
      var body: some View {
        Button("go") {
          let subject = PassthroughSubject<Int, Never>()
          subscription = subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).sink { _ in
            log.add("over")
          } receiveValue: {
            log.add("\($0)")
          }
          for value in [1, 2] { subject.send(value) }
          subject.send(completion: .finished)
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Ending(log: log) }
    try host.tapAndRender("go")
    #expect(log.take() == [])
    try await host.advance(by: .zero)
    #expect(log.take() == ["2", "over"])
    host.unmount()
  }

  @Test("Outside of a host, too, a task that has slept goes on where it was")
  func sleeps() async throws {
    try await Task.sleep(for: .milliseconds(1))
    dispatchPrecondition(condition: .onQueue(.main))
    try await Task.sleep(nanoseconds: 1_000)
    dispatchPrecondition(condition: .onQueue(.main))
  }

  @Test("The publisher of a notification is a value: the same for the same name, centre and sender")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let publisher = center.publisher(for: name)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name))
    #expect(publisher != center.publisher(for: name, object: center))
    let log = EventLog()
    let subscription = publisher.sink { log.add($0.name.rawValue) }
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(log.entries == ["changed"])
  }
}
