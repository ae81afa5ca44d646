// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Runs a case's first steps with its own checks, then holds the screen against one rendered from scratch.
struct Verification {
  /// What is on screen in the end; `nil` for a variant that has no screen.
  let display: DisplayList?
  /// Whether steps looked elements up, which is measured with them.
  private(set) var searches = false

  /// Runs the checks.
  ///
  /// - Throws: `CheckFailure`, or what the scenario's own code throws.
  init(_ scenario: AnyScenario, _ instance: any ScenarioInstance, _ plan: SamplePlan) async throws {
    if let closure = try await instance.byHand() {
      for index in 0..<plan.verifiedSteps { closure(index) }
      display = nil
      return
    }
    let host = instance.mount()
    try instance.prepare(host)
    if scenario.measures == .mount || scenario.measures == .drop {
      try Self.named("mount") { try instance.check(host.mountReport, host) }
    } else {
      for index in 0..<plan.verifiedSteps {
        host.resetTotalReport()
        let before = ElementQuery.searches
        try await instance.steps(index..<(index + 1), on: host) { host in
          if scenario.measures == .layout { host.invalidateLayout() }
          try host.render()
        }
        if ElementQuery.searches != before { searches = true }
        try Self.named("step \(index)") { try instance.check(host.totalReport, host) }
      }
    }
    let shown = host.displayList
    let fresh = host.recomputedDisplayList()
    if let difference = DisplayDifference.first(between: shown.description, and: fresh.description) {
      throw CheckFailure(
        "the display list differs from one rendered from scratch, \(difference.text("shown", "fresh"))")
    }
    display = shown
  }

  private static func named(_ place: String, _ check: () throws -> Void) throws {
    do {
      try check()
    } catch let failure as CheckFailure {
      throw CheckFailure("\(place): \(failure)")
    }
  }
}

/// The first line in which two printed display lists differ.
package nonisolated struct DisplayDifference: Equatable {
  package var line: Int
  package var left: String
  package var right: String

  /// The first difference; `nil` when there is none.
  package static func first(between left: String, and right: String) -> DisplayDifference? {
    guard left != right else { return nil }
    let lefts = left.split(separator: "\n", omittingEmptySubsequences: false)
    let rights = right.split(separator: "\n", omittingEmptySubsequences: false)
    var line = 0
    while line < lefts.count, line < rights.count, lefts[line] == rights[line] { line += 1 }
    return DisplayDifference(
      line: line + 1, left: line < lefts.count ? String(lefts[line]) : "nothing",
      right: line < rights.count ? String(rights[line]) : "nothing")
  }

  /// The difference in words.
  package func text(_ leftName: String, _ rightName: String) -> String {
    "item \(line): '\(left)' (\(leftName)), '\(right)' (\(rightName))"
  }
}

/// A number that stands for a printed display list: equal lists have equal digests, on every machine.
///
/// - Source: Fowler, Noll, Vo: FNV-1a, 64 bit.
package nonisolated func digest(of text: String) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return hash
}
