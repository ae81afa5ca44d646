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
  var leftovers: Leftovers

  /// Whether bodies run though nobody does anything, as with a timer.
  let isRestless: Bool
  /// What the screen shows at rest, once that is known, and what it showed before the step in its rehearsal.
  var atRest = Shown.unknown, inRehearsal = Shown.unknown

  /// Stands for what a screen shows.
  enum Shown: Equatable {
    case unknown
    /// Something else each time, as with the time of day.
    case unsteady
    case text(hash: Int)
  }

  /// Time for a screen to come to rest after a step.
  static let rest = Duration.seconds(1)
  /// Seconds that a screen is given at most to come to rest at first.
  private static let longestArrival = 5
  /// Time for a screen to come to rest at first: what it loads and animates on its own belongs to no step.
  let arrival: Duration

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
    let seconds = try await Self.secondsToRest(host)
    isRestless = seconds == nil
    // A screen on which bodies run for ever has no rest to wait for.
    (arrival, plan) = seconds.map { (.seconds($0), SurveyPlan(host, found: found)) } ?? (Self.rest, first)
    let objects = host.lastingObjects
    host.unmount()
    // What only the host has held goes with it.
    _ = consume host
    leftovers.keep(objects)
  }

  /// Waits until no body runs any more that nobody has asked for. A second has passed already.
  ///
  /// - Returns: After how many seconds the screen was at rest; `nil` where bodies run for ever.
  private static func secondsToRest(_ host: ViewHost) async throws -> Int? {
    for seconds in 1...longestArrival {
      if try await host.advance(by: .seconds(1)).bodyEvaluations.total == 0 { return seconds }
    }
    return nil
  }

  /// Does the looks at a step that are left, each on a fresh host.
  ///
  /// - Returns: Why the next one cannot be done here: the screen is another one than before. What goes wrong otherwise is the
  ///   result.
  package func finish(_ looks: inout SurveyLooks) async -> ScreenIsAnother? {
    while let next = looks.left.first {
      if let change = await look(next, at: &looks) { return change }
    }
    return nil
  }

  /// Does the next look at a step, of which nothing in this process has changed the screen before: if it shows something else, it
  /// does so by itself.
  func lookOnce(_ looks: inout SurveyLooks) async {
    atRest = .unsteady
    if let next = looks.left.first, let change = await look(next, at: &looks) { looks.fail("\(change)") }
  }

  private func look(_ look: SurveyLooks.Look, at looks: inout SurveyLooks) async -> ScreenIsAnother? {
    do {
      let step = looks.step
      switch look {
      case .rehearsal: looks.next = try await rehearse(step, &looks.result)
      case .count: looks.result.rows = try await count(step).rows(looks.result.key)
      case .time: looks.times.append(Double(try await time(step)))
      case .record: try await record(step, &looks.result)
      }
      looks.left.removeFirst()
      return nil
    } catch let change as ScreenIsAnother {
      return change
    } catch {
      looks.fail("\(error)")
      return nil
    }
  }

  // MARK: Looks

  private func rehearse(_ step: SurveyPlan.Step, _ result: inout SurveyStep) async throws -> SurveyPlan.Step?
  {
    if case .drop = step.deed {
      try await host(for: step, .rehearsal).unmount()
      return nil
    }
    if case .mount = step.deed {
      // Before there is a host, which would see what the preview's code does to its data.
      let more = screen.preview.makePart().more
      if more > 0 { result.notes.append("the first of \(more + 1) previews that a ForEach makes") }
    }
    let host = try await host(for: step, .rehearsal)
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
    let impureLater = try await check(host, step, "a second later", &result)
    let findings = [impure ?? impureLater].compactMap(\.self) + host.diagnostics
    result.issues = findings.uniqued
    if screen.preview.isProgram, case .operate = step.deed {
      try await follow(step, to: host, isMoving: later > 0 && !isRestless)
    }
    host.unmount()
    return next
  }

  /// Adds to the plan what a step has led to.
  ///
  /// - Parameter isMoving: Whether bodies have run since, so that more may come.
  private func follow(_ step: SurveyPlan.Step, to host: ViewHost, isMoving: Bool) async throws {
    var first = plan
    first.follow(step, to: host)
    if isMoving, let seconds = try await Self.secondsToRest(host) {
      plan.follow(step.atRest(after: seconds), to: host)
    } else {
      plan = first
    }
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
      let counts = countDrop(try await host(for: step, .count))
      return CountMeasurement(reports: [], allocations: [counts])
    default:
      let host = try await host(for: step, .count)
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
    let host = try await host(for: step, .record)
    if let action = try action(of: step, on: host) {
      host.resetTotalReport()
      host.removeEvents()
      host.callers = Self.callers
      try action()
      result.add(host, host.totalReport)
    } else {
      result.add(host, host.reportSinceMount)
      if case .mount = step.deed { result.view = host.screenView }
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

  /// Nanoseconds.
  private func time(_ step: SurveyPlan.Step) async throws -> UInt64 {
    switch step.deed {
    case .mount:
      let screen = cleared()
      let start = Clock.monotonic
      let host = try Self.settled(screen.mount())
      let elapsed = Clock.monotonic &- start
      host.unmount()
      return elapsed
    case .drop: return timeDrop(try await host(for: step, .time))
    default:
      let host = try await host(for: step, .time)
      guard let action = try action(of: step, on: host) else { return 0 }
      let start = Clock.monotonic
      try action()
      let elapsed = Clock.monotonic &- start
      host.unmount()
      return elapsed
    }
  }

  private func timeDrop(_ mounted: consuming ViewHost) -> UInt64 {
    let start = Clock.monotonic
    mounted.unmount()
    _ = consume mounted
    return Clock.monotonic &- start
  }
}

extension ViewHost {
  /// The counts of mounting, and of the frames since ``resetTotalReport()``.
  @MainActor fileprivate var reportSinceMount: FrameReport {
    var report = mountReport
    report.add(totalReport)
    return report
  }

  /// The type of the view that the screen is: the first one whose body has run; of a view that is made around another one, such
  /// as a theme, or of a preview, the one in it. What is in it several times is a row.
  @MainActor fileprivate var screenView: String? {
    let names = events.compactMap { event -> String? in
      guard case .body(let cause) = event, cause.typeName != ShortTypeName.previewView else { return nil }
      return cause.typeName
    }
    let once = Dictionary(grouping: names, by: \.self).filter { $1.count == 1 }
    return names.dropFirst().reduce(names.first) { view, name in
      let arguments = Self.words(of: view ?? "").dropFirst()
      return once[name] != nil && arguments.contains(Self.words(of: name)[0]) ? name : view
    }
  }

  /// The names in the name of a generic type.
  private static func words(of type: String) -> [String] {
    type.split { "<>,() ".contains($0) }.map(String.init)
  }
}
