// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import Foundation

/// Tries out every screen of the program in processes of their own, and counts everything twice.
public struct SurveyRunner {
  /// What came of it.
  public nonisolated struct Outcome: Sendable {
    /// By screen, in the order in which things were done.
    public var steps: [SurveyStep] = []
    /// Controls that were left out of screens that have very many, by the screen's title.
    public var omitted: [(screen: String, count: Int)] = []
    /// The signal that ended the run early; what was finished is kept.
    public var interruption: Int32?
  }

  private var launcher: JobLauncher
  private let limit: UInt32

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - launcher: Starts the processes; its timeout is for one screen.
  ///   - limit: Seconds that one step may take.
  public init(_ launcher: JobLauncher, limit: Double) {
    self.launcher = launcher
    self.limit = UInt32(max(1, limit.rounded(.up)))
  }

  /// The names of the screens there are, as in result files.
  ///
  /// - Throws: what making a preview throws.
  public static func screens() throws -> [(name: String, title: String)] {
    try SurveyedScreen.all().map { ($0.name, $0.title) }
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
      let first = try run(SurveyChild.Order(screen: screen, limit: limit), &outcome)
      if outcome.interruption != nil { return outcome }
      var order = SurveyChild.Order(screen: screen, isRecount: true, limit: limit)
      var second = try run(order, &outcome)
      if outcome.interruption != nil { return outcome }
      if !first.allSatisfy({ $0.isSame(as: second) }) {
        // What libraries keep from call to call differs where one process does more than the other: now do the same.
        order.isRecount = false
        let unheard = outcome.omitted
        second = try run(order, &outcome)
        outcome.omitted = unheard
        if outcome.interruption != nil { return outcome }
      }
      outcome.steps += first.map { $0.reconciled(among: second) }
    }
    return outcome
  }

  /// Runs children until one comes to the end of the plan.
  private mutating func run(_ order: SurveyChild.Order, _ outcome: inout Outcome) throws -> [SurveyStep] {
    var order = order
    var steps: [SurveyStep] = []
    while true {
      let child = try launcher.start(
        launcher.executable, [SurveyChild.verb, try Message.line(order)],
        for: CaseKey(scenario: order.screen, variant: "survey", size: 1), memoryLimit: launcher.memoryLimit,
        listens: false)
      let ending = child.finish()
      var begun: (index: Int, step: SurveyStep)?
      for line in child.output.split(separator: UInt8(ascii: "\n")) {
        // The last one of a child that died may be cut short.
        guard let line: SurveyChild.Line = Message.value(from: String(decoding: line, as: UTF8.self)) else {
          continue
        }
        if let index = line.begins, let step = line.step {
          begun = (index, step)
        } else if let step = line.step {
          steps.append(step)
        } else if let count = line.omitted, count > 0, !order.isRecount {
          outcome.omitted.append((order.screen, count))
        }
      }
      switch ending {
      case .exited(0): return steps
      case .interrupted(let signal):
        outcome.interruption = signal
        return steps
      default: break
      }
      let error = self.error(of: child, ending)
      guard var (index, failed) = begun else { throw CheckFailure("\(order.screen): \(error)") }
      failed.rows = [ResultRow(failed: failed.key, error: error)]
      // What ends a process after a step's last line is that step's doing.
      steps.removeAll { $0.name == failed.name }
      steps.append(failed)
      // A screen that cannot be mounted has no controls to operate.
      if index == 0 { return steps }
      index += 1
      order.first = index
    }
  }

  private func error(of child: ChildProcess, _ ending: ChildProcess.Ending) -> ResultError {
    if ending == .signalled(SIGALRM) { return ResultError(.timedOut, "no result within \(limit) s") }
    guard case .failed(let error) = launcher.outcome(of: child) else {
      return ResultError(.crashed, "ended without a result")
    }
    return error
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
    // Wasted bodies by type come from a record that a process which only counts does not make.
    func isCounted(_ row: ResultRow) -> Bool {
      row.kind == .exact && !(row.key.metric == Metric.wastedBodies.id && !row.key.view.isEmpty)
    }
    step.rows =
      CaseRunner.reconcile(rows.filter(isCounted), again.rows.filter(isCounted))
      + rows.filter { !isCounted($0) }
    return step
  }
}
