// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@testable import BenchmarkHarness

struct AnyScenarioTests {
  @Test func anUnknownVariantMakesNothing() {
    #expect(AnyScenario(PlainTaps.self).make("two", 1) == nil)
  }

  @Test func plainStepsAreNotCalledAsynchronously() async throws {
    let scenario = PlainTaps(variant: .one, size: 1)
    let box = TypedInstance(scenario)
    let host = box.mount()
    var frames = 0
    try await box.steps(0..<3, on: host) { _ in frames += 1 }
    #expect(!box.mayWait)
    #expect(scenario.log.calls == ["step 0", "step 1", "step 2"])
    #expect(frames == 3)
  }

  @Test func stepsThatMayWaitRunOnceEach() async throws {
    let box = TypedInstance(WaitingTaps(variant: .one, size: 1))
    let host = box.mount()
    var frames = 0
    try await box.steps(0..<2, on: host) { _ in frames += 1 }
    try await box.steps(2..<5, on: host) { _ in frames += 1 }
    #expect(box.mayWait)
    #expect(frames == 5)
    // The scenario's own check compares the indices that it saw with 0, 1, 2, …
    try host.tapAndRender("tap")
    var report = FrameReport()
    report = try { try host.tapAndRender("tap") }()
    try box.check(report, host)
  }

  @Test func anErrorOfAStepIsPassedOn() async {
    let box = TypedInstance(Failing(variant: .one, size: 1))
    let host = box.mount()
    await #expect(throws: CheckFailure.self) { try await box.steps(0..<1, on: host) { _ in } }
    #expect(!box.mayWait)
  }
}

private struct Failing: Scenario {
  static let name = "test.failing"
  static let analysis = ""
  static let sizes = [1]
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  var content: some View { Text("") }
  func step(_ host: ViewHost, _ index: Int) throws { throw CheckFailure("planted") }
}
