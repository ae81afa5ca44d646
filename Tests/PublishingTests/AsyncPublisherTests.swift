// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct AsyncPublisherTests {
  @Test("Design 4: a loop over a timer's values runs on the host's clock and ends with the view")
  func timer() async throws {
    struct Screen: View {
      let log: EventLog
      @State private var ticks = 0
      @State private var isThere = true
      var body: some View {
        Button("Leave") { isThere = false }
        if isThere {
          Text("\(ticks)").task {
            for await _ in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values { ticks += 1 }
            log.add("end")
          }
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try await host.advance(by: .milliseconds(3500))
    #expect(host.texts == ["Leave", "3"])
    #expect(log.take() == [])
    try host.tapAndRender("Leave")
    try await host.advance(by: .milliseconds(10))
    #expect(log.take() == ["end"])
  }

  @Test("Design 4: a subject's values come in order, first the current one; what nobody waits for is dropped")
  func subject() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values = subject.values.makeAsyncIterator()
    #expect(await values.next(isolation: #isolation) == 1)
    subject.send(2)
    // Runs when this actor is free: when somebody waits.
    let sender = Task { subject.send(3) }
    #expect(await values.next(isolation: #isolation) == 3)
    await sender.value
  }

  @Test("Design 4: a task that is cancelled gets no value, and the subscription is over")
  func cancelled() async {
    let log = EventLog()
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents(
      receiveSubscription: { _ in log.add("begin") }, receiveCancel: { log.add("cancel") })
    let waiting = Task {
      var seen: [Int] = []
      for await value in publisher.values { seen.append(value) }
      return seen
    }
    while log.entries.isEmpty { await Task.yield() }
    subject.send(1)
    waiting.cancel()
    #expect(await waiting.value == [1])
    #expect(log.take() == ["begin", "cancel"])
  }
}
