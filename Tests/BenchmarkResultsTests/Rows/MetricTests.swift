// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

struct MetricTests {
  @Test func everyMetricIsListedOnceAndFoundByItsName() {
    #expect(Set(Metric.all.map(\.id)).count == Metric.all.count)
    for metric in Metric.all { #expect(Metric.named(metric.id) == metric) }
    #expect(Metric.named("no_such_metric") == nil)
  }

  @Test func theNamesInFilesAreFixed() {
    #expect(
      Metric.all.filter(\.isEngineCounter).map(\.id).sorted() == [
        "attributes_updated", "body_evaluations", "display_edits", "frames", "geometry_content_evaluations",
        "placements", "row_closure_evaluations", "size_calls", "text_measurements", "view_comparisons",
        "views_skipped_equal",
        "wasted_bodies", "wasted_layouts",
      ])
    #expect(
      Metric.all.filter { $0.kind == .exact && !$0.isEngineCounter }.map(\.id).sorted() == [
        "allocated_bytes", "allocations", "freed_bytes", "instructions", "live_bytes_growth",
        "releases", "retains",
      ])
    #expect(
      Metric.all.filter { $0.kind == .sampled && $0.unit != .ratio }.map(\.id).sorted() == [
        "commit_time", "cpu_time", "diff_time", "display_diff_time", "display_time", "frame_time",
        "id_matching_time", "layout_time", "peak_resident_bytes", "update_time", "view_comparison_time",
      ])
    #expect(
      Metric.all.filter { $0.unit == .ratio }.map(\.id).sorted() == [
        "commit_time_ratio", "cpu_time_ratio", "diff_time_ratio", "display_diff_time_ratio",
        "display_time_ratio", "frame_time_ratio", "id_matching_time_ratio", "layout_time_ratio",
        "update_time_ratio", "view_comparison_time_ratio",
      ])
  }

  /// What SwiftUI's rules imply, and nothing that depends on how an engine works.
  @Test func whatCarriesOverIsFixed() {
    #expect(
      Metric.all.filter(\.carriesOver).map(\.id).sorted() == [
        "attributes_updated", "body_evaluations", "geometry_content_evaluations", "row_closure_evaluations",
        "view_comparisons",
        "views_skipped_equal", "wasted_bodies",
      ])
    for metric in Metric.all {
      #expect(metric.tip.hasSuffix(metric.carriesOver ? "carries over to SwiftUI" : "this engine's own"))
    }
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
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let glossary = try String(contentsOf: root.appending(path: "GLOSSARY.md"), encoding: .utf8)
    #expect(
      glossary.contains("\n\n\(MetricTable.markdown)"),
      "put the output of view-benchmark list --metrics --format markdown into GLOSSARY.md")
  }
}
