// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Publishing

extension HostContext {
  @MainActor private static var isQuiet = false

  /// Runs code without noting its issues, because a client's outline is computed again for each display list.
  @MainActor
  package static func quietly<Result>(_ body: () -> Result) -> Result {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return body()
  }

  /// Notes a runtime issue with the host that is being updated or whose action is running, if there is one.
  package static func report(_ message: String) {
    guard MainThread.isCurrent else {
      let clock = clock
      return BackgroundWrites.post { clock?.report?(message) }
    }
    if MainActor.assumeIsolated({ isQuiet }) { return }
    if evaluationPhase == .idle {
      clock?.report?(message)
    } else {
      MainActor.assumeIsolated { currentEvaluation.graph?.report(message) }
    }
  }
}
