// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import HeadlessViews
import SwiftUI
import Testing

import class FoundationStandIns.Timer

@MainActor
struct TimerTests {
  private struct Screen: View {
    let begin: @MainActor (Binding<Int>) -> Timer
    @State private var ticks = 0
    @State private var timer: Timer?

    var body: some View {
      Text("\(ticks) ticks")
      Button("begin") { timer = begin($ticks) }
      Button("end") { timer?.invalidate() }
      Button("fire") { timer?.fire() }
      Button("put off") { timer?.fireDate = Date() + 10 }
    }
  }

  private func host(_ begin: @escaping @MainActor (Binding<Int>) -> Timer) throws -> ViewHost {
    let host = ViewHost { Screen(begin: begin) }
    try host.tapAndRender("begin")
    return host
  }

  private func ticks(of host: ViewHost) -> String? { host.texts.first }

  @Test func aTimerFiresByTheClockOfItsHostUntilItIsInvalid() async throws {
    let host = try host { ticks in
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        MainActor.assumeIsolated { ticks.wrappedValue += timer.isValid ? 1 : 100 }
      }
    }
    try await host.advance(by: .milliseconds(499))
    #expect(ticks(of: host) == "0 ticks")
    try await host.advance(by: .milliseconds(1))
    #expect(ticks(of: host) == "1 ticks")
    try await host.advance(by: .seconds(2))
    #expect(ticks(of: host) == "5 ticks")
    try host.tapAndRender("fire")
    #expect(ticks(of: host) == "6 ticks")
    try host.tapAndRender("end")
    try await host.advance(by: .seconds(2))
    try host.tapAndRender("fire")
    #expect(ticks(of: host) == "6 ticks")
  }

  @Test func aTimerThatDoesNotRepeatFiresOnceAndOnlyWhenARunLoopHasIt() async throws {
    var timer: Timer?
    let host = try host { ticks in
      let made = Timer(timeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { ticks.wrappedValue += 1 }
      }
      timer = made
      return made
    }
    try await host.advance(by: .seconds(2))
    #expect(ticks(of: host) == "0 ticks")
    let other = try self.host { ticks in
      let made = Timer(fire: Date() + 1, interval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { ticks.wrappedValue += 1 }
      }
      timer = made
      RunLoop.main.add(made, forMode: .common)
      return made
    }
    #expect(timer?.isValid == true)
    try await other.advance(by: .seconds(3))
    #expect(ticks(of: other) == "1 ticks")
    #expect(timer?.isValid == false)
  }

  @Test func aTimerThatIsPutOffFiresAtItsNewDate() async throws {
    let host = try host { ticks in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { ticks.wrappedValue += 1 }
      }
    }
    try host.tapAndRender("put off")
    try await host.advance(by: .seconds(9))
    #expect(ticks(of: host) == "0 ticks")
    try await host.advance(by: .seconds(2))
    #expect(ticks(of: host) == "2 ticks")
  }
}
