// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews
import Testing

@testable import BenchmarkHarness

struct CountMeasurementTests {
  private let key = CaseKey(scenario: "test.x", variant: "one", size: 1)

  private func rows<S: Scenario>(_ type: S.Type, _ variant: S.Variant, _ size: Int) async throws
    -> [ResultRow]
  {
    let instance = TypedInstance(S(variant: variant, size: size))
    return try await CountMeasurement(AnyScenario(type), instance, SamplePlan()).rows(key)
  }

  /// Counts are written down by two tables, so one that stands in neither would be lost.
  @Test func everyCountOfAReportIsWrittenAsAMetric() {
    let names = FrameReport.counts.map(\.metric) + FrameReport.countsByType.map(\.metric)
    #expect(Set(names) == Set(Metric.all.filter(\.isEngineCounter).map(\.id)))
    let report = Mirror(reflecting: FrameReport()).children
    let layout = Mirror(reflecting: FrameReport().layout).children
    #expect(names.count == report.count { $0.label != "layout" } + layout.count)
    #expect(Set(FrameReport.counts.map(\.count)).count == FrameReport.counts.count)
  }

  private func figures(_ rows: [ResultRow], _ metric: Metric, view: String = "") -> [Int64]? {
    rows.first { $0.key.metric == metric.id && $0.key.view == view }?.exact.map {
      [$0.min, $0.median, $0.max]
    }
  }

  @Test(arguments: [1, 1_000]) func theHarnessAddsNoAllocation(size: Int) async throws {
    let rows = try await rows(AllocatingSteps.self, .dropped, size)
    let expected = [Int64](repeating: Int64(size), count: 3)
    #expect(figures(rows, .allocations) == expected)
    #expect(figures(rows, .allocatedBytes) == expected.map { $0 * 32 })
    #expect(figures(rows, .freedBytes) == expected.map { $0 * 32 })
    #expect(figures(rows, .liveBytesGrowth) == [0, 0, 0])
  }

  @Test func aStepThatMayWaitButDoesNotAddsNone() async throws {
    let rows = try await rows(QuietAsync.self, .one, 1)
    #expect(figures(rows, .allocations) == [0, 0, 0])
  }

  @Test func aLeakIsGrowth() async throws {
    let rows = try await rows(AllocatingSteps.self, .kept, 2)
    #expect(figures(rows, .liveBytesGrowth) == [64, 64, 64])
  }

  @Test func framesOfTheStepItselfAreCounted() async throws {
    let rows = try await rows(PlainTaps.self, .one, 3)
    #expect(figures(rows, .bodyEvaluations) == [1, 1, 1])
    #expect(figures(rows, .bodyEvaluations, view: "TapScreen") == [1, 1, 1])
    #expect(figures(rows, .frames) == [1, 1, 1])
    #expect(rows.first { $0.key.metric == "frames" }?.samples == SamplePlan().countedSteps)
  }

  @Test func aByHandVariantHasNoEngineCounters() async throws {
    let rows = try await rows(PlainTaps.self, .byHand, 1)
    #expect(figures(rows, .allocations) == [0, 0, 0])
    #expect(figures(rows, .bodyEvaluations) == nil)
  }

  @Test func everyEngineCounterHasARow() async throws {
    let rows = try await rows(PlainTaps.self, .one, 1)
    let written = Set(rows.map(\.key.metric))
    #expect(Metric.all.filter { $0.isEngineCounter && !written.contains($0.id) }.map(\.id) == [])
  }
}

private final class Block {
  var number = 0
}

private struct AllocatingSteps: Scenario {
  static let name = "test.allocating"
  static let analysis = ""
  static let sizes = [1]
  enum Variant: String, CaseIterable { case dropped, kept }
  let variant: Variant
  let size: Int
  private var blocks: [Block] = []

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
    blocks.reserveCapacity(1_000)
  }

  var content: some View { Text("still") }
  mutating func step(_ host: ViewHost, _ index: Int) {
    for _ in 0..<size {
      let block = Block()
      if variant == .kept { blocks.append(block) } else { BlackHole.swallow(block) }
    }
  }
}

private struct QuietAsync: Scenario {
  static let name = "test.quiet"
  static let analysis = ""
  static let sizes = [1]
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  mutating func step(_ host: ViewHost, _ index: Int) async throws {}
}
