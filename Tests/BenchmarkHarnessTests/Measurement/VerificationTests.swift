// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@testable import BenchmarkHarness

struct VerificationTests {
  private func verify<S: Scenario>(_ type: S.Type, _ variant: S.Variant) async throws -> DisplayList? {
    let instance = TypedInstance(S(variant: variant, size: 1))
    return try await Verification(AnyScenario(type), instance, SamplePlan()).display
  }

  @Test func theStepsAreThoseOfThePlan() async throws {
    let display = try await verify(PlainTaps.self, .one)
    #expect(display?.first?.text == "count 3")
  }

  @Test func waitingStepsAreVerifiedToo() async throws {
    #expect(try await verify(WaitingTaps.self, .one) != nil)
  }

  @Test func aByHandVariantShowsNothing() async throws {
    #expect(try await verify(PlainTaps.self, .byHand) == nil)
  }

  @Test func aFailedCheckSaysWhichStep() async {
    let error = await #expect(throws: CheckFailure.self) { try await verify(WrongFrom.self, .second) }
    #expect(error?.description == "step 1: index: 1, expected 0")
  }

  @Test func mountsAreCheckedByTheirReport() async {
    let error = await #expect(throws: CheckFailure.self) { try await verify(WrongMount.self, .one) }
    #expect(error?.description == "mount: no such body")
  }

  @Test func differencesNameTheFirstItem() throws {
    #expect(DisplayDifference.first(between: "a\nb", and: "a\nb") == nil)
    let changed = try #require(DisplayDifference.first(between: "a\nb\nc", and: "a\nx\nc"))
    #expect(changed.text("left", "right") == "item 2: 'b' (left), 'x' (right)")
    let shorter = try #require(DisplayDifference.first(between: "a", and: "a\nb"))
    #expect(shorter.text("left", "right") == "item 2: 'nothing' (left), 'b' (right)")
  }

  @Test func digestsAreFNV() {
    // The reference values of the algorithm's authors, for the empty text, "a" and "foobar".
    #expect(digest(of: "") == 0xcbf2_9ce4_8422_2325)
    #expect(digest(of: "a") == 0xaf63_dc4c_8601_ec8c)
    #expect(digest(of: "foobar") == 0x8594_4171_f739_67e8)
  }
}

private struct WrongFrom: Scenario {
  static let name = "test.wrong-from"
  static let analysis = ""
  static let sizes = [1]
  enum Variant: String, CaseIterable { case second }
  let variant: Variant
  let size: Int
  private var last = 0

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { Text("") }
  mutating func step(_ host: ViewHost, _ index: Int) { last = index }
  func check(_ frame: FrameReport, _ host: ViewHost) throws { try requireEqual(last, 0, "index") }
}

private struct WrongMount: Scenario {
  static let name = "test.wrong-mount"
  static let analysis = ""
  static let sizes = [1]
  static let measures = MeasuredOperation.mount
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  var content: some View { TapScreen(rows: 1) }
  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["TapScreen"], 1, "bodies")
    try require(frame.bodyEvaluations["Nothing"] == 1, "no such body")
  }
}
