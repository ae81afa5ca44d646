// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import ViewEngine

/// Counts what steps do: the engine's counters and the allocator's. Nothing is timed here.
package struct CountMeasurement {
  /// One entry per counted step.
  private(set) var reports: [FrameReport] = []
  private(set) var allocations: [AllocationCounts] = []

  /// What was counted elsewhere, step by step.
  package init(reports: [FrameReport], allocations: [AllocationCounts]) {
    (self.reports, self.allocations) = (reports, allocations)
  }

  /// Counts on a fresh host.
  init(_ scenario: AnyScenario, _ instance: any ScenarioInstance, _ plan: SamplePlan) async throws {
    var counter = try AllocationCounter()
    let action = try await makeAction(scenario, instance)
    reports.reserveCapacity(plan.countedSteps)
    allocations.reserveCapacity(plan.countedSteps)
    for _ in 0..<plan.warmUpSteps {
      // Counted too, and forgotten: the counter itself must have been through everything once.
      _ = try await Self.count(action, &counter)
      action.end()
    }
    let harness = try await Self.harnessCounts(action, &counter)
    for _ in 0..<plan.countedSteps {
      var counts = try await Self.count(action, &counter)
      counts.allocations -= harness.allocations
      counts.allocatedBytes -= harness.allocatedBytes
      counts.freedBytes -= harness.freedBytes
      allocations.append(counts)
      if let report = action.report { reports.append(report) }
      action.end()
    }
  }

  private static func count(
    _ action: any MeasuredAction, _ counter: inout AllocationCounter
  ) async throws -> AllocationCounts {
    try action.begin(1)
    action.beginReport()
    counter.start()
    try await action.perform(1)
    return counter.stop()
  }

  /// What calling a step costs by itself; none, unless the runtime's task allocator needed another slab.
  static func harnessCounts(
    _ action: any MeasuredAction, _ counter: inout AllocationCounter
  ) async throws -> AllocationCounts {
    let empty = action.emptied()
    _ = try await count(empty, &counter)
    return try await count(empty, &counter)
  }

  /// The exact rows of the case.
  package func rows(_ key: CaseKey) -> [ResultRow] {
    var rows: [ResultRow] = []
    func add(_ metric: Metric, view: String = "", _ values: [Int]) {
      rows.append(ResultRow(exact: values.map(Int64.init), of: metric, in: key, view: view))
    }
    add(.allocations, allocations.map(\.allocations))
    add(.allocatedBytes, allocations.map(\.allocatedBytes))
    add(.freedBytes, allocations.map(\.freedBytes))
    let growth = allocations.reduce(0) { $0 + $1.allocatedBytes - $1.freedBytes }
    // Over all steps, so that a toggle's two sides cancel out; away from zero, so that nothing is lost.
    let perStep = (Double(growth) / Double(allocations.count)).rounded(.awayFromZero)
    add(.liveBytesGrowth, [Int](repeating: Int(perStep), count: allocations.count))
    guard !reports.isEmpty else { return rows }
    for (metric, count) in FrameReport.counters { add(metric, reports.map { $0[keyPath: count] }) }
    for (metric, counts) in FrameReport.countersPerView {
      add(metric, reports.map { $0[keyPath: counts].total })
      for view in Set(reports.flatMap { $0[keyPath: counts].typeNames }) {
        let values = reports.map { $0[keyPath: counts][view] }
        if values.contains(where: { $0 != 0 }) { add(metric, view: view, values) }
      }
    }
    return rows
  }
}

extension FrameReport {
  /// The engine's counts and the metrics they are written as.
  static let counters = counts.map { (Metric.ofEngine($0.metric, .engine), $0.count) }
  /// Those that are also written per view type.
  static let countersPerView = countsByType.map { (Metric.ofEngine($0.metric, .engine), $0.counts) }
}

extension Metric {
  /// The metric of a name that the engine gives to one of its counts, or to a part of a frame.
  nonisolated static func ofEngine(_ name: String, _ source: Source) -> Metric {
    guard let metric = named(name), metric.source == source else {
      preconditionFailure("\(name) is no metric of \(source.rawValue); define it beside the other metrics")
    }
    return metric
  }
}
