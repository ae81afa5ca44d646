// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ReportForestTests {
  private static func row(_ ratio: Double, _ lower: Double, _ upper: Double) -> ReportForest.Row {
    ReportForest.Row(
      name: "<a>", target: "a",
      points: [
        .init(name: "first", ratio: RatioInterval(1, lower: 1, upper: 1), color: "c0"),
        .init(name: "second", ratio: RatioInterval(ratio, lower: lower, upper: upper), color: "c1"),
      ], verdict: "first &amp; second")
  }

  /// Where an element begins, in percent of the axis.
  private func left(_ html: String, _ name: String) throws -> Double {
    let start = try #require(html.firstRange(of: "<\(name)\" style=\"left:"))
    return try #require(Double(html[start.upperBound...].prefix { $0 != "%" }))
  }

  @Test func halfAndDoubleAreEquallyFarFromTheSame() throws {
    let double = ReportForest([.init(title: "t", rows: [Self.row(2, 1.9, 2.1), Self.row(0.5, 0.48, 0.52)])])
      .html
    let rows = double.split(separator: "class=\"row\"").dropFirst().map(String.init)
    let (ring, more, less) = (
      try left(rows[0], "i class=\"ring"), try left(rows[0], "i class=\"dot c1"),
      try left(rows[1], "i class=\"dot c1")
    )
    #expect(less < ring && ring < more)
    #expect(abs((more - ring) - (ring - less)) < 0.1)
  }

  @Test func whatIsFarOffStaysOnTheAxis() throws {
    let html = ReportForest([.init(title: "t", rows: [Self.row(1e9, 1e8, 1e10)])]).html
    #expect(try left(html, "i class=\"dot c1") == 100)
    #expect(html.contains(">1,000× more</span>") && html.contains(">same</span>"))
  }

  @Test func namesAreTextAndAPointSaysItsFigure() {
    let html = ReportForest([.init(title: "<t>", rows: [Self.row(2, 1.9, 2.1)])]).html
    #expect(html.contains("<h3>&lt;t&gt;</h3>") && html.contains("<a href=\"#a\">&lt;a&gt;</a>"))
    #expect(
      html.contains("title=\"second 2.00× more (±0.11)\"")
        || html.contains("title=\"second 2.00× more (±0.10)\""))
    #expect(html.contains("first &amp; second"))
  }

  @Test func groupsWithoutRowsAreLeftOut() {
    #expect(ReportForest([.init(title: "t", rows: [])]).html.isEmpty)
  }
}
