// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

struct MetricTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

  @Test func everyMetricIsListedOnceAndFoundByItsName() {
    #expect(Set(Metric.all.map(\.id)).count == Metric.all.count)
    for metric in Metric.all { #expect(Metric.named(metric.id) == metric) }
    #expect(Metric.named("no_such_metric") == nil)
  }

  /// A name that changes makes rows of older files incomparable, so the baseline holds every exact one.
  @Test func theNamesInFilesAreFixed() throws {
    let file = Self.root.appending(path: "results/baseline/exact.csv")
    let baseline = try CSVReader.table(from: Array(try Data(contentsOf: file)), file: "exact.csv")
    let written = Set(baseline.rows.map(\.key.metric))
    let onRequest: Set = ["instructions", "retains", "releases"]
    #expect(written == Set(Metric.all.filter { $0.kind == .exact }.map(\.id)).subtracting(onRequest))
  }

  /// What SwiftUI's rules imply, and nothing that depends on how an engine works.
  @Test func whatCarriesOverIsCountedByTheEngine() {
    for metric in Metric.all {
      if metric.carriesOver { #expect(metric.isEngineCounter && metric.kind == .exact, "\(metric.id)") }
      #expect(metric.tip.hasSuffix(metric.carriesOver ? "carries over to SwiftUI" : "this engine's own"))
    }
    #expect(Metric.bodyEvaluations.carriesOver && !Metric.sizeCalls.carriesOver)
  }

  @Test func timesAreNanosecondsAndCountsOfTheEngineAreCounts() {
    for metric in Metric.all {
      if metric.id.hasSuffix("_time") { #expect(metric.unit == .nanoseconds) }
      if metric.id.contains("bytes") { #expect(metric.unit == .bytes) }
      if metric.isEngineCounter { #expect(metric.unit == .count) }
    }
  }

  @Test func everyMetricSaysWhatStartsAndStopsIt() {
    for metric in Metric.all {
      #expect(!metric.meaning.isEmpty && !metric.span.isEmpty, "\(metric.id)")
      #expect(!metric.tip.contains("\n") && !metric.meaning.hasSuffix("."), "\(metric.id)")
    }
  }

  /// The glossary's table is the one that `list --metrics --format markdown` prints.
  @Test func theGlossaryHasThisTable() throws {
    let glossary = try String(contentsOf: Self.root.appending(path: "GLOSSARY.md"), encoding: .utf8)
    #expect(
      glossary.contains("\n\n\(MetricTable.markdown)"),
      "put the output of view-benchmark list --metrics --format markdown into GLOSSARY.md")
  }
}
