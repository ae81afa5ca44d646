// SPDX-License-Identifier: Apache-2.0

/// The host on whose behalf client code is running: its actions, its tasks and what they start.
enum HostContext {
  @TaskLocal static var clock: VirtualClock?

  /// Notes a runtime issue with the host that is being updated or whose action is running, if there is one.
  static func report(_ message: String) {
    guard MainThread.isCurrent else {
      let clock = clock
      return BackgroundWrites.post { clock?.report?(message) }
    }
    if evaluationPhase == .idle {
      clock?.report?(message)
    } else {
      MainActor.assumeIsolated { currentEvaluation.graph?.report(message) }
    }
  }
}
