// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A button writes one state each frame; what differs is who reads it.
protocol WriteScenario: Scenario {
  var size: Int { get }
  /// The button that writes.
  var button: Element? { get set }
  /// How many bodies a write must run: of the owner, and of whatever reads the value in its place.
  var bodies: (owner: Int, reader: Int) { get }
}

extension WriteScenario {
  static var sizes: [Int] { [100, 1_000] }
  static var optionalSizes: [Int] { [1, 10] }
  static var growth: [Metric: GrowthOrder] {
    [.bodyEvaluations: .constant, .displayEdits: .constant, .frames: .constant]
  }

  mutating func prepare(_ host: ViewHost) throws {
    button = try host.buttons["write"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let owner = frame.bodyEvaluations.typeNames.filter { $0.hasSuffix("Owner") }
      .reduce(0) { $0 + frame.bodyEvaluations[$1] }
    try requireEqual(owner, bodies.owner, "bodies of the owner")
    try requireEqual(frame.bodyEvaluations.total - owner, bodies.reader, "other bodies")
    try requireEqual(host.mountReport.bodyEvaluations["BystanderRow"], size, "bodies of the rows at first")
  }
}

/// Rows that have nothing to do with the state: what a body that runs for nothing must compare.
struct Bystanders: View {
  let count: Int

  var body: some View {
    ForEach(0..<count) { BystanderRow(index: $0) }
  }
}

struct BystanderRow: View {
  let index: Int

  var body: some View { Text("row \(index)") }
}

/// Digits in a row, for an action that writes a state without reading it.
final class Digits {
  private var last = 0

  func next() -> Int {
    last = nextDigit(last)
    return last
  }
}
