// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct TaskTests {
  @Test("R-37: a task starts in its modifier's place among the appear actions (task X1, X9)")
  func order() {
    let log = EventLog()
    _ = ViewHost {
      VStack {
        Text("a")
          .task { log.add("task a") }
          .onAppear { log.add("appear a") }
          .onChange(of: 1, initial: true) { log.add("change a") }
      }
      .task { log.add("task stack") }
      .onAppear { log.add("appear stack") }
    }
    #expect(log.take() == ["task a", "appear a", "change a", "task stack", "appear stack"])
  }

  @Test("C-4: a task is cancelled when its view leaves")
  func cancellation() async throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = true
      var body: some View {
        if flag {
          Text("x").task {
            log.add("start")
            do {
              try await Task.sleep(for: .seconds(10))
              log.add("end")
            } catch {
              log.add("cancelled \(Task.isCancelled)")
            }
          }
        }
        Button("drop") { flag = false }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try await host.advance(by: .seconds(1))
    #expect(log.take() == ["start"])
    try host.tapAndRender("drop")
    try await host.advance(by: .seconds(20))
    #expect(log.take() == ["cancelled true"])
  }

  @Test("C-4: unmounting cancels tasks")
  func unmounting() async throws {
    let log = EventLog()
    let host = ViewHost {
      Text("x").task {
        do { try await Task.sleep(for: .seconds(5)) } catch { log.add("cancelled") }
      }
    }
    try await host.advance(by: .seconds(1))
    host.unmount()
    try await host.advance(by: .seconds(10))
    #expect(log.take() == ["cancelled"])
  }

  @Test("C-4: task(id:) starts again when the id changes, and cancels the first")
  func identified() async throws {
    struct Screen: View {
      let log: EventLog
      @State private var id = 1
      @State private var other = 0
      var body: some View {
        Text("\(other)").task(id: id) {
          log.add("start \(id)")
          do {
            try await Task.sleep(for: .seconds(5))
            log.add("end")
          } catch {
            log.add("cancelled")
          }
        }
        Button("id") { id += 1 }
        Button("other") { other += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try await host.advance(by: .seconds(1))
    try host.tapAndRender("other")
    try await host.advance(by: .seconds(1))
    #expect(log.take() == ["start 1"])
    try host.tapAndRender("id")
    try await host.advance(by: .seconds(1))
    let entries = log.take()
    #expect(Set(entries) == ["cancelled", "start 2"])
    try await host.advance(by: .seconds(5))
    #expect(log.take() == ["end"])
  }

  @Test("C-4: a task's writes are shown; it sleeps on the host's clock")
  func writes() async throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        Text("\(n)").task {
          for step in 1...3 {
            try? await Task.sleep(for: .milliseconds(100))
            n = step
          }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["0"])
    try await host.advance(by: .milliseconds(99))
    #expect(host.texts == ["0"])
    try await host.advance(by: .milliseconds(1))
    #expect(host.texts == ["1"])
    try await host.advance(by: .milliseconds(150))
    #expect(host.texts == ["2"])
    try await host.advance(by: .seconds(1))
    #expect(host.texts == ["3"])
  }

  @Test("C-5: a mere update starts no task")
  func notOnUpdates() async throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Button("add \(n)") { n += 1 }.task { log.add("start") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try await host.advance(by: .zero)
    try host.tapAndRender("add 0")
    try await host.advance(by: .zero)
    #expect(log.take() == ["start"])
  }
}
