// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// One process that tries out a screen, and what it has told.
@MainActor
struct SurveyProcess {
  /// One that has been started, in a folder of its own: what screens write there goes with it. It is ended if nobody waits for
  /// its end.
  @MainActor final class Started {
    let order: SurveyChild.Order
    fileprivate let told = Told()
    fileprivate private(set) var child: ChildProcess!
    private let folder: TemporaryFolder

    init(_ launcher: JobLauncher, _ order: SurveyChild.Order, environment: [String: String] = [:]) throws {
      var launcher = launcher
      var order = order
      folder = try TemporaryFolder()
      order.folder = folder.path
      self.order = order
      for variable in ["HOME", "CFFIXED_USER_HOME", "TMPDIR"] { launcher.environment[variable] = folder.path }
      // Screens have one date (see `PreviewScreen`), so they have one zone, wherever this machine is.
      launcher.environment["TZ"] = "UTC"
      launcher.environment.merge(environment) { $1 }
      launcher.forward = told.take
      child = try launcher.start(
        launcher.executable, [SurveyChild.verb, try Message.line(order)],
        for: CaseKey(scenario: order.screen, variant: "survey", size: 1), memoryLimit: launcher.memoryLimit,
        listens: false,
        // Its own alarm comes first, unless it was stopped, or has switched it off.
        quietLimit: Double(order.limit) + 2)
    }

    var isRunning: Bool { child.ending == nil }

    /// Waits until one of several ends, if one of them runs.
    static func waitForOne(of started: [Started]) { ChildProcess.waitForOne(of: started.compactMap(\.child)) }

    isolated deinit {
      // First the process, which might write into the folder.
      child = nil
      folder.remove()
    }
  }

  /// Everything that it has told.
  let lines: [SurveyChild.Line]
  /// The steps that it came to the end of.
  private(set) var steps: [SurveyStep] = []
  /// A step that it has looked at, with the looks that are left.
  private(set) var looks: SurveyLooks?
  /// The step that it was at: its place in the plan, and who it is.
  private(set) var begun: (index: Int, step: SurveyStep)?
  /// Controls that were not operated, or changes that were not tried; `nil` when it did not come to the end of the plan, whatever
  /// it ended with.
  private(set) var omitted: Int?
  /// Whether there was no time for some of these.
  private(set) var isLate = false
  /// What its steps led to; `nil` when it came to the end of none.
  private(set) var found: SurveyPlan.Found?
  let child: ChildProcess
  let ending: ChildProcess.Ending
  /// What it wrote to its standard error.
  private(set) var complaints = ""

  /// Waits for the end of a process.
  ///
  /// - Parameter others: Processes that run at the same time, which are read meanwhile.
  init(_ started: Started, beside others: [Started] = []) {
    child = started.child
    ending = child.finish(beside: others.compactMap(\.child))
    complaints = String(decoding: started.told.bytes, as: UTF8.self)
    // The last line of a child that died may be cut short.
    lines = child.output.split(separator: UInt8(ascii: "\n")).compactMap {
      Message.value(from: String(decoding: $0, as: UTF8.self))
    }
    for line in lines {
      if let more = line.found { found = more }
      looks = line.looks ?? looks
      if let index = line.begins, let step = line.step {
        begun = (index, step)
      } else if let step = line.step {
        steps.append(step)
      } else if let count = line.omitted {
        (omitted, isLate) = (count, line.isLate ?? false)
      }
    }
  }

  fileprivate final class Told {
    private(set) var bytes: [UInt8] = []
    func take(_ more: [UInt8]) { bytes += more }
  }

  /// Whether it was ended because its step took too long.
  var hasTimedOut: Bool { ending == .signalled(SIGALRM) || ending == .timedOut }

  /// What the step asked for that a view gets from the views above it, and that nobody gave; `nil` for nothing.
  var need: String? {
    guard ending != .exited(0), let message = CrashReport.message(in: complaints) else { return nil }
    guard let match = message.firstMatch(of: /No (ObservableObject|Observable object) of type (.+) found\./)
    else { return nil }
    return match.1 == "ObservableObject"
      ? "an environment object of type \(match.2)" : "an object of type \(match.2) in its environment"
  }

  /// Why it ended before the plan's end.
  ///
  /// - Parameter diagnosis: The same step once more, with a backtrace.
  func error(_ launcher: JobLauncher, limit: UInt32, _ sources: SourceMap, diagnosis: SurveyProcess?)
    -> ResultError
  {
    if hasTimedOut { return ResultError(.timedOut, "no result within \(limit) s") }
    if case .exited(let code) = ending { return ResultError(.crashed, "ended early: exit code \(code)") }
    guard case .failed(let error) = launcher.outcome(of: child) else {
      return ResultError(.crashed, "ended early")
    }
    guard error.cause == .crashed, case .signalled = ending else { return error }
    let message =
      CrashReport.message(in: complaints) ?? diagnosis.flatMap { CrashReport.message(in: $0.complaints) }
    // It says itself where it is.
    if let cut = message?.firstMatch(of: /cut by the survey: (.+)/) {
      return ResultError(.crashed, "it came to what was cut: \(cut.1)")
    }
    let frame = diagnosis.flatMap { CrashReport.place(in: $0.complaints, isOwn: ClientCode.isOwn) }
    let place = frame.map { ClientCode.place($0.file, line: $0.line, column: $0.column, sources) }
    return ResultError(.crashed, (message ?? error.detail) + (place.map { ", at \($0)" } ?? ""))
  }
}
