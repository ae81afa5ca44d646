// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// What `run` and `verify` have in common: which cases, how long, how to say how far it is.
@MainActor struct MeasuringSession {
  /// The cases to run, in catalogue order.
  var cases: [CaseKey]
  /// The part of the run that this is.
  let shard: RunRecord.Shard?
  private let catalog: Catalog
  private let console: Console
  private let plan: TurnSchedule.Plan
  private let timeout: Double
  private let memoryLimit: UInt64?
  /// What texts are measured by.
  let text: TextChoice
  private let wantsProgress: Bool
  private let countsInstructions: Bool

  /// Reads the options.
  ///
  /// - Throws: `InputError` for a case, size, shard or time that cannot be read.
  init(_ catalog: Catalog, _ arguments: Arguments, _ console: Console) throws {
    self.catalog = catalog
    self.console = console
    let all = try CatalogSelection(arguments).cases(in: catalog)
    shard = try arguments.value(MeasuringOptions.shard).map { text throws(InputError) in
      try RunRecord.Shard(option: text)
    }
    cases =
      try shard.map { shard in
        let cost = try RecordedCost(console)
        return shard.part(of: all) { cost($0) }
      } ?? all
    let budget = try TimeSpan.value(MeasuringOptions.budget, arguments)?.seconds
    let isQuick = arguments.has(MeasuringOptions.quick)
    var plan = isQuick ? TurnSchedule.Plan.quick : TurnSchedule.Plan()
    plan.budget = budget ?? (isQuick ? nil : 60)
    self.plan = plan
    timeout = try TimeSpan.value(MeasuringOptions.timeout, arguments)?.seconds ?? 120
    memoryLimit = try MemorySize.limit(arguments)
    text = try TextChoice(arguments)
    wantsProgress = !arguments.has(MeasuringOptions.noProgress)
    countsInstructions = arguments.has(MeasuringOptions.instructions)
  }

  /// Runs the cases.
  ///
  /// - Parameters:
  ///   - end: Called with each case that is finished and its rows.
  ///   - closing: How many jobs follow the last case.
  ///   - beforeRefining: Does these jobs; they take time from the budget.
  func run(
    _ work: SuiteRunner.Work, end: (CaseKey, [ResultRow]) throws -> Void, closing: Int = 0,
    beforeRefining: () -> Void = {}
  ) throws -> SuiteRunner.Outcome {
    let bar = ProgressBar(console, total: cases.count, isWanted: wantsProgress)
    var suite = SuiteRunner(
      catalog, launcher(clearing: bar), work, plan: plan, countsInstructions: countsInstructions)
    defer { bar.clear() }
    return try suite.run(
      cases, begin: { done, name in bar.show(done, name) },
      end: { finished in
        for (key, rows) in finished {
          if let error = rows.first(where: { $0.error != nil }) {
            bar.clear()
            console.note("\(error.key): \(error.error?.description ?? "")")
          }
          try end(key, rows)
        }
      }, closing: closing, beforeRefining: beforeRefining)
  }

  private func launcher(clearing bar: ProgressBar) -> JobLauncher {
    var launcher = JobLauncher(timeout: timeout, interrupts: InterruptSignals.watch()) { [console] bytes in
      bar.clear()
      console.talk(String(decoding: bytes, as: UTF8.self))
    }
    launcher.memoryLimit = memoryLimit
    launcher.text = text
    return launcher
  }

  /// A screen of each scenario, for a record: of the first variant that has one, at the smallest size from ten up, because
  /// a screen of one row looks like any other.
  ///
  /// - Parameter finished: The cases that have results.
  func screens(of finished: Set<CaseKey>) -> [PictureStrip] {
    let scenarios = Dictionary(grouping: finished, by: \.scenario).sorted { $0.key < $1.key }
    let bar = ProgressBar(console, total: scenarios.count, isWanted: wantsProgress)
    defer { bar.clear() }
    var launcher = launcher(clearing: bar)
    var plan = SamplePlan()
    plan.countedSteps = 1
    var screens: [PictureStrip] = []
    for (done, (scenario, cases)) in scenarios.enumerated() {
      bar.show(done, "screen of \(scenario)")
      let variants =
        catalog[scenario]?.variants.filter { name in cases.contains { $0.variant == name } } ?? []
      for variant in variants.prefix(3) {
        let sizes = cases.filter { $0.variant == variant }.map(\.size).sorted()
        guard let size = sizes.first(where: { $0 >= 10 }) ?? sizes.last else { continue }
        let key = CaseKey(scenario: scenario, variant: variant, size: size)
        guard case .finished(let result) = launcher.run(Job(.snapshot, key, plan)),
          let strip = result.pictures
        else { continue }
        screens.append(strip)
        break
      }
    }
    return screens
  }

  /// What the outcome means to the shell.
  func exitCode(of outcome: SuiteRunner.Outcome) -> ExitCode {
    if let signal = outcome.interruption { return ExitCode(rawValue: 128 + signal) ?? .terminated }
    return ExitCode(of: outcome.rows.flatMap(\.rows).compactMap(\.error))
  }
}

extension ExitCode {
  /// What the errors of rows mean to the shell.
  init(of errors: [ResultError]) {
    self = ExitCode.worst(
      errors.map { error in
        switch error.cause {
        case .crashed, .timedOut, .memoryLimit: .crashed
        case .checkFailed, .other: .regression
        case .nondeterministic, .unavailable: .undecided
        }
      })
  }
}
