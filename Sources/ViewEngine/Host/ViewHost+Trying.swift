// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

// For tools that operate a screen without knowing it.
extension ViewHost {
  /// Sets a value of the environment around the content, as a device does when its settings change.
  package func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, to value: V) {
    guard let scope = graph.rootScope else { return }
    var values = EnvironmentValues(scope: scope)
    values.overrides = scope.entries
    values[keyPath: keyPath] = value
    MainThread.doing {
      let changes = scope.replaceEntries(with: values.overrides, in: graph)
      if changes.isEmpty { return }
      for root in graph.roots { root.tellStyleChange(changes) }
    }
  }

  /// For a host with assumptions: keeps the old results of bodies instead of running them again. The argument has, by
  /// type, the indices of the runs for which this is done, counted from 0 from now on. An empty list ends it.
  package func keepOldResults(of runs: [String: Set<Int>]) {
    graph.trace.assumptions?.oldResults = runs
  }

  /// Moves the clock on by one frame of the display, and does what is due by then.
  package func renderNextFrame() throws {
    graph.clock.move(to: graph.clock.now + Self.frameDuration)
    graph.timeDidChange()
    try renderQueue()
  }

  /// Runs what is queued for the present time, and renders, until neither is left. The queue comes first, as in
  /// ``advance(by:)``, so what it changes shows in the same frame. Tasks are not waited for.
  package func renderQueue() throws {
    repeat {
      graph.acting { graph.clock.runDueJobs() }
      try render()
    } while graph.clock.nextJob.map { $0 <= graph.clock.now } ?? false
  }
}
