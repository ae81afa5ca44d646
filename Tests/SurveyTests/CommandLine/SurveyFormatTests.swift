// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import TestSupport
import Testing

/// `survey` in the formats of other services, and against an earlier survey.
@Suite(.serialized) @MainActor
struct SurveyFormatTests {
  private func survey(_ words: String..., in directory: String) throws -> Fixture.Answer {
    try Fixture.call(["survey", "--allow-debug", "--no-times"] + words, in: directory)
  }

  /// Surveys one screen into `base.json` and gives its text.
  private func base(_ screen: String, in directory: String) throws -> String {
    let answer = try survey(screen, "--format", "json", in: directory)
    try AtomicFile.write(answer.output, to: "\(directory)/base.json")
    return answer.output
  }

  @Test("A record is told in every format without measuring, as what was measured is")
  func record() throws {
    try Fixture.inDirectory { directory in
      _ = try base("preview.previews-closures", in: directory)
      for (format, part) in [
        ("sarif", "\"ruleId\": \"closureInView\""), ("github", "::warning title=ClosureRow"),
        ("junit", "<testsuite name=\"Previews \"Closures\"\""), ("markdown", "| Previews \"Closures\", Tap"),
      ] {
        let told = try survey("--record", "base.json", "--format", format, in: directory)
        #expect(told.code == 0)
        #expect(told.output.replacing("&quot;", with: "\"").contains(part), "\(format): \(told.output)")
        let measured = try survey("preview.previews-closures", "--format", format, in: directory)
        #expect(measured.output == told.output)
      }
    }
  }

  @Test("Against itself nothing differs; against one that cost less or more the exit code says so")
  func against() throws {
    try Fixture.inDirectory { directory in
      let text = try base("preview.previews-closures", in: directory)
      @MainActor func judge(_ name: String, _ text: String) throws -> Fixture.Answer {
        try AtomicFile.write(text, to: "\(directory)/\(name)")
        return try survey("--record", "base.json", "--against", name, in: directory)
      }
      let same = try survey("preview.previews-closures", "--against", "base.json", in: directory)
      #expect(same.code == 0)
      #expect(same.output.hasPrefix("no step differs of "))
      let count = try #require(text.firstMatch(of: /"body_evaluations": (\d+)/))
      let number = try #require(Int(count.1))
      let plain = "\"body_evaluations\": \(number)"
      let worse = try judge(
        "less.json", text.replacing(plain, with: "\"body_evaluations\": \(number - 1)", maxReplacements: 1))
      #expect(worse.code == 1)
      #expect(worse.output.contains("body evaluations \(number - 1) → \(number)"))
      let better = try judge(
        "more.json", text.replacing(plain, with: "\"body_evaluations\": \(number + 1)", maxReplacements: 1))
      #expect(better.code == 5)
    }
  }

  @Test("What another engine counted is not compared, and nothing is measured")
  func incomparable() throws {
    try Fixture.inDirectory { directory in
      let text = try base("preview.previews-sheet", in: directory)
      let other = text.replacing("\"engine\": \"", with: "\"engine\": \"0.0.1-")
      try AtomicFile.write(other, to: "\(directory)/other.json")
      let answer = try survey("--against", "other.json", "--format", "markdown", in: directory)
      #expect(answer.code == 3)
      #expect(answer.output.contains("could not be compared"))
      #expect(answer.talk.contains("measure both anew: scripts/survey --against REVISION FOLDER"))
      #expect(answer.talk.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "What does not fit together is bad usage, in one line",
    arguments: [
      ["--against", "none.json"], ["--record", "none.json", "--format", "sarif"],
      ["--record", "base.json"], ["--record", "base.json", "--format", "csv"],
      ["--record", "base.json", "--format", "sarif", "preview.a"],
      ["--against", "base.json", "--format", "csv"], ["--against", "bad.json"], ["--format", "xml"],
    ])
  func badUsage(_ words: [String]) throws {
    try Fixture.inDirectory { directory in
      let record = """
        {"schema": 1, "engine": "0.1.0", "screens": [], "advice": [], "leftOut": []}
        """
      try AtomicFile.write(record, to: "\(directory)/base.json")
      try AtomicFile.write("{", to: "\(directory)/bad.json")
      let answer = try Fixture.call(["survey", "--allow-debug"] + words, in: directory)
      #expect(answer.code == 2)
      #expect(answer.talk.split(separator: "\n").count == 1)
      #expect(answer.output.isEmpty)
    }
  }

  @Test("verify as annotations, tests and data")
  func verify() throws {
    let cases = "fixture.{idle,fail-check}"
    let annotations = try Fixture.call(["verify", cases, "--format", "github"])
    #expect(annotations.code == 1)
    #expect(
      annotations.output.contains("::error title=fixture.fail-check/wrong/1 does not hold::check failed: "))
    let tests = try Fixture.call(["verify", cases, "--format", "junit"])
    #expect(tests.output.contains("<testsuites name=\"verify\" tests=\"3\" failures=\"1\" errors=\"0\">"))
    let data = try Fixture.call(["verify", cases, "--format", "json"])
    let checks = try #require(
      try JSONSerialization.jsonObject(with: Data(data.output.utf8)) as? [[String: Any]])
    #expect(checks.map { $0["holds"] as? Bool } == [false, true, true])
    #expect(checks[0]["error"] as? String == "check failed: step 0: bodies: 0, expected 7")
    #expect(
      try Fixture.call(["verify", cases, "--format", "csv"]).output.hasPrefix("scenario,variant,size,error\n")
    )
  }
}
