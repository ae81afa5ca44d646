// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// Runs of scenarios whose ratios are known, again and again: how often is what `run` says true?
@MainActor struct RatioTrial {
  /// What the runs so far have shown.
  nonisolated struct Counts: Sendable {
    /// Runs of all planted scenarios.
    var runs = 0
    /// Runs in which two copies differ by more than 2 %, and in which they are ranked apart.
    var copiesApart = 0
    var copiesRankedApart = 0
    /// Ratios of which the truth is known, and of them those whose interval holds it.
    var intervals = 0
    var covering = 0
    /// Runs in which the planted share was found: the interval lies above 1.
    var foundTwo = 0
    var foundFive = 0
    /// Half of the intervals' lengths, as shares.
    var halfWidths: [Double] = []
    /// Groups that found no quiet moments.
    var disturbed = 0
    var groups = 0
    /// Seconds of the runs.
    var seconds: [Double] = []

    /// Nothing so far.
    init() {}
  }

  private var launcher: JobLauncher
  private let catalog: Catalog

  /// Prepares trials.
  ///
  /// - Parameter timeout: Seconds that a child may take.
  init(timeout: Double) throws {
    launcher = JobLauncher(timeout: timeout, interrupts: InterruptSignals.watch()) { _ in }
    catalog = try Catalog(Catalog.planted)
  }

  /// Does one more run of each scenario, as `run SCENARIO --budget` does it.
  ///
  /// - Parameters:
  ///   - budget: Seconds for a scenario; a run ends before when its ratios are settled.
  ///   - counts: What all runs so far have shown; this one is added.
  /// - Returns: The signal that interrupted.
  mutating func run(budget: Double, _ counts: inout Counts) throws -> Int32? {
    var plan = TurnSchedule.Plan()
    plan.budget = budget
    var table = ResultTable()
    for name in [PlantedShares.name, PlantedCopies.name] {
      let start = Clock.monotonic
      var suite = SuiteRunner(catalog, launcher, .measure, plan: plan)
      let outcome = try suite.run(catalog[name]?.cases ?? [])
      if let signal = outcome.interruption { return signal }
      table = table.replacing(with: try ResultTable(outcome.rows.flatMap(\.rows)))
      counts.disturbed += outcome.timing?.disturbed.count ?? 0
      counts.groups += outcome.timing?.groups ?? 0
      counts.seconds.append(Double(Clock.monotonic &- start) / 1e9)
    }
    counts.runs += 1
    count(table, &counts)
    return nil
  }

  private func count(_ table: ResultTable, _ counts: inout Counts) {
    let notes = ScenarioNotes(
      variants: Dictionary(uniqueKeysWithValues: catalog.scenarios.map { ($0.name, $0.variants) }))
    var isApart = false
    for answer in ScenarioAnswer.answers(in: table, notes) {
      for variant in answer.variants {
        guard let ratio = variant.ratio else { continue }
        let share = answer.scenario == PlantedShares.name ? PlantedShares.share(of: variant.key.variant) : 0
        counts.intervals += 1
        counts.halfWidths.append(ratio.halfWidth)
        if ratio.lower <= 1 + share, 1 + share <= ratio.upper { counts.covering += 1 }
        if share == 0.02, ratio.lower > 1 { counts.foundTwo += 1 }
        if share == 0.05, ratio.lower > 1 { counts.foundFive += 1 }
        if variant.key.variant == "two", abs(ratio.value - 1) > 0.02 { isApart = true }
      }
    }
    if isApart { counts.copiesApart += 1 }
    let rankings = VariantRanking.rankings(of: table, by: Metric.frameTime.id, notes)
    let copies = rankings.first { $0.scenario == PlantedCopies.name }?.entries ?? []
    // Two copies: of three, two that differ are found more often.
    if Set(copies.filter { $0.variant != "three" }.map(\.place)).count > 1 { counts.copiesRankedApart += 1 }
  }
}
