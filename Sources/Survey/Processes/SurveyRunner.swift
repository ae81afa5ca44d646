// SPDX-License-Identifier: Apache-2.0
public import BenchmarkHarness
import BenchmarkResults
import Foundation

/// Tries out every screen of the program in processes of their own, and counts everything twice.
@MainActor
public struct SurveyRunner {
  /// What came of it.
  public struct Outcome: Sendable {
    /// By screen, in the order in which things were done.
    public var steps: [SurveyStep] = []
    /// The screens that something was done to, in their order.
    var screens: [String] { steps.map(\.screen).uniqued }
    /// Controls that were left out of screens that have very many, by the screen's name; and whether for lack of time.
    public var omitted: [(screen: String, count: Int, isLate: Bool)] = []
    /// Changes that there was no time to try, by the screen's name.
    public var untried: [(screen: String, count: Int)] = []
    /// What steps asked for that a view gets from the views around it: they have no row.
    public var needs: [(screen: String, step: String, what: String)] = []
    /// Screens that did not come to the end of their steps with so many copies of their rows.
    public var stopped: [(screen: String, copies: Int)] = []
    /// Changes that save something, the one that saves most first.
    public var advice: [SurveyAdvice] = []
    /// The signal that ended the run early; what was finished is kept.
    public var interruption: Int32?
  }

  var launcher: JobLauncher
  let limit: UInt32
  /// Seconds that all steps of a screen may take, and again all that is tried on it. Those that do not end in time are not
  /// counted, as far as there are few.
  var share: UInt32 { UInt32(clamping: UInt64(limit) * 6) }
  private static let mostHung = 3
  let isTimed: Bool
  let sources: SourceMap
  /// What the steps of each screen have led to.
  private(set) var found: [String: SurveyPlan.Found] = [:]
  /// The steps of each screen that change what outlives it, by name.
  var lasting: [String: Set<String>] = [:]
  /// How many times over lists show their elements, to see what grows with them; none to leave that.
  public var sizes: [Int] = []

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - launcher: Starts the processes; its timeout is for one screen.
  ///   - limit: Seconds that one step may take.
  ///   - isTimed: Whether times are taken.
  ///   - sources: How the user calls the files.
  public init(
    _ launcher: JobLauncher, limit: Double, isTimed: Bool = true, sources: SourceMap = SourceMap()
  ) {
    self.launcher = launcher
    self.sources = sources
    self.isTimed = isTimed
    self.limit = UInt32(max(1, limit.rounded(.up)))
  }

  /// The screens there are.
  ///
  /// - Throws: what making a preview throws.
  public static func screens() throws -> [SurveyScreen] {
    try PreviewScreen.all().map(\.described)
  }

  /// Tries screens out.
  ///
  /// - Parameters:
  ///   - screens: The screens that are operated.
  ///   - begin: Called with how many are finished and the name of the next one.
  public mutating func run(_ screens: [String], begin: (Int, String) -> Void = { _, _ in }) throws -> Outcome
  {
    var outcome = Outcome()
    for (index, screen) in screens.enumerated() {
      begin(index, screen)
      let order = SurveyChild.Order(screen: screen, isTimed: isTimed, limit: limit, share: share)
      var recounting = order
      recounting.isRecount = true
      let recount = atOnce > 1 ? try SurveyProcess.Started(launcher, recounting) : nil
      var first = try run(order, &outcome, beside: [recount].compactMap(\.self))
      if outcome.interruption != nil { return outcome }
      var second = try run(recounting, &outcome, started: recount)
      if outcome.interruption != nil { return outcome }
      first.leaveOut(whereLate: second)
      if !first.steps.allSatisfy({ $0.isSame(as: second.steps) }) {
        // What libraries keep from call to call differs where one process does more than the other: now do the same.
        second = try run(order, &outcome)
        if outcome.interruption != nil { return outcome }
      }
      first.leaveOut(whereLate: second)
      outcome.steps += first.steps.map { $0.reconciled(among: second.steps) }
      if first.omitted > 0 { outcome.omitted.append((screen, first.omitted, first.isLate)) }
    }
    try advise(&outcome)
    if outcome.interruption == nil { try measureSizes(&outcome) }
    ClientCode.locateWrites(of: &outcome.steps, in: launcher.executable, sources)
    for index in outcome.steps.indices { outcome.steps[index].nameUnannounced(sources) }
    return outcome
  }

