// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import ViewEngine

/// Runs a case up to a step and asks the engine what happened in it: every pass of every frame, in order.
struct Explanation {
  let graph: CauseGraph

  /// Records from the mount on, because a body that is recorded says by name which observed properties it reads,
  /// and forgets what came before the step. For a scenario that measures mounting, the graph is that of the mount.
  ///
  /// - Throws: `CheckFailure` for a case that has no screen, or what the scenario's own code throws.
  init(_ scenario: AnyScenario, _ instance: any ScenarioInstance, _ key: CaseKey, step: Int) async throws {
    guard instance.isScreen else {
      throw CheckFailure("\(key) is written by hand: it has no views to explain")
    }
    let host = instance.mountRecording()
    if scenario.measures == .mount {
      graph = CauseGraph(host, key, step: nil, host.mountReport)
      return
    }
    try instance.prepare(host)
    func render(_ host: ViewHost) throws {
      if scenario.measures == .layout { host.invalidateLayout() }
      try host.render()
    }
    try await instance.steps(0..<step, on: host, frame: render)
    host.resetTotalReport()
    host.removeEvents()
    try await instance.steps(step..<(step + 1), on: host, frame: render)
    graph = CauseGraph(host, key, step: step, host.totalReport)
  }
}

extension CauseGraph {
  /// What a host has recorded and counted.
  package init(_ host: ViewHost, _ key: CaseKey, step: Int?, _ report: FrameReport) {
    var counters: [String: Int] = [:]
    for (metric, count) in FrameReport.counters { counters[metric.id] = report[keyPath: count] }
    for (metric, counts) in FrameReport.countersPerView {
      counters[metric.id] = report[keyPath: counts].total
    }
    var events: [Event] = []
    var frame = 0
    var pass = 0
    for event in host.events {
      switch event {
      case .frame: (frame, pass) = (frame + 1, 0)
      case .pass: pass += 1
      default:
        if var event = Event(event) {
          // A closure outside of a frame belongs to the frame that shows its effects.
          (event.frame, event.pass) = (max(1, frame), max(1, pass))
          events.append(event)
        }
      }
    }
    self.init(name: "\(key)", step: step, counters: counters, events: events)
  }
}

extension CauseGraph.Event {
  /// An event of the engine; `nil` for one that only divides others.
  fileprivate init?(_ event: RenderEvent) {
    switch event {
    case .frame, .pass, .replaced: return nil
    case .write(let name, let isRead, _):
      self.init(.wrote, name, path: "", reasons: isRead ? [] : [CauseGraph.Cause.unread])
    case .body(let cause):
      self.init(
        cause.evaluated ? .ran : .skipped, cause.typeName, path: cause.path,
        reasons: cause.reasons.map(\.words),
        isWasted: cause.isWasted)
    case .content(let path, let reasons):
      let owner = path.split(separator: "/").last.map(String.init) ?? path
      self.init(.content, owner, path: path, reasons: reasons.map(\.words))
    case .action(let name, let path): self.init(.action, name, path: path)
    case .presentation(let kind, let path, let stale):
      self.init(.presented, "\(kind)", path: path, reasons: stale)
    case .dismissal(let kind, let path): self.init(.dismissed, "\(kind)", path: path)
    }
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
