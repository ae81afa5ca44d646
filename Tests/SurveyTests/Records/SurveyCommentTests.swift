// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Survey

struct SurveyCommentTests {
  private func lines(_ comment: SurveyComment) -> [String] {
    comment.markdown.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("Only what changed is said, with the line, and the mark counts it")
  func change() throws {
    let old = try SurveySample.record([SurveySample.step(), SurveySample.step(name: "tap-same")])
    let new = try SurveySample.record(
      [SurveySample.step(row: 42, wasted: 39), SurveySample.step(name: "tap-same")], advises: true)
    let lines = lines(SurveyComment(SurveyDifference(old: old, new: new), against: "base.json"))
    #expect(lines[0] == "<!-- view-benchmark survey changes=2 -->")
    #expect(lines[1] == "### Screens: 1 step costs more, 1 as before")
    #expect(
      lines[5]
        == "| worse | Cart, Tap \"tap-add\" | 3 → 42 | 0 → 39 | `./Sources/My Cart, new.swift:12:7` |")
    #expect(
      lines.contains { $0.hasPrefix("1. `./Sources/My Cart, new.swift:12:7`: RowView.onTap is a closure") })
    #expect(!lines.contains { $0.contains("tap-same") })
  }

  @Test("Where nothing changed the mark says so")
  func nothing() throws {
    let record = try SurveySample.record([SurveySample.step()])
    let lines = lines(SurveyComment(SurveyDifference(old: record, new: record), against: "base.json"))
    #expect(lines[0] == "<!-- view-benchmark survey changes=0 -->")
    #expect(lines[1] == "### Screens: no step differs of 1")
  }

  @Test(
    "However much there is, it is at most sixty lines, and every fold is closed", arguments: [1, 9, 40, 400])
  func length(_ count: Int) throws {
    let names = (0..<count).map { "tap-\($0)" }
    let left = (0..<count).map { SourceMap.LeftOut(file: "Bad\($0).swift", line: 1, reason: "wrong") }
    let old = try SurveySample.record(names.map { SurveySample.step(name: $0) })
    let new = try SurveySample.record(
      names.map { SurveySample.step(row: 9, wasted: 4, name: $0) }, advises: true, leftOut: left)
    // With the number of lists that are cut short when there is much to say.
    for (comment, longLists) in [
      (SurveyComment(SurveyDifference(old: old, new: new), against: "base.json"), 2), (SurveyComment(new), 1),
    ] {
      let lines = lines(comment)
      #expect(lines.count <= SurveyComment.highestCount)
      #expect(lines.count { $0.hasPrefix("<details>") } == lines.count { $0 == "</details>" })
      #expect(lines.contains { $0.hasPrefix("<details><summary>Why") })
      #expect(lines.count { $0.hasPrefix("- … and ") } == (count < 40 ? 0 : longLists))
    }
  }

  @Test("A record of another engine is said to be incomparable, with the command")
  func incomparable() {
    let text = SurveyComment(
      incomparable: SurveyDifference.incomparable("0.1.0", "0.2.0", file: "base.json")
    ).markdown
    #expect(text.contains("### Screens: could not be compared"))
    #expect(text.contains("scripts/survey --against REVISION FOLDER"))
  }
}
