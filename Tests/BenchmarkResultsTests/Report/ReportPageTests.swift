// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ReportPageTests {
  /// Two variants at three sizes; the second takes `factor` times as long, known to ±`off`.
  private static func run(
    _ times: [Double] = [100, 200, 300], factor: Double = 3, off: Double? = 0.1,
    commit: String = "0123456789abcdef",
    start: Double = 1_800_000_000
  ) throws -> ResultFile {
    var rows: [ResultRow] = []
    for (variant, factor) in [("binding", 1.0), ("<whole>", factor)] {
      for (size, time) in zip([1, 10, 100], times) {
        let key = CaseKey(scenario: "list.toggle", variant: variant, size: size)
        rows.append(Samples.time(.frameTime, time * factor, at: key))
        rows.append(Samples.time(.updateTime, time * factor, at: key))
        rows.append(Samples.time(.layoutTime, time * factor, at: key))
        rows.append(Samples.exact(.bodyEvaluations, variant == "binding" ? 1 : Int64(size), at: key))
        if variant != "binding", let off { rows.append(ratio(factor, off, key)) }
      }
    }
    return try Samples.file(rows, Samples.record(commit: commit, start: start))
  }

  private static func ratio(_ value: Double, _ off: Double, _ key: CaseKey) -> ResultRow {
    let summary = SampledSummary(
      median: value, mad: 0, min: value - off, max: value + off, mean: value, stddev: 0)
    return ResultRow(
      key: ResultKey(key, metric: Metric.ratio(of: .frameTime).id), unit: .ratio, kind: .sampled, samples: 3,
      summary: .sampled(summary))
  }

  private let notes = ScenarioNotes(
    analysis: ["list.toggle": "One `row` <toggles>."], variants: ["list.toggle": ["binding", "<whole>"]])

  private func html(_ runs: [ResultFile]) -> String { ReportPage(runs: runs, notes: notes).html }

  @Test func thePageNeedsNothingFromTheNetwork() throws {
    let html = html([try Self.run()])
    for word in ["http:", "https:", "src=", "@import", "<link", "url("] { #expect(!html.contains(word)) }
    #expect(html.contains("prefers-color-scheme: dark"))
  }

  @Test func itOpensWithTheAnswersOnOneAxis() throws {
    let html = html([try Self.run()])
    let answers = try #require(html.firstRange(of: "class=\"forest\""))
    let table = try #require(html.firstRange(of: "<table>"))
    #expect(answers.lowerBound < table.lowerBound)
    #expect(html.contains("<a href=\"#list-toggle\">list.toggle · 100</a>"))
    #expect(html.contains("</i>&#8288;binding 3.00× less than <i class=\"key c1\"></i>&#8288;&lt;whole&gt;"))
    #expect(html.contains("<h3>Other scenarios: list</h3>"))
  }

  @Test func aScenarioStandsUnderItsQuestion() throws {
    let first = CaseKey(scenario: "identity.any-view", variant: "builder", size: 100)
    let second = CaseKey(scenario: "identity.any-view", variant: "any-view", size: 100)
    let rows = [first, second].flatMap { key in
      [Samples.time(.frameTime, 100, at: key), Samples.exact(.bodyEvaluations, 2, at: key)]
    }
    let html = html([try Samples.file(rows + [Samples.ratio(1.2, 0.01, at: first)])])
    #expect(html.contains("<h3>What does AnyView cost?</h3>"))
    #expect(html.contains("</i>&#8288;any-view 1.20× less than "))
  }

  @Test func namesAreTextAndBackticksCode() throws {
    let html = html([try Self.run()])
    #expect(html.contains("&lt;whole&gt;") && !html.contains("<whole>"))
    #expect(html.contains("<p>One <code>row</code> &lt;toggles&gt;.</p>"))
    #expect(ReportPage.prose("an odd ` one") == "an odd ` one")
  }

  @Test func onlyWhatTheIntervalsTellIsGreen() throws {
    #expect(html([try Self.run()]).contains("best\">100 ns"))
    for close in [try Self.run(factor: 1.05, off: 0.1), try Self.run(factor: 0.95, off: 0.06)] {
      #expect(!html([close]).contains(" best\">"))
    }
    // Without intervals nothing can be told.
    #expect(!html([try Self.run(off: nil)]).contains(" best\">"))
  }

  @Test func aVariantKeepsItsColourAndIsUnlikeItsNeighbours() {
    let colors = VariantColors([["a", "b", "c"], ["d", "b"], ["c", "d"]])
    #expect(Set(["a", "b", "c"].map(colors.name)).count == 3)
    #expect(colors.name(of: "d") != colors.name(of: "b") && colors.name(of: "d") != colors.name(of: "c"))
    let many = VariantColors([(0..<20).map { "v\($0)" }])
    #expect(Set((0..<8).map { many.name(of: "v\($0)") }).count == 8)
  }

  @Test func phasesAndTheRestAddUpToTheFramesTime() {
    #expect(ReportPhases.shares([10, 20], of: 50) == [10, 20, 20])
    #expect(ReportPhases.shares([60, 40], of: 50) == [30, 20, 0])
    #expect(ReportPhases.shares([0, 0], of: 50) == [0, 0, 50])
  }

  @Test func growthIsSaidOfTheCountsFirst() throws {
    let html = html([try Self.run()])
    #expect(html.contains("Growth: O(1) by its counts: binding; O(n) by its counts: &lt;whole&gt;."))
    let linear = VariantGrowth(
      [10, 100, 1_000].flatMap { size in
        let key = CaseKey(scenario: "list.toggle", variant: "a", size: size)
        return [
          Samples.exact(.sizeCalls, Int64(size), at: key),
          Samples.time(.frameTime, 50 + 20 * Double(size), at: key),
        ]
      })
    #expect(linear.text == "O(n)")
    #expect(VariantGrowth([]).text == nil)
  }

  @Test func theSameCommitIsNoHistory() throws {
    let same = [try Self.run(), try Self.run([100, 200, 900], start: 1_800_100_000)]
    #expect(ReportHistory.commits(same).map(\.record?.start) == [same[1].record?.start])
    #expect(!html(same).contains("class=\"columns\""))
    let other = [same[0], try Self.run([100, 200, 900], commit: "fedcba", start: 1_800_100_000)]
    let page = html(other)
    #expect(page.contains("frame_time at size 100, by commit"))
    #expect(page.contains("worse\"") && page.contains("300 ns → 900 ns"))
    // What became faster is no alarm.
    let faster = html([other[1], try Self.run([100, 200, 300], commit: "aaaaaa", start: 1_800_200_000)])
    #expect(faster.contains("better\"") && !faster.contains(" worse\""))
  }

  @Test func aFailureIsSaidInThePage() throws {
    let failed = ResultRow(failed: Samples.key, error: ResultError(.crashed, "signal 4"))
    #expect(html([try Samples.file([failed])]).contains("list.toggle/binding/100: crashed: signal 4"))
    #expect(ReportPage(runs: []).html.hasSuffix("</html>\n"))
  }

  @Test func scenariosStandByFamilyAndTheToolchainIsFolded() throws {
    let rows = ["a.x", "a.y", "b.x"].map { name in
      Samples.exact(.bodyEvaluations, 1, at: CaseKey(scenario: name, variant: "v", size: 1))
    }
    let html = html([try Samples.file(rows)])
    let families = html.split(separator: "<div class=\"family\">").dropFirst()
    #expect(families.map { $0.components(of: "<section ") } == [2, 1])
    let details = try #require(html.firstRange(of: "<details>"))
    let toolchain = try #require(html.firstRange(of: "6.3.1"))
    #expect(details.lowerBound < toolchain.lowerBound)
  }
}

extension Substring {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
