// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct FindingChartTests {
  private func chart(_ rows: [ResultRow] = Samples.findingRows()) throws -> FindingChart? {
    let table = try ResultTable(rows)
    let answer = try #require(ScenarioAnswer.answers(in: table).first { $0.scenario == "geometry.a" })
    return FindingChart(answer, ["infinity", "layout", "reader"], asked: ["infinity", "reader"], table)
  }

  @Test func aBarIsAsLongAsItsTimeAndHasItsInterval() throws {
    let chart = try #require(try chart())
    #expect(chart.bars.map(\.name) == ["infinity", "layout", "reader"])
    #expect(chart.bars.map(\.isAsked) == [true, false, true])
    #expect(chart.bars[2].time == 3_000)
    #expect(abs(chart.bars[2].lower - 2_900) < 1e-9 && abs(chart.bars[2].upper - 3_100) < 1e-9)
  }

  @Test func thePictureFollowsLightAndDarkAndRunsNothing() throws {
    let svg = try #require(try chart()).svg
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
    #expect(svg.ranges(of: "<rect").count == 3 && svg.ranges(of: "class=\"asked\"").count == 2)
    #expect(!svg.contains("<script") && !svg.contains("href"))
  }

  @Test func withoutTimesThereIsNoPicture() throws {
    #expect(try chart(Samples.findingRows(times: false)) == nil)
  }
}
