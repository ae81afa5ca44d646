// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews

/// Runs a case up to a step and asks the engine why each body of that step ran, or was skipped.
struct Explanation {
  let graph: CauseGraph

  /// Runs the steps before without recording.
  ///
  /// For a scenario that measures mounting, the graph is that of step 0 after the mount: the mount itself runs
  /// every body because it appears for the first time.
  ///
  /// - Throws: `CheckFailure` for a case that has no screen, or what the scenario's own code throws.
  init(_ scenario: AnyScenario, _ instance: any ScenarioInstance, _ key: CaseKey, step: Int) async throws {
    guard instance.byHand() == nil else {
      throw CheckFailure("\(key) is written by hand: it has no views to explain")
    }
    let host = instance.mount()
    try instance.prepare(host)
    func render(_ host: ViewHost) throws {
      if scenario.measures == .layout { host.invalidateLayout() }
      try host.render()
    }
    try await instance.steps(0..<step, on: host, frame: render)
    host.resetTotalReport()
    host.recordsCauses = true
    try await instance.steps(step..<(step + 1), on: host, frame: render)
    let report = host.totalReport
    var counters: [String: Int] = [:]
    for (metric, count) in FrameReport.counters { counters[metric.id] = count(report) }
    for (metric, counts) in FrameReport.countersPerView { counters[metric.id] = counts(report).total }
    graph = CauseGraph(
      name: "\(key)", step: step, counters: counters,
      bodies: host.causes.map { cause in
        CauseGraph.Body(
          path: cause.path, typeName: cause.typeName, isEvaluated: cause.evaluated, isWasted: cause.isWasted,
          reasons: cause.reasons.map(\.words))
      })
  }
}

extension Reason {
  /// As a cause graph spells it.
  nonisolated var words: String {
    switch self {
    case .firstAppearance: CauseGraph.Cause.first
    case .parentValueChanged: CauseGraph.Cause.parent
    case .equal: CauseGraph.Cause.equal
    case .sizeChanged: CauseGraph.Cause.size
    case .state(let name): "state \(name)"
    case .binding(let name): "binding \(name)"
    case .object(let name): "object \(name)"
    case .observed(let name): "observed \(name)"
    case .environment(let name): "environment \(name)"
    case .preference(let name): "preference \(name)"
    }
  }
}