  /// What one process after the other came to with a screen.
  private struct Tried {
    var steps: [SurveyStep] = []
    /// Controls that were not operated, and whether for lack of time.
    var omitted = 0
    var isLate = false

    /// Leaves out what others had no time for: nobody has counted it twice.
    mutating func leaveOut(whereLate others: Tried) {
      guard others.isLate else { return }
      let counted = Set(others.steps.map(\.name))
      steps.removeAll { !counted.contains($0.name) }
      (omitted, isLate) = (max(omitted, others.omitted), true)
    }
  }

  /// How many processes run side by side. Times would be another process's, too; counts are the same beside anything.
  var atOnce: Int { isTimed ? 1 : min(2, ProcessInfo.processInfo.activeProcessorCount) }

  /// An order for a process that begins where the steps of a screen have led.
  func order(for screen: String) -> SurveyChild.Order {
    SurveyChild.Order(screen: screen, isTimed: false, found: found[screen] ?? .init(), limit: limit)
  }

  /// Runs a process for each order, several side by side.
  ///
  /// - Parameter body: Takes what came of each, in the order of the orders. Returns what is to be done next, before what waits.
  /// - Returns: The signal that ended it early; `nil` when all was done.
  func run(
    _ orders: [SurveyChild.Order], _ body: (SurveyChild.Order, SurveyProcess) throws -> [SurveyChild.Order]
  ) throws -> Int32? {
    var (waiting, started) = (orders[...], [SurveyProcess.Started]())
    while true {
      while started.count(where: \.isRunning) < atOnce, let order = waiting.popFirst() {
        started.append(try SurveyProcess.Started(launcher, order))
      }
      guard let first = started.first else { return nil }
      if first.isRunning {
        SurveyProcess.Started.waitForOne(of: started)
        continue
      }
      started.removeFirst()
      let process = SurveyProcess(first)
      if case .interrupted(let signal) = process.ending { return signal }
      waiting = try body(first.order, process) + waiting
    }
  }

  /// Runs children until one comes to the end of the plan.
  ///
  /// - Parameters:
  ///   - started: The first of them, if it runs already.
  ///   - others: Processes that run at the same time.
  private mutating func run(
    _ order: SurveyChild.Order, _ outcome: inout Outcome, started: SurveyProcess.Started? = nil,
    beside others: [SurveyProcess.Started] = []
  ) throws -> Tried {
    var order = order
    var tried = Tried()
    var ahead = started
    let begin = Clock.monotonic
    var hung = 0
    var left: UInt32 {
      let spent = Int((Clock.monotonic - begin) / 1_000_000_000) - hung * Int(limit)
      return share - min(share, UInt32(clamping: spent))
    }
    while true {
      let process = SurveyProcess(try ahead ?? SurveyProcess.Started(launcher, order), beside: others)
      ahead = nil
      tried.steps += process.steps
      take(process, &order)
      if case .interrupted(let signal) = process.ending {
        outcome.interruption = signal
        return tried
      }
      if process.ending == .exited(0), let omitted = process.omitted {
        (tried.omitted, tried.isLate) = (omitted, process.isLate)
        return tried
      }
      if let step = process.begun, process.ending == .exited(SurveyChild.needsAnotherProcess),
        step.index > order.first
      {
        order.first = step.index
        order.share = left
        continue
      }
      if let step = process.begun, let looks = process.looks,
        process.ending == .exited(SurveyChild.needsProcessForEachLook)
      {
        order.first = step.index
        tried.steps += try finish(looks, &order, &outcome, beside: others)
        if outcome.interruption != nil { return tried }
        order.first += 1
        order.share = left
        continue
      }
      // One that says nothing has not come to the end of its first step.
      let mount = SurveyStep(
        screen: order.screen, screenTitle: order.screen, name: SurveyPlan.mount, title: "Mount")
      let (index, step) = process.begun ?? (0, mount)
      // What ends a process after a step's last line is that step's doing.
      tried.steps.removeAll { $0.name == step.name }
      order.first = index
      tried.steps += [try failed(step, process, order, &outcome, beside: others)].compactMap(\.self)
      // A screen that cannot be mounted has no controls to operate.
      if index == 0 { return tried }
      order.first += 1
      if process.hasTimedOut { hung += 1 }
      order.share = hung == Self.mostHung ? 0 : left
    }
  }

