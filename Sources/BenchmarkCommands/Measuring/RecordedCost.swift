// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What cases cost, for dealing them out to shards: from counts in the committed baseline, which every machine of
/// a run has alike, so that all of them deal alike.
struct RecordedCost {
  /// Starting processes and sampling times, in the same unit: about what so many small operations take.
  private static let fixedCost = 100_000.0
  private static let counts = [Metric.allocations, .sizeCalls, .placements, .bodyEvaluations]

  private let baseline: ResultTable

  /// Reads the baseline; without one, cases cost what their size suggests.
  ///
  /// - Throws: `InputError` for a baseline that is there and cannot be read.
  init(_ console: Console) throws(InputError) {
    let path = console.path(Baseline.defaultPath)
    guard InputFile.kind(of: path) == .directory else {
      baseline = ResultTable()
      return
    }
    baseline = try ResultFile(named: Baseline.defaultPath, at: path).table
  }

  /// Creates costs from counts.
  init(_ baseline: ResultTable) {
    self.baseline = baseline
  }

  /// The cost of a case, in small operations.
  func callAsFunction(_ key: CaseKey) -> Double {
    let known = Self.counts.compactMap { baseline[ResultKey(key, metric: $0.id)]?.median }
    // A host is mounted several times over, whatever a step then does: ten operations for each of the size.
    return Self.fixedCost + 10 * Double(key.size) + known.reduce(0, +)
  }
}
