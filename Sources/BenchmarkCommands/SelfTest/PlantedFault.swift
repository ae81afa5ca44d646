// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A fault that is planted on purpose, to see whether it is found.
enum PlantedFault: String, CaseIterable, Sendable {
  /// One more body evaluation a step.
  case body
  /// One more allocation a step.
  case allocation
  /// Every row reads what changes: one body a step becomes one a row.
  case growth
  /// The number of allocations depends on the process.
  case nondeterminism
  /// A trap in the second step.
  case crash
  /// 1 % more work.
  case work

  /// The variable by which a child process is told.
  static let variable = "VIEW_BENCHMARK_PLANT"

  /// What is planted in this process.
  static let current = ProcessInfo.processInfo.environment[variable].flatMap(PlantedFault.init)

  /// The environment of a child with this fault.
  var environment: [String: String] { [Self.variable: rawValue] }
}

@MainActor extension Catalog {
  /// The scenarios in which faults are planted. They are run by name and listed nowhere.
  static let planted = [
    AnyScenario(PlantedRows.self), AnyScenario(PlantedWork.self), AnyScenario(PlantedShares.self),
    AnyScenario(PlantedCopies.self),
  ]

  /// This catalogue with the scenarios in which faults are planted; itself when it has scenarios of their names.
  var withPlanted: Catalog { (try? Catalog(scenarios + Self.planted)) ?? self }
}

/// A button counts its taps above a column of rows that do not care.
struct PlantedRows: Scenario {
  static let name = "selftest.rows"
  static let analysis = "A tap changes one text above a column of rows."
  static let sizes = [5, 10, 20]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .constant]
  enum Variant: String, CaseIterable { case only }
  let variant: Variant
  let size: Int

  var content: some View { PlantedScreen(rows: size) }

  func step(_ host: ViewHost, _ index: Int) throws {
    switch PlantedFault.current {
    case .allocation: BlackHole.swallow(PlantedBlock())
    case .nondeterminism:
      for _ in 0..<Int(getpid()) % 1_009 { BlackHole.swallow(PlantedBlock()) }
    case .crash where index == 1: fatalError("planted")
    default: break
    }
    try host.tapAndRender("tap")
  }
}

private final class PlantedBlock {
  var number = 0
}

private struct PlantedScreen: View {
  let rows: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Button("tap") { count += 1 }
      Text("count \(count % 10)")
      if PlantedFault.current == .body { PlantedWitness(count: count) }
      ForEach(0..<rows, id: \.self) { number in
        PlantedRow(number: number, count: PlantedFault.current == .growth ? count : 0)
      }
    }
  }
}

private struct PlantedWitness: View {
  let count: Int
  var body: some View { Text("witness") }
}

private struct PlantedRow: View {
  let number: Int
  let count: Int
  var body: some View { Text("row \(number)") }
}

/// A loop in place of a screen that changes.
struct PlantedWork: Scenario {
  static let name = "selftest.work"
  static let analysis = "A loop of fixed length; no view changes."
  static let sizes = [10_000]
  enum Variant: String, CaseIterable { case only }
  let variant: Variant
  let size: Int

  var content: some View { Text("still") }

  func step(_ host: ViewHost, _ index: Int) {
    var sum = UInt64(truncatingIfNeeded: index)
    let rounds = PlantedFault.current == .work ? size + size / 100 : size
    for round in 0..<rounds { sum = (sum ^ UInt64(truncatingIfNeeded: round)) &* 0x9e37_79b9_7f4a_7c15 }
    BlackHole.swallow(sum)
  }
}

/// Loops whose lengths are known: what a ratio should be is known too.
struct PlantedShares: Scenario {
  static let name = "selftest.shares"
  static let analysis = "Loops of a known length; no view changes."
  static let sizes = [20_000]
  enum Variant: String, CaseIterable {
    case reference, copy
    case twoPercent = "two-percent"
    case fivePercent = "five-percent"
  }
  let variant: Variant
  let size: Int

  /// How much longer the loop of a variant is, as a share.
  static func share(of variant: String) -> Double {
    switch Variant(rawValue: variant) {
    case .twoPercent: 0.02
    case .fivePercent: 0.05
    case .reference, .copy, nil: 0
    }
  }

  var content: some View { Text("still") }

  func step(_ host: ViewHost, _ index: Int) {
    BlackHole.swallow(loop(from: index, rounds: size + Int(Double(size) * Self.share(of: variant.rawValue))))
  }

  /// One copy of the loop for all variants.
  @inline(never) private func loop(from index: Int, rounds: Int) -> UInt64 {
    var sum = UInt64(truncatingIfNeeded: index)
    for round in 0..<rounds { sum = (sum ^ UInt64(truncatingIfNeeded: round)) &* 0x9e37_79b9_7f4a_7c15 }
    return sum
  }
}

/// The same screen under several names.
struct PlantedCopies: Scenario {
  static let name = "selftest.copies"
  static let analysis = "A tap changes one text above a column of rows, in copies that do the same."
  static let sizes = [20]
  enum Variant: String, CaseIterable { case one, two, three }
  let variant: Variant
  let size: Int
  private var button: Element?

  init(variant: Variant, size: Int) {
    (self.variant, self.size) = (variant, size)
  }

  var content: some View { PlantedScreen(rows: size) }

  mutating func prepare(_ host: ViewHost) throws { button = try host.buttons["tap"].resolved() }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }
}