  /// Takes over what the steps of a process have led to.
  mutating func take(_ process: SurveyProcess, _ order: inout SurveyChild.Order) {
    guard let more = process.found else { return }
    order.found = more
    found[order.screen] = more
  }

  /// The step that a process ended in, with the reason; `nil` for one that asked for something that nobody gave.
  ///
  /// - Parameter order: One that begins with the step.
  func failed(
    _ step: SurveyStep, _ process: SurveyProcess, _ order: SurveyChild.Order, _ outcome: inout Outcome,
    beside others: [SurveyProcess.Started]
  ) throws -> SurveyStep? {
    if let need = process.need {
      if !order.isRecount { outcome.needs.append((order.screen, step.title, need)) }
      return nil
    }
    let diagnosis = try order.isRecount ? nil : self.diagnosis(of: process, order, beside: others)
    var failed = step
    let error = process.error(launcher, limit: limit, sources, diagnosis: diagnosis)
    failed.rows = [ResultRow(failed: failed.key, error: error)]
    return failed
  }

  /// The step that a process crashed in, once more in another one that writes a backtrace: only then the line is known,
  /// and in optimised code often the reason, too.
  private func diagnosis(
    of process: SurveyProcess, _ order: SurveyChild.Order, beside others: [SurveyProcess.Started]
  ) throws -> SurveyProcess? {
    guard case .signalled = process.ending, !process.hasTimedOut else { return nil }
    var order = order
    (order.isOnlyOne, order.isRecount) = (true, true)
    // Writing it takes longer than most steps.
    order.limit += 30
    return SurveyProcess(
      try SurveyProcess.Started(launcher, order, environment: CrashReport.backtrace), beside: others)
  }
}

extension SurveyStep {
  /// Whether another process has counted the same.
  fileprivate func isSame(as others: [SurveyStep]) -> Bool {
    let step = reconciled(among: others)
    return step.error == error && !step.rows.contains { $0.error?.cause == .nondeterministic }
  }

  /// The step with exact figures marked that another process counted differently.
  fileprivate func reconciled(among others: [SurveyStep]) -> SurveyStep {
    if error != nil { return self }
    var step = self
    guard let again = others.first(where: { $0.name == name }), again.error == nil else {
      let error = others.first { $0.name == name }?.error?.description ?? "there is no such step"
      step.rows = [
        ResultRow(failed: key, error: ResultError(.nondeterministic, "in a second process: \(error)"))
      ]
      return step
    }
    // Wasted bodies come from a record that a process which only counts does not make.
    func isCounted(_ row: ResultRow) -> Bool {
      row.kind == .exact && row.key.metric != Metric.wastedBodies.id
    }
    step.rows =
      CaseRunner.reconcile(rows.filter(isCounted), again.rows.filter(isCounted))
      .filter { !Self.isChance($0) }.map(Self.withHint) + rows.filter { !isCounted($0) }
    return step
  }

  /// Whether a figure differs by chance: what this thread and another one both held, such as a request, is given back by the
  /// one that lets go of it last.
  private static func isChance(_ row: ResultRow) -> Bool {
    row.error?.cause == .nondeterministic
      && [Metric.freedBytes.id, Metric.liveBytesGrowth.id].contains(row.key.metric)
  }

  /// The row with what usually makes one process count otherwise than another, if it did.
  private static func withHint(_ row: ResultRow) -> ResultRow {
    guard let error = row.error, error.cause == .nondeterministic else { return row }
    var row = row
    row.error = ResultError(
      error.cause,
      "\(error.detail); does something outlive the screen, such as a static or shared object, or differ from run to "
        + "run, such as a date or a random number?")
    return row
  }
}
