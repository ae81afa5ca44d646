// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import BenchmarkResults

/// Pages as a browser lays them out: nothing wider than the window, every link leads somewhere, light and dark.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"))
struct PageLayoutTests {
  nonisolated enum Page: String, CaseIterable { case report, comparison, history }

  /// Scenarios with names and variants as long as they may be, and times that are far apart.
  private func run(factor: Double, bodies: Int64, commit: String, start: Double) throws -> ResultFile {
    var rows: [ResultRow] = []
    for scenario in ["geometry.title-resizes", "identity.conditional-modifier-with-a-long", "zz.other"] {
      for (index, variant) in ["on-geometry-change", "reader-background", "a-variant-with-a-very-long-name"]
        .enumerated()
      {
        for size in [10, 1_000] {
          let key = CaseKey(scenario: scenario, variant: variant, size: size)
          let time = 1_000 * Double(1 + 40 * index) * factor
          rows += [
            Samples.time(.frameTime, time, at: key), Samples.time(.updateTime, time / 3, at: key),
            Samples.exact(.bodyEvaluations, bodies * Int64(1 + index), at: key),
            Samples.exact(.sizeCalls, 123_456, at: key), Samples.exact(.displayEdits, 1_234, at: key),
            Samples.exact(.allocatedBytes, 123_456_789, at: key),
          ]
          if index > 0 { rows.append(Samples.ratio(Double(1 + 40 * index), 2, at: key)) }
        }
      }
    }
    return try Samples.file(rows, Samples.record(commit: commit, start: start))
  }

  private func html(_ page: Page) throws -> String {
    let runs = [
      try run(factor: 1, bodies: 10, commit: "0123456789abcdef", start: 1_800_000_000),
      try run(factor: 2, bodies: 11, commit: "fedcba9876543210", start: 1_800_100_000),
    ]
    switch page {
    case .report:
      let strip = Samples.strip
      let screen = PictureStrip(
        name: "zz.other/on-geometry-change/10", text: strip.text, pictures: strip.pictures)
      return ReportPage(
        runs: runs, notes: ScenarioNotes(analysis: ["zz.other": String(repeating: "many words ", count: 40)]),
        screens: [screen]
      ).html
    case .comparison: return ComparisonPage(Comparison(old: runs[0], new: runs[1])).html
    case .history:
      let histories = History.histories(of: runs.map(\.table)) {
        ["frame_time", "body_evaluations"].contains($0)
      }
      return ReportHistory.page(of: histories, runs)
    }
  }

  @Test(arguments: Page.allCases, [390, 800, 1_280]) func nothingIsWiderThanTheWindow(page: Page, width: Int)
    throws
  {
    let html = try html(page)
    let looks = try [false, true].map {
      try Chromium.look(at: html, width: width, isDark: $0, filter: "zz.other")
    }
    for look in looks {
      #expect(look.wide.isEmpty, "\(look.wide)")
      #expect(look.broken.isEmpty, "\(look.broken)")
      #expect(look.filtered > 0)
    }
    #expect(looks[0].page != looks[1].page && looks[0].ink != looks[1].ink)
  }

  @Test func theFilterHidesWhatHasNotTheWords() throws {
    let html = try html(.report)
    let all = try Chromium.look(at: html, width: 800, isDark: false, filter: "")
    let one = try Chromium.look(at: html, width: 800, isDark: false, filter: "zz.other")
    let none = try Chromium.look(at: html, width: 800, isDark: false, filter: "nobody has this")
    #expect(all.filtered == 6)
    #expect(one.filtered == 2)
    #expect(none.filtered == 0)
  }

  /// The probe sees what it is there for.
  @Test func aPageThatIsTooWideIsFound() throws {
    let wide = ReportPage.page(
      title: "x", body: "<p style=\"width:900px\">wide</p><a href=\"#nowhere\">a</a>")
    let look = try Chromium.look(at: wide, width: 390, isDark: false, filter: "")
    #expect(!look.wide.isEmpty)
    #expect(look.broken == ["#nowhere"])
  }
}
