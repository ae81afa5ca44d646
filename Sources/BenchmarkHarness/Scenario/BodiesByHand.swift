// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension ScenarioInstance {
  /// The bodies of two steps, and the closures that made the rows, to be called in turns: a step may flip a switch, and the
  /// next one flips it back.
  ///
  /// - Throws: `CheckFailure` if a step fails its check, or if the calls are not as many as the engine counted; or what the
  ///   scenario's own code throws.
  func bodiesByHand() async throws -> (_ index: Int) -> Void {
    let host = mount()
    try prepare(host)
    let settled = SamplePlan().warmUpSteps
    try await steps(0..<settled, on: host) { try $0.render() }
    var replays: [BodyReplay] = []
    for index in settled..<settled + 2 {
      host.resetTotalReport()
      let replay = try await host.replay {
        try await steps(index..<index + 1, on: host) { try $0.render() }
      }
      let report = host.totalReport
      try check(report, host)
      let counted = (bodies: report.bodyEvaluations.total, rows: report.rowClosureEvaluations)
      guard (replay.bodies, replay.rows) == counted else {
        throw CheckFailure("kept bodies and rows: \((replay.bodies, replay.rows)), expected \(counted)")
      }
      replays.append(replay)
    }
    return { replays[$0 & 1].run() }
  }
}
