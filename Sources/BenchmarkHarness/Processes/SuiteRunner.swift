// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// Runs many cases one after the other and holds equivalent variants against each other.
public struct SuiteRunner {
  /// What to do with each case.
  public nonisolated enum Work: Sendable {
    case verify
    case measure
  }

  private let catalog: Catalog
  private var runner: CaseRunner
  private let work: Work

  /// Creates a runner of suites.
  public init(_ catalog: Catalog, _ runner: CaseRunner, _ work: Work) {
    self.catalog = catalog
    self.runner = runner
    self.work = work
  }

  /// What came of a suite.
  public nonisolated struct Outcome: Sendable {
    /// By case, in the order of running. When verifying, a case without rows is one that held.
    public var rows: [(key: CaseKey, rows: [ResultRow])] = []
    /// The signal that ended the run early; what was finished is kept.
    public var interruption: Int32?
  }

  /// Runs the cases.
  ///
  /// - Parameters:
  ///   - begin: Called before each case with its index; tells the seconds for its timed passes, `nil` for the
  ///     plan's own.
  ///   - end: Called after each case with its index and rows; what it throws ends the run.
  public mutating func run(
    _ cases: [CaseKey], begin: (Int) -> Double? = { _ in nil },
    end: (Int, [ResultRow]) throws -> Void = { _, _ in }
  ) throws -> Outcome {
    var outcome = Outcome()
    var digests: [CaseKey: UInt64] = [:]
    for (index, key) in cases.enumerated() {
      if let seconds = begin(index) { runner.plan.budget = UInt64(seconds * 1e9) }
      let result = work == .verify ? runner.verify(key) : runner.measure(key)
      if let signal = result.interruption {
        outcome.interruption = signal
        break
      }
      digests[key] = result.displayDigest
      let rows = differenceRow(key, digests).map { [$0] } ?? result.rows
      outcome.rows.append((key, rows))
      try end(index, rows)
    }
    return outcome
  }

  /// The failure of a case whose screen is not that of the first variant of its group.
  private mutating func differenceRow(_ key: CaseKey, _ digests: [CaseKey: UInt64]) -> ResultRow? {
    guard let mine = digests[key], let scenario = catalog[key.scenario] else { return nil }
    for group in scenario.equivalent where group.contains(key.variant) {
      let peers = group.lazy.map { CaseKey(scenario: key.scenario, variant: $0, size: key.size) }
      guard let reference = peers.first(where: { digests[$0] != nil && $0 != key }),
        digests[reference] != mine
      else { continue }
      let detail: String
      if let theirs = runner.display(reference), let own = runner.display(key),
        let difference = DisplayDifference.first(between: theirs, and: own)
      {
        detail = difference.text(reference.variant, key.variant)
      } else {
        detail = "not the same twice"
      }
      return ResultRow(
        failed: key,
        error: ResultError(.checkFailed, "shows something else than \(reference.variant), \(detail)"))
    }
    return nil
  }
}
