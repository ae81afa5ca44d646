// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews
import Testing

@testable import BenchmarkHarness

/// A variant that runs the bodies of another one by hand.
struct BodiesByHandTests {
  private func instance(_ variant: String, size: Int = 3) throws -> any ScenarioInstance {
    try #require(AnyScenario(Switched.self).make(variant, size))
  }

  @Test func aStepCallsTheBodiesOfItsSideOfTheSwitch() async throws {
    Switched.log.calls = []
    let run = try #require(try await instance("bodies").byHand())
    // Four steps settle the screen, so the first one that is kept switches on.
    for (index, side) in [true, false, true].enumerated() {
      Switched.log.calls = []
      run(index)
      #expect(Switched.log.calls == ["screen \(side)"] + Array(repeating: "row \(side)", count: 3))
    }
  }

  @Test func itIsNoScreenAndIsCountedLikeOneByHand() async throws {
    let bodies = try instance("bodies")
    #expect(!bodies.isScreen)
    #expect(try instance("screen").isScreen)
    let scenario = AnyScenario(Switched.self)
    #expect(try await Verification(scenario, bodies, SamplePlan()).display == nil)
    let key = CaseKey(scenario: Switched.name, variant: "bodies", size: 3)
    let rows = try await CountMeasurement(scenario, bodies, SamplePlan()).rows(key)
    #expect(rows.contains { $0.key.metric == Metric.allocations.id })
    #expect(!rows.contains { $0.key.metric == Metric.bodyEvaluations.id })
  }

  @Test func aStepThatFailsItsCheckIsNotKept() async throws {
    let instance = try instance("bodies", size: 1)
    let failure = await #expect(throws: CheckFailure.self) { _ = try await instance.byHand() }
    #expect(failure?.description == "rows: 1, expected 3")
  }
}

/// Three rows that show on which side a switch is.
private struct Switched: Scenario {
  static let name = "test.switched"
  static let analysis = "Switches."
  static let sizes = [3]
  static let log = CallLog()
  static let equivalent: [[Variant]] = []
  static func replayed(by variant: Variant) -> Variant? { variant == .bodies ? .screen : nil }

  enum Variant: String, CaseIterable { case screen, bodies }
  let variant: Variant
  let size: Int

  var content: some View { SwitchedScreen(rows: size, log: Self.log) }
  func step(_ host: ViewHost, _ index: Int) throws { try host.buttons["switch"].tap() }
  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["SwitchedRow"], 3, "rows")
  }
}

private struct SwitchedScreen: View {
  let rows: Int
  let log: CallLog
  @State private var isOn = false

  var body: some View {
    let _ = log.calls.append("screen \(isOn)")
    Button("switch") { isOn.toggle() }
    ForEach(0..<rows, id: \.self) { _ in SwitchedRow(isOn: isOn, log: log) }
  }
}

private struct SwitchedRow: View {
  let isOn: Bool
  let log: CallLog

  var body: some View {
    let _ = log.calls.append("row \(isOn)")
    Text("row")
  }
}
