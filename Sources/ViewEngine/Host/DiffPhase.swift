// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The last phase of a frame: the edits that turn the last frame's display list into this one's are added up.
@MainActor
enum DiffPhase {
  /// - Parameter changed: How many leaves draw something else in the same place.
  static func run(_ graph: ViewGraph, changed: Int) {
    // A later frame rarely has as many new leaves as the first one.
    let isFirst = graph.frameSerial == 1
    graph.tally.report.displayEdits += graph.display.takeEdits(changed: changed, keepsRoom: !isFirst)
    if isFirst { graph.structures.trim() }
  }
}
