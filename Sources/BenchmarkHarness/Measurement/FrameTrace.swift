// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import ViewEngine

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
    guard instance.isScreen else {
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
      let start = Clock.monotonic
      try await instance.steps(step..<(step + 1), on: host, frame: render)
      let end = Clock.monotonic
      var counts: [(name: String, value: Int)] = FrameReport.counters.map {
        ($0.0.id, host.totalReport[keyPath: $0.1])
      }
      counts += FrameReport.countersPerView.map { ($0.0.id, host.totalReport[keyPath: $0.1].total) }
      trace.addSlice("step \(step)", "step", start, end, counts.filter { $0.value != 0 })
      recorder.write(into: &trace, upTo: end)
    }
  }
}

/// Notes every border of a frame that the timer reads its clock at, with the events before it.
private final class TickRecorder {
  private struct Tick {
    var border: FrameBorder
    var time: UInt64
    var events: Int
  }

  private let host: ViewHost
  private var ticks: [Tick] = []
  private(set) lazy var timer = PhaseTimer(
    now: { Clock.monotonic },
    note: { [unowned self] border, time in
      MainActor.assumeIsolated { ticks.append(Tick(border: border, time: time, events: host.events.count)) }
    })

  init(_ host: ViewHost) {
    self.host = host
  }

  func begin() {
    ticks.removeAll(keepingCapacity: true)
  }

  /// The slices between the ticks.
  func write(into trace: inout EventTrace, upTo end: UInt64) {
    var frame: UInt64 = 0
    var phase: UInt64 = 0
    var inside: UInt64 = 0
    for tick in ticks {
      switch tick.border {
      case .beganFrame: (frame, phase) = (tick.time, tick.time)
      case .beganInside: inside = tick.time
      case .ended(.comparison): trace.addSlice("comparison", "comparison", inside, tick.time)
      case .ended(.matching): trace.addSlice("matching of ids", "matching", inside, tick.time)
      case .ended(let part):
        trace.addSlice(Self.name(of: part), "phase", phase, tick.time)
        phase = tick.time
        if part == .diff { trace.addSlice("frame", "frame", frame, tick.time) }
      }
    }
    writeBodies(into: &trace, upTo: end)
  }

  private static func name(of part: FramePart) -> String { part == .diff ? "display diff" : "\(part)" }

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
