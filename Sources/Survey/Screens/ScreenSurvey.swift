// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import CMeasurement
import Foundation
import ViewEngine

/// Does one thing after the other to a screen and counts what each costs. Every look has a host of its own, and begins
/// without what others have left in user defaults, files and stores, so that no step sees what another one has done.
@MainActor
package final class ScreenSurvey {
  let screen: PreviewScreen
  private var counter: AllocationCounter
  package private(set) var plan: SurveyPlan
  private var leftovers: Leftovers

  /// Whether bodies run though nobody does anything, as with a timer.
  private let isRestless: Bool

  /// Time for a screen to come to rest after a step.
  static let rest = Duration.seconds(1)
  /// Seconds that a screen is given at most to come to rest at first.
  private static let longestArrival = 5
  /// Time for a screen to come to rest at first: what it loads and animates on its own belongs to no step.
  let arrival: Duration
  /// Hosts on which the time of a step is taken.
  private static let timings = 5

  /// Mounts the screen once and looks for its controls.
  ///
  /// - Parameters:
  ///   - folder: Where it works, if that is its own.
  ///   - found: What steps that were done before have led to.
  package init(
    _ screen: PreviewScreen, folder: String? = nil, found: SurveyPlan.Found = SurveyPlan.Found()
  ) async throws {
    self.screen = screen
    leftovers = Leftovers(in: folder)
    counter = try AllocationCounter()
    let host = screen.mount()
    try await host.advance(by: Self.rest)
    let first = SurveyPlan(host, found: found)
    var seconds = 1
    while try await host.advance(by: .seconds(1)).bodyEvaluations.total > 0, seconds <= Self.longestArrival {
      seconds += 1
    }
    isRestless = seconds > Self.longestArrival
    // A screen on which bodies run for ever has no rest to wait for.
    (arrival, plan) =
      isRestless ? (Self.rest, first) : (.seconds(seconds), SurveyPlan(host, found: found))
    host.unmount()
    leftovers.keepData()
  }

  /// A step, and the one that undoes what it led to.
  package struct Outcome {
    package var result: SurveyStep
    package var next: SurveyPlan.Step?
    /// Whether the step's control is not where it was: something that outlives the screen was changed by a step before.
    package var isGone = false
  }

  /// Does a step on fresh hosts: a rehearsal that is checked, one that is counted, one that is recorded, and some that
  /// are timed.
  ///
  /// - Parameters:
  ///   - isRecount: Only count: the second process is there to see whether it comes to the same.
  ///   - isTimed: Whether times are taken.
  package func run(_ step: SurveyPlan.Step, isRecount: Bool, isTimed: Bool) async -> Outcome {
    var result = SurveyStep(
      screen: screen.name, screenTitle: screen.title, name: step.name, title: step.title)
    do {
      let next = try await rehearse(step, &result)
      let counted = try await count(step)
      result.rows = counted.rows(result.key)
      if !isRecount {
        try await record(step, &result)
      }
      if !isRecount, isTimed {
        result.rows.append(ResultRow(sampled: try await time(step), of: .frameTime, in: result.key))
      }
      return Outcome(result: result, next: next)
    } catch {
      result.rows = [ResultRow(failed: result.key, error: ResultError(.checkFailed, "\(error)"))]
      return Outcome(result: result, isGone: error is ControlGone)
    }
  }

  // MARK: Passes

  private func rehearse(_ step: SurveyPlan.Step, _ result: inout SurveyStep) async throws -> SurveyPlan.Step?
  {
    if case .drop = step.deed {
      try await host(for: step).unmount()
      return nil
    }
    if case .mount = step.deed {
      // Before there is a host, which would see what the preview's code does to its data.
      let more = screen.preview.makePart().more
      if more > 0 { result.notes.append("the first of \(more + 1) previews that a ForEach makes") }
    }
    let host = try await host(for: step)
    let presented = host.presentations.count
    let ways = SurveyPlan.waysBack(on: host)
    let dropped = DroppedWrites.count
    if let action = try action(of: step, on: host) { try action() }
    if DroppedWrites.count > dropped {
      result.notes.append("a binding that it writes is .constant and keeps its value")
    }
    let impure = try await check(host, step, "at once", &result)
    let next = step.leaving(host, presentedBefore: presented, waysBackBefore: ways)
    let later = try await host.advance(by: Self.rest).bodyEvaluations.total
    if later > 0, !isRestless {
      let bodies = HumanFigure.counted(later, "body", "bodies")
      result.notes.append(
        "the bill lacks \(bodies) that a task, a timer or an animation ran in the second after it")
    }
    if screen.preview.isProgram, case .operate = step.deed { plan.follow(step, to: host) }
    let impureLater = try await check(host, step, "a second later", &result)
    let findings = [impure ?? impureLater].compactMap(\.self) + host.diagnostics
    result.issues = findings.uniqued
    host.unmount()
    return next
  }

  /// Holds the screen against one that is made from scratch.
  ///
  /// - Returns: Why they cannot be held against each other, where two made from scratch differ as well, or have other
  ///   objects.
  private func check(
    _ host: ViewHost, _ step: SurveyPlan.Step, _ time: String, _ result: inout SurveyStep
  ) async throws -> String? {
    func lists() -> (shown: String, fresh: String) {
      (host.displayList.description, host.recomputedDisplayList().description)
    }
    var (shown, fresh) = lists()
    if shown != fresh {
      // A write on another thread since the last frame is shown by the next one.
      try host.render()
      (shown, fresh) = lists()
    }
    guard let difference = DisplayDifference.first(between: shown, and: fresh) else { return nil }
    let (same, renewed) = host.recomputedDisplayListOverSameObjects()
    if same.description == shown { return nil }
    if host.recomputedDisplayList().description != fresh {
      return "\(time) a body shows something else each time it runs, as with a date or a random number; "
        + "what it shows is not checked"
    }
    let changes = try await unannouncedChanges(in: step)
    if changes.isEmpty, !renewed.isEmpty {
      return
        "\(time) what it shows of \(Self.listed(renewed)) is not checked, because it is another "
        + "object each time that the body around runs"
    }
    result.unannounced = changes
    throw CheckFailure(
      "\(time) the display list differs from one rendered from scratch, "
        + difference.text("shown", "fresh"))
  }

  /// The first of some properties, `Card.action`, without long arguments of types, and how many more there are.
  private static func listed(_ properties: [String]) -> String {
    let names = properties.map { name in
      guard let dot = name.lastIndex(of: ".") else { return ShortTypeName.text(name) }
      return ShortTypeName.text(String(name[..<dot])) + name[dot...]
    }.uniqued
    let more = names.count > FoldedLines.few ? " and \(names.count - FoldedLines.few) more" : ""
    return names.prefix(FoldedLines.few).joined(separator: ", ") + more
  }

  /// What the step changes in the objects that the screen holds, as far as nobody is told of it; found out on a host of its
  /// own.
  private func unannouncedChanges(in step: SurveyPlan.Step) async throws -> [String] {
    if case .mount = step.deed { return [] }
    let host = try await host(for: step)
    defer { host.unmount() }
    let before = host.reachableObjects
    try action(of: step, on: host)?()
    try await host.advance(by: Self.rest)
    return host.reachableObjects.unannouncedChanges(since: before)
  }

  private func count(_ step: SurveyPlan.Step) async throws -> CountMeasurement {
    switch step.deed {
    case .mount:
      let screen = cleared()
      counter.start()
      let host = try Self.settled(screen.mount())
      let counts = counter.stop()
      let report = host.reportSinceMount
      host.unmount()
      return CountMeasurement(reports: [report], allocations: [counts])
    case .drop:
      let counts = countDrop(try await host(for: step))
      return CountMeasurement(reports: [], allocations: [counts])
    default:
      let host = try await host(for: step)
      guard let action = try action(of: step, on: host) else {
        throw CheckFailure("nothing to do for \(step.title)")
      }
      host.resetTotalReport()
      counter.start()
      try action()
      let counts = counter.stop()
      let report = host.totalReport
      host.unmount()
      return CountMeasurement(reports: [report], allocations: [counts])
    }
  }

  private func countDrop(_ mounted: consuming ViewHost) -> AllocationCounts {
    counter.start()
    mounted.unmount()
    _ = consume mounted
    return counter.stop()
  }

  private func record(_ step: SurveyPlan.Step, _ result: inout SurveyStep) async throws {
    if case .drop = step.deed { return }
    let host = try await host(for: step, recordsEvents: true)
    if let action = try action(of: step, on: host) {
      host.resetTotalReport()
      host.removeEvents()
      host.callers = Self.callers
      try action()
      result.add(host, host.totalReport)
    } else {
      result.add(host, host.reportSinceMount)
      if case .mount = step.deed { result.view = host.firstBody }
    }
    host.unmount()
  }

  /// The functions of this program that called the engine.
  private static func callers() -> [UInt64] {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: deepestCaller) { addresses in
      let count = cm_callers(addresses.baseAddress, Int32(addresses.count))
      return Array(addresses.prefix(Int(count)))
    }
  }
  private static let deepestCaller = 64

  private func time(_ step: SurveyPlan.Step) async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<Self.timings {
      let elapsed: UInt64
      switch step.deed {
      case .mount:
        let screen = cleared()
        let start = Clock.monotonic
        let host = try Self.settled(screen.mount())
        elapsed = Clock.monotonic &- start
        host.unmount()
      case .drop: elapsed = timeDrop(try await host(for: step))
      default:
        let host = try await host(for: step)
        guard let action = try action(of: step, on: host) else { return times }
        let start = Clock.monotonic
        try action()
        elapsed = Clock.monotonic &- start
        host.unmount()
      }
      times.append(Double(elapsed))
    }
    return times
  }

  private func timeDrop(_ mounted: consuming ViewHost) -> UInt64 {
    let start = Clock.monotonic
    mounted.unmount()
    _ = consume mounted
    return Clock.monotonic &- start
  }

  // MARK: Steps

  /// The screen, without what others have left.
  private func cleared() -> PreviewScreen {
    leftovers.remove()
    return screen
  }

  /// A fresh host on which the step can be done next.
  func host(
    for step: SurveyPlan.Step, recordsEvents: Bool = false, assuming assumptions: [Assumption]? = nil
  ) async throws -> ViewHost {
    let host = cleared().mount(recordsEvents: recordsEvents, assuming: assumptions)
    if case .mount = step.deed { return try Self.settled(host) }
    try await host.advance(by: arrival)
    for control in step.way {
      try Self.control(control, on: host).operate(on: host)
      try host.render()
      try await host.advance(by: Self.rest)
    }
    return host
  }

  /// A host that was just mounted, after what that has queued for the same time.
  private static func settled(_ host: ViewHost) throws -> ViewHost {
    host.resetTotalReport()
    try host.renderQueue()
    return host
  }

  /// What the step does, and what it queues for the same time, up to the last frame; `nil` for mounting, which has been
  /// done by then.
  func action(of step: SurveyPlan.Step, on host: ViewHost) throws -> (() throws -> Void)? {
    switch step.deed {
    case .mount, .drop: return nil
    case .idle: return { try host.renderNextFrame() }
    case .resize:
      return {
        host.resize(to: CGSize(width: host.size.height, height: host.size.width))
        try host.renderQueue()
      }
    case .font:
      return {
        host.setEnvironment(\.font, to: .title)
        try host.renderQueue()
      }
    case .colorScheme:
      return {
        host.setEnvironment(\.colorScheme, to: .dark)
        try host.renderQueue()
      }
    case .operate(let control):
      let found = try Self.control(control, on: host)
      return {
        try found.operate(on: host)
        try host.renderQueue()
      }
    case .leave:
      if let presentation = host.presentations.last {
        return {
          try presentation.dismissInteractively()
          try host.renderQueue()
        }
      }
      guard let back = host.controls.last(where: { $0.action == .back }) else {
        throw CheckFailure("there is no way back any more")
      }
      return {
        try back.operate(on: host)
        try host.renderQueue()
      }
    }
  }

  /// The position of a control's row; 0 outside of lists. A function of its own, because Swift 6.3's optimizer crashes where
  /// this stands in a loop over controls.
  @inline(never)
  private static func row(of control: ScreenControl) -> Int { control.rowPosition ?? 0 }

  private static func control(_ address: SurveyPlan.Address, on host: ViewHost) throws -> ScreenControl {
    let controls = host.controls
    // Copies of rows stand behind the rows, so that the same place of the same row is there; its number is another one.
    if host.repeatsRows {
      let position = address.rowPosition ?? 0
      for control in controls where address.isOf(control) && row(of: control) == position { return control }
    }
    guard controls.indices.contains(address.index), address.isOf(controls[address.index]) else {
      throw ControlGone(
        description:
          "\"\(address.label)\" is not where it was when the screen was mounted before; does something outlive "
          + "the screen, such as a static or shared object?")
    }
    return controls[address.index]
  }
}

/// A control that the plan has is not on the screen.
private struct ControlGone: Error, CustomStringConvertible {
  let description: String
}

extension ViewHost {
  /// The counts of mounting, and of the frames since ``resetTotalReport()``.
  @MainActor fileprivate var reportSinceMount: FrameReport {
    var report = mountReport
    report.add(totalReport)
    return report
  }

  /// The type of the first view whose body has run.
  @MainActor fileprivate var firstBody: String? {
    events.lazy.compactMap { if case .body(let cause) = $0 { cause.typeName } else { nil } }.first
  }
}
