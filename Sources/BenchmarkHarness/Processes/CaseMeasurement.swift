// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement
import HeadlessViews

/// The child's side: does one pass over one case and reports.
public struct CaseMeasurement {
  private let scenario: AnyScenario
  private let key: CaseKey
  private let plan: SamplePlan

  /// Takes up a case.
  ///
  /// - Throws: `CheckFailure` when the catalogue has no such case.
  public init(_ key: CaseKey, in catalog: Catalog, plan: SamplePlan) throws {
    guard let scenario = catalog[key.scenario], scenario.make(key.variant, key.size) != nil else {
      throw CheckFailure("there is no case \(key)")
    }
    self.scenario = scenario
    self.key = key
    self.plan = plan
  }

  /// Does the pass. A failed check is a row, not an error.
  ///
  /// - Parameters:
  ///   - dumps: Where callgrind writes, for `instructions` under valgrind.
  ///   - turns: When to sample, for `sample`.
  public func report(
    _ pass: CasePass, callgrindDumps dumps: String? = nil, turns: TurnQueue = TurnQueue(answers: -1)
  ) async -> CaseReport {
    do {
      return try await run(pass, dumps, turns)
    } catch {
      return CaseReport(rows: [ResultRow(failed: key, error: ResultError(.checkFailed, "\(error)"))])
    }
  }

  private func run(_ pass: CasePass, _ dumps: String?, _ turns: TurnQueue) async throws -> CaseReport {
    switch pass {
    case .verify:
      let display = try await Verification(scenario, instance, plan).display
      return CaseReport(displayDigest: display.map { digest(of: $0.description) })
    case .display:
      let display = try await Verification(scenario, instance, plan).display
      return CaseReport(displayText: display?.description ?? "")
    case .measure:
      let display = try await Verification(scenario, instance, plan).display
      let counts = try await CountingPass(scenario, instance, plan).rows(key)
      return CaseReport(rows: counts, displayDigest: display.map { digest(of: $0.description) })
    case .recount:
      let counts = try await CountingPass(scenario, instance, plan).rows(key)
      let peak = Double(cm_peak_resident_bytes())
      return CaseReport(rows: counts + [ResultRow(sampled: [peak], of: .peakResidentBytes, in: key)])
    case .sample:
      return CaseReport(batch: try await SamplePass(try makeAction(scenario, instance), plan, turns).batch)
    case .explain:
      let graph = try await Explanation(scenario, instance, key, step: plan.warmUpSteps).graph
      return CaseReport(displayText: graph.json.text)
    case .trace:
      let trace = try await FrameTrace(scenario, instance, key, steps: plan.countedSteps, plan).trace
      return CaseReport(displayText: trace.json.text)
    case .instructions:
      let counter = try InstructionCounter(dumps: dumps.map(CallgrindDumps.init(path:)))
      return CaseReport(rows: try await InstructionPass(scenario, instance, plan, counter).rows(key))
    }
  }

  /// A fresh value of the scenario; the initialiser made sure that there is one.
  private var instance: any ScenarioInstance {
    guard let instance = scenario.make(key.variant, key.size) else {
      preconditionFailure("the case \(key) was there a moment ago")
    }
    return instance
  }
}
