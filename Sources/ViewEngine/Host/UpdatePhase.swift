// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The second phase of a pass: bodies run, nodes are made and removed.
@MainActor
enum UpdatePhase {
  /// Ends the presentations that were swiped away, and updates everything.
  static func run(_ graph: ViewGraph) {
    graph.writes.updating {
      if !graph.sheets.dismissals.isEmpty {
        for dismiss in graph.sheets.takeDismissals() { dismiss() }
      }
      bringUpToDate(graph)
    }
  }

  /// Updates all dirty nodes, and presents the sheets that these request.
  static func bringUpToDate(_ graph: ViewGraph) {
    graph.queue.runAll()
    while !graph.sheets.requests.isEmpty {
      graph.grantSheets()
      graph.queue.runAll()
    }
  }
}
