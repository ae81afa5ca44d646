// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews

/// Runs a few steps of a case with a clock at every border of a phase and writes down when was what.
///
/// Phases come from the engine's timer. Bodies have no clock of their own: each is an instant at the first clock
/// read after it ran, so its place among comparisons and phases is right and its length unknown. Reading the
/// clock slows the frame down: the picture shows proportions, `frame_time` is measured elsewhere.
struct FrameTrace {
  private(set) var trace = EventTrace()

  /// Traces `steps` steps after the plan's warm-up.
  ///
  /// - Throws: `CheckFailure` for a case that has no screen, or what the scenario's own code throws.
  init(
    _ scenario: AnyScenario, _ instance: any ScenarioInstance, _ key: CaseKey, steps: Int, _ plan: SamplePlan
  ) async throws {
    guard instance.byHand() == nil else {
      throw CheckFailure("\(key) is written by hand: it has no frame to trace")
    }
    // From the mount on: the recorder, too, has to be through everything once.
    let host = instance.mountRecording()
    try instance.prepare(host)
    func render(_ host: ViewHost) throws {
      if scenario.measures == .layout { host.invalidateLayout() }
      try host.render()
    }
    let recorder = TickRecorder(host)
    host.phaseTimer = recorder.timer
    defer { host.phaseTimer = nil }
    try await instance.steps(0..<plan.warmUpSteps, on: host, frame: render)
    trace.name = "\(key)"
    for step in plan.warmUpSteps..<(plan.warmUpSteps + steps) {
      recorder.begin()
      host.resetTotalReport()
      host.removeEvents()
      let start = recorder.tick()
      try await instance.steps(step..<(step + 1), on: host, frame: render)
      let end = recorder.tick()
      var counts: [(name: String, value: Int)] = FrameReport.counters.map {
        ($0.0.id, $0.1(host.totalReport))
      }
      counts += FrameReport.countersPerView.map { ($0.0.id, $0.1(host.totalReport).total) }
      trace.addSlice("step \(step)", "step", start, end, counts.filter { $0.value != 0 })
      recorder.write(into: &trace, upTo: end)
    }
  }
}

/// Finds out from the timer's sums which border each of its clock reads was.
private final class TickRecorder {
  private struct Tick {
    var time: UInt64
    var state: [UInt64]
    var events: Int
  }

  private let host: ViewHost
  private var ticks: [Tick] = []
  private var last: UInt64 = 0
  private(set) lazy var timer = PhaseTimer(now: { [unowned self] in
    MainActor.assumeIsolated { note() }
  })

  init(_ host: ViewHost) {
    self.host = host
  }

  func begin() {
    ticks.removeAll(keepingCapacity: true)
    timer.reset()
  }

  /// The time, never the same twice, so that every border moves one of the sums.
  func tick() -> UInt64 {
    last = max(last + 1, Clock.monotonic)
    return last
  }

  private func note() -> UInt64 {
    let time = tick()
    ticks.append(Tick(time: time, state: state, events: host.events.count))
    return time
  }

  private var state: [UInt64] {
    [timer.commit, timer.update, timer.layout, timer.display, timer.displayDiff, timer.comparison]
  }

  /// The slices between the ticks. A read shows in the sums only after it: tick *i* ended what differs between
  /// the states at *i* and at *i* + 1.
  func write(into trace: inout EventTrace, upTo end: UInt64) {
    let names = ["commit", "update", "layout", "display", "display diff"]
    let states = ticks.dropFirst().map(\.state) + [state]
    var border: UInt64?
    var comparison: UInt64?
    var frameStart: UInt64?
    for (tick, after) in zip(ticks, states) {
      let ended = (0..<6).first { tick.state[$0] != after[$0] }
      if let ended, ended < 5 {
        if let border { trace.addSlice(names[ended], "phase", border, tick.time) }
        border = tick.time
        if ended == 4, let start = frameStart {
          trace.addSlice("frame", "frame", start, tick.time)
          frameStart = nil
          border = nil
        }
      } else if ended == 5 {
        if let start = comparison { trace.addSlice("comparison", "comparison", start, tick.time) }
        comparison = nil
      } else if border == nil {
        border = tick.time
        frameStart = tick.time
      } else {
        comparison = tick.time
      }
    }
    writeBodies(into: &trace, upTo: end)
  }

  private func writeBodies(into trace: inout EventTrace, upTo end: UInt64) {
    var written = 0
    let events = host.events
    for (time, count) in ticks.map({ ($0.time, $0.events) }) + [(end, events.count)] {
      guard count > written else { continue }
      for case .body(let cause) in events[written..<count] {
        let mark = cause.evaluated ? (cause.isWasted ? " (in vain)" : "") : " (skipped)"
        trace.addInstant(
          "\(cause.typeName)\(mark)", time,
          [("path", cause.path), ("reasons", cause.reasons.map(\.words).joined(separator: ", "))])
      }
      written = count
    }
  }
}
