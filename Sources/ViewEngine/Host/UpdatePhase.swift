// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The second phase of a pass: bodies run, nodes come and go.
@MainActor
enum UpdatePhase {
  /// Ends the presentations that were swiped away, and brings everything up to date.
  static func run(_ graph: ViewGraph) {
    graph.writes.isUpdating = true
    if !graph.sheets.dismissals.isEmpty {
      for dismiss in graph.sheets.takeDismissals() { dismiss() }
    }
    bringUpToDate(graph)
    graph.writes.isUpdating = false
  }

  /// Updates what is out of date, and presents the sheets that are asked for meanwhile.
  static func bringUpToDate(_ graph: ViewGraph) {
    graph.queue.runAll()
    while !graph.sheets.requests.isEmpty {
      graph.grantSheets()
      graph.queue.runAll()
    }
  }
}
