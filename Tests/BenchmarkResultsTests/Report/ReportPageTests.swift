// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ReportPageTests {
  private static func run(_ times: [Double], start: Double = 1_800_000_000) throws -> ResultFile {
    var rows: [ResultRow] = []
    for (variant, factor) in [("binding", 1.0), ("<whole>", 3.0)] {
      for (size, time) in zip([1, 10, 100], times) {
        let key = CaseKey(scenario: "list.toggle", variant: variant, size: size)
        rows.append(Samples.time(.frameTime, time * factor, at: key))
        rows.append(Samples.time(.updateTime, time * factor / 2, at: key))
        rows.append(Samples.exact(.bodyEvaluations, 1, at: key))
      }
    }
    return try Samples.file(rows, Samples.record(start: start))
  }

  @Test func thePageNeedsNothingFromTheNetwork() throws {
    let html = ReportPage(runs: [try Self.run([100, 200, 300])], pictures: ["list.toggle": ["<svg></svg>"]])
      .html
    for word in ["http:", "https:", "src=", "@import", "<link", "<script"] { #expect(!html.contains(word)) }
    #expect(html.contains("<figure><svg></svg></figure>"))
    #expect(html.contains("prefers-color-scheme: dark"))
  }

  @Test func namesAreTextAndTheBestTimeIsMarked() throws {
    let html = ReportPage(runs: [try Self.run([100, 200, 300])]).html
    #expect(html.contains("&lt;whole&gt;") && !html.contains("<whole>"))
    #expect(html.contains("<td class=\"best\">100 ns</td><td class=\"ratio\">0.33×</td>"))
  }

  @Test func aScenarioIsExplainedAndItsVariantsStandInTheDeclaredOrder() throws {
    let notes = ScenarioNotes(
      analysis: ["list.toggle": "One row <toggles>."], variants: ["list.toggle": ["binding"]])
    let html = ReportPage(runs: [try Self.run([100, 200, 300])], notes: notes).html
    #expect(html.contains("<p>One row &lt;toggles&gt;.</p>"))
    #expect(html.split(separator: "<td class=\"name\">")[1].hasPrefix("binding<"))
  }

  @Test func aFailureIsSaidInThePage() throws {
    let failed = ResultRow(failed: Samples.key, error: ResultError(.crashed, "signal 4"))
    let html = ReportPage(runs: [try Samples.file([failed])], notice: "No plots.").html
    #expect(html.contains("list.toggle/binding/100: crashed: signal 4"))
    #expect(html.contains("<p class=\"note\">No plots.</p>"))
  }

  @Test func eachScenarioHasGrowthPhasesAndWithTwoRunsItsHistory() throws {
    let run = try Self.run([100, 200, 300])
    #expect(ReportPlots.plots(of: "list.toggle", in: [run]).count == 2)
    let plots = ReportPlots.plots(
      of: "list.toggle", in: [run, try Self.run([100, 200, 900], start: 1_800_100_000)])
    #expect(plots.count == 3)
    let history = try #require(plots.last)
    #expect(history.title == "frame_time at size 100, by commit")
    #expect(history.series.map(\.points.count) == [2, 2])
    #expect(history.series.map(\.marks.count) == [1, 1])
  }
}
