// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension DiffPhase {
  /// - Parameter changed: How many leaves draw something else in the same place.
  func run(changed: Int) {
    // A later frame rarely has as many new leaves as the first one.
    noteEdits(display.takeEdits(changed: changed, keepsRoom: !isFirst))
    if isFirst { trimStructures() }
  }
}
