// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// Checks and counts one case: its jobs in processes of their own, the exact figures in two that run side by side.
public struct CaseRunner {
  /// What came of a case.
  public nonisolated struct Result: Sendable {
    /// The case's rows; one with an error and no metric when it failed as a whole.
    public var rows: [ResultRow] = []
    /// Stands for what was on screen in the end.
    public var displayDigest: UInt64?
    /// Whether steps look elements up; found out when verifying.
    public var searches = false
    /// The signal that stopped the run; then the rows are to be thrown away.
    public var interruption: Int32?
  }

  private var launcher: JobLauncher
  private let plan: SamplePlan
  private let countsInstructions: Bool

  /// Creates a runner.
  public init(_ launcher: JobLauncher, plan: SamplePlan = SamplePlan(), countsInstructions: Bool = false) {
    self.launcher = launcher
    self.plan = plan
    self.countsInstructions = countsInstructions
  }

  /// Runs the case's checks only. No row means that they held.
  public mutating func verify(_ key: CaseKey) -> Result {
    var result = Result()
    guard let report = run(.verify, key, &result) else { return result }
    result.rows = report.rows
    result.displayDigest = report.displayDigest
    result.searches = report.searches
    return result
  }

  /// Checks and counts the case.
  public mutating func measure(_ key: CaseKey) -> Result {
    var result = Result()
    let (counted, recounted) = launcher.run(Job(.count, key, plan), beside: Job(.recount, key, plan))
    guard let first = take(counted, key, &result) else { return result }
    result.displayDigest = first.displayDigest
    guard !first.hasFailed else {
      result.rows = first.rows
      return result
    }
    guard let recounted, let second = take(recounted, key, &result) else { return result }
    let merged = Self.reconcile(first.rows, second.rows)
    guard countsInstructions else {
      result.rows = merged
      return result
    }
    guard let instructions = instructionRows(key, &result) else { return result }
    result.rows = merged + instructions
    return result
  }

  /// The display list that the case ends with, as text; `nil` when the case fails.
  mutating func display(_ key: CaseKey) -> String? {
    var result = Result()
    return run(.display, key, &result)?.display
  }

  private mutating func instructionRows(_ key: CaseKey, _ result: inout Result) -> [ResultRow]? {
    guard let method = InstructionCounter.method else {
      return Self.rows(
        unmeasured: [.instructions, .retains, .releases], key,
        "no perf_event_open, and no callgrind (install valgrind and build again)")
    }
    guard var rows = countedTwice(.instructions, key, &result) else { return nil }
    if method == .perf && InstructionCounter.hasCallgrind {
      guard let references = countedTwice(.references, key, &result) else { return nil }
      rows += references
    }
    let counted = Set(rows.map(\.key.metric))
    return rows
      + Self.rows(
        unmeasured: [.retains, .releases].filter { !counted.contains($0.id) }, key,
        "no callgrind (install valgrind and build again), or a program that has the Swift runtime in itself")
  }

  private mutating func countedTwice(
    _ kind: Job.Kind, _ key: CaseKey, _ result: inout Result
  ) -> [ResultRow]? {
    guard let first = run(kind, key, &result), let second = run(kind, key, &result) else { return nil }
    return Self.reconcile(first.rows, second.rows)
  }

  private nonisolated static func rows(
    unmeasured metrics: [Metric], _ key: CaseKey, _ reason: String
  ) -> [ResultRow] {
    metrics.map { ResultRow(unmeasured: $0, in: key, error: ResultError(.unavailable, reason)) }
  }

  private mutating func run(_ kind: Job.Kind, _ key: CaseKey, _ result: inout Result) -> JobResult? {
    take(launcher.run(Job(kind, key, plan)), key, &result)
  }

  /// What a job had as its result; one without a result ends the case, and the result says how.
  private func take(_ outcome: JobLauncher.Outcome, _ key: CaseKey, _ result: inout Result) -> JobResult? {
    switch outcome {
    case .finished(let result): return result
    case .failed(let error):
      result.rows = [ResultRow(failed: key, error: error)]
      return nil
    case .interrupted(let signal):
      result.interruption = signal
      return nil
    }
  }

  /// Joins the rows of two processes. Exact figures that differ are marked: no verdict may rest on them.
  package nonisolated static func reconcile(_ first: [ResultRow], _ second: [ResultRow]) -> [ResultRow] {
    var others = Dictionary(uniqueKeysWithValues: second.map { ($0.key, $0) })
    var rows: [ResultRow] = []
    for row in first {
      let other = others.removeValue(forKey: row.key)
      rows.append(row.kind == .exact ? row.marked(unlessEqualTo: other) : row)
    }
    for row in second where others[row.key] != nil {
      rows.append(row.kind == .exact ? row.marked(unlessEqualTo: nil) : row)
    }
    return rows
  }
}

extension ResultRow {
  fileprivate nonisolated func marked(unlessEqualTo other: ResultRow?) -> ResultRow {
    guard let other else {
      var row = self
      row.error = ResultError(.nondeterministic, "counted in one of two processes only")
      return row
    }
    guard other != self else { return self }
    var row = self
    row.error = ResultError(.nondeterministic, "\(figures) in one process, \(other.figures) in another")
    return row
  }

  private nonisolated var figures: String {
    guard let exact else { return error?.description ?? "nothing" }
    return exact.min == exact.max
      ? "\(exact.median)" : "\(exact.min) to \(exact.max) (median \(exact.median))"
  }
}
