// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension UpdatePhase {
  /// Ends the presentations that were swiped away, and updates everything.
  func run() {
    writes.updating {
      if !sheets.dismissals.isEmpty {
        for dismiss in sheets.takeDismissals() { dismiss() }
      }
      bringUpToDate()
    }
  }

  /// Updates all dirty nodes, and presents the sheets that these request.
  func bringUpToDate() {
    queue.runAll()
    while !sheets.requests.isEmpty {
      grantSheets()
      queue.runAll()
    }
  }
}
