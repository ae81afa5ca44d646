// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// Measures what `run` says on scenarios whose ratios are known: copies, and loops of known lengths.
@MainActor struct RatioStatistics {
  /// Runs that are wanted, and seconds within which they end.
  var wanted = 100
  var seconds = 780.0
  let timeout: Double
  /// Said now and then.
  var progress: (String) -> Void = { _ in }

  init(timeout: Double) { self.timeout = timeout }

  /// Takes every figure.
  ///
  /// - Returns: The figures, and the signal that ended them early.
  func run() throws -> (figures: [JudgeStatistics.Figure], interruption: Int32?) {
    var trial = try RatioTrial(timeout: timeout)
    var counts = RatioTrial.Counts()
    let start = Clock.monotonic
    func elapsed() -> Double { Double(Clock.monotonic &- start) / 1e9 }
    var signal: Int32?
    while signal == nil, counts.runs < wanted, elapsed() < seconds {
      if counts.runs.isMultiple(of: 10) {
        progress(
          "\(counts.runs) of \(wanted) runs after \(Int(elapsed())) s, \(counts.covering) of "
            + "\(counts.intervals) intervals hold the truth")
      }
      signal = try trial.run(budget: 10, &counts)
    }
    return (Self.figures(counts), signal)
  }

  /// The figures of so many runs.
  static func figures(_ counts: RatioTrial.Counts) -> [JudgeStatistics.Figure] {
    let runs = counts.runs
    func share(_ count: Int, of all: Int) -> String {
      let (low, high) = Statistics.wilson(count, of: all)
      return "\(count) of \(all) (\(HumanFigure.fixed(low * 100, 0))–\(HumanFigure.fixed(high * 100, 0)) %)"
    }
    func figure(_ name: String, _ wanted: String, _ count: Int, of all: Int, isReached: Bool)
      -> JudgeStatistics.Figure
    {
      JudgeStatistics.Figure(
        name: name, wanted: wanted, measured: share(count, of: all), isReached: all > 0 && isReached)
    }
    let middle = counts.halfWidths.isEmpty ? 0 : Statistics.median(of: counts.halfWidths)
    let length = counts.seconds.isEmpty ? 0 : Statistics.median(of: counts.seconds)
    return [
      figure(
        "two copies differ by more than 2 %", "at most 5 of 100 runs", counts.copiesApart, of: runs,
        isReached: counts.copiesApart * 20 <= runs),
      figure(
        "two copies are ranked apart", "at most 5 of 100 runs", counts.copiesRankedApart, of: runs,
        isReached: counts.copiesRankedApart * 20 <= runs),
      figure(
        "95 % intervals that hold the truth", "at least 93 of 100", counts.covering, of: counts.intervals,
        isReached: counts.covering * 100 >= 93 * counts.intervals),
      figure(
        "+5 % found with --budget 10s", "at least 95 of 100 runs", counts.foundFive, of: runs,
        isReached: counts.foundFive * 100 >= 95 * runs),
      figure(
        "+2 % found with --budget 10s", "at least 95 of 100 runs with 60s", counts.foundTwo, of: runs,
        isReached: counts.foundTwo * 100 >= 95 * runs),
      JudgeStatistics.Figure(
        name: "half of an interval, median", wanted: "at most 5 %",
        measured: "\(HumanFigure.fixed(middle * 100, 2)) %; a run of one scenario took "
          + "\(HumanFigure.fixed(length, 1)) s in the median; \(counts.disturbed) of \(counts.groups) "
          + "found no quiet moments",
        isReached: counts.intervals > 0 && middle <= 0.05),
    ]
  }
}
