// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct VirtualTimeTests {
  @Test("Design 4: delayed work runs at its time, in order, and each host has its own clock")
  func delayedWork() async throws {
    struct Screen: View {
      let log: EventLog
      var body: some View {
        Button("go") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { log.add("late") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { log.add("early") }
          DispatchQueue.main.async { log.add("soon") }
          log.add("now")
        }
      }
    }
    let log = EventLog()
    let other = EventLog()
    let host = ViewHost { Screen(log: log) }
    let second = ViewHost { Screen(log: other) }
    try host.tapAndRender("go")
    try second.tapAndRender("go")
    #expect(log.take() == ["now"])
    try await host.advance(by: .milliseconds(10))
    #expect(log.take() == ["soon", "early"])
    try await host.advance(by: .milliseconds(19))
    #expect(log.take() == [])
    try await host.advance(by: .milliseconds(1))
    #expect(log.take() == ["late"])
    #expect(other.take() == ["now"])
  }

  @Test("Design 4: render() moves no clock and runs no task")
  func renderIsNoTime() async throws {
    let log = EventLog()
    let host = ViewHost {
      Button("go") { DispatchQueue.main.async { log.add("async") } }
    }
    try host.tapAndRender("go")
    try host.render()
    #expect(log.take() == [])
    try await host.advance(by: .zero)
    #expect(log.take() == ["async"])
  }

  @Test("Design 4: a delayed write is a frame of its own, at its time")
  func delayedWrite() async throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        Button("go \(n)") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { n = 1 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) { n = 2 }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go 0")
    let report = try await host.advance(by: .milliseconds(500))
    #expect(host.texts == ["go 1"])
    #expect(report.bodyEvaluations["Screen"] == 1)
    try await host.advance(by: .seconds(1))
    #expect(host.texts == ["go 2"])
  }

  @Test("Design 4: work that schedules work, and a task started by an action")
  func chains() async throws {
    struct Screen: View {
      @State private var steps: [String] = []
      var body: some View {
        Text(steps.joined(separator: ","))
        Button("go") {
          Task {
            try? await Task.sleep(nanoseconds: 20_000_000)
            steps.append("task")
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
            steps.append("first")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { steps.append("second") }
          }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(30))
    #expect(host.texts.first == "first,task,second")
  }

  @Test("A screen that sends something to the main queue with each frame does not keep time from passing")
  func endlessFrames() async throws {
    struct Screen: View {
      final class Model: ObservableObject {
        @Published var frames = 0
        @Published var isLate = false
      }
      @StateObject private var model = Model()
      var body: some View {
        let model = model
        DispatchQueue.main.async { model.frames += 1 }
        return Text(model.isLate ? "late" : "early")
          .task {
            try? await Task.sleep(for: .milliseconds(500))
            model.isLate = true
          }
      }
    }
    let host = ViewHost { Screen() }
    let report = try await host.advance(by: .seconds(1))
    #expect(host.texts == ["late"])
    // Many at the first time, and few at each later one.
    #expect(report.frames > 100)
    #expect(report.frames < 120)
  }

  @Test("P-13, C-6: after unmounting, time passes without frames")
  func unmounted() async throws {
    struct Screen: View {
      @State private var isWide = false
      @State private var n = 0
      var body: some View {
        VStack {
          Color.red.frame(width: isWide ? 100 : 10, height: 10)
          TimelineView(.periodic(from: .now, by: 0.1)) { Text("\($0.date)") }
          Button("go") {
            withAnimation(.linear(duration: 1)) { isWide = true }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { n += 1 }
          }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go")
    #expect(try await host.advance(by: .milliseconds(200)).frames > 1)
    host.unmount()
    let report = try await host.advance(by: .seconds(2))
    #expect(report.frames == 0)
    host.resize(to: CGSize(width: 10, height: 10))
    #expect(try host.render().frames == 0)
  }
}
