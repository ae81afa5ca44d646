// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import ViewEngine

extension SurveyRunner {
  /// Does every step once more on screens whose lists show their elements several times over, each size in a process of its
  /// own.
  ///
  /// A step that takes too long at one size, or cannot be done there, has no figures for it.
  mutating func measureSizes(_ outcome: inout Outcome) throws {
    let orders = outcome.screens.flatMap { screen in
      sizes.map { copies in
        var order = order(for: screen)
        order.copies = copies
        let names = outcome.steps.filter { $0.screen == screen }.map(\.name)
        order.only = Set(names).subtracting(lasting[screen] ?? [])
        return order
      }
    }
    outcome.interruption = try run(orders) { order, process in
      for line in process.lines {
        guard let size = line.size, let name = line.sized,
          let index = outcome.steps.firstIndex(where: { $0.screen == order.screen && $0.name == name })
        else { continue }
        outcome.steps[index].sizes.append(size)
      }
      if process.omitted == nil { outcome.stopped.append((order.screen, order.copies ?? 1)) }
      return []
    }
  }
}

extension ScreenSurvey {
  /// What a step comes to where lists show their elements so many times over.
  package func size(_ step: SurveyPlan.Step, copies: Int) async throws -> SurveyStep.Size {
    let host = try await host(for: step, recordsEvents: true, assuming: [.repeatsRows(copies)])
    defer { host.unmount() }
    guard let action = try action(of: step, on: host) else {
      throw CheckFailure("nothing to do for \(step.title)")
    }
    let (rows, present) = (host.longestList, host.viewCounts)
    host.resetTotalReport()
    host.removeEvents()
    try action()
    var views: [String: SurveyStep.Size.Counts] = [:]
    for case .body(let cause) in host.events where cause.evaluated && cause.reasons != [.firstAppearance] {
      views[cause.typeName, default: .init()].bodies += 1
      if cause.isWasted { views[cause.typeName]?.wasted += 1 }
    }
    let contents = host.totalReport.geometryContentEvaluations
    for name in contents.typeNames { views[name, default: .init()].contents = contents[name] }
    for view in views.keys { views[view]?.present = present[view] ?? 0 }
    return SurveyStep.Size(copies: copies, rows: rows, views: views)
  }
}
