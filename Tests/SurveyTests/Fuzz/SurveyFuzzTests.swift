// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Survey
import TestSupport
import Testing

/// The reader of surveys' records, with damaged ones: it reads or throws one clear line. What it reads, everything behind it
/// must bear.
struct SurveyFuzzTests {
  @Test func recordsAreReadOrRefused() throws {
    let steps = [
      SurveySample.step(row: 42, wasted: 39),
      SurveySample.step(name: "tap-x", error: ResultError(.crashed, "4")),
    ]
    let text = try SurveySample.report(steps, advises: true).json.text
    let original = try SurveySample.record(steps, advises: true)
    FuzzSettings.run("survey") { seed in
      var mutator = InputMutator(seed: seed)
      do {
        let value = try JSONReader.value(from: mutator.damaged(Array(text.utf8)), file: "f.json")
        let read = try SurveyRecord(value, file: "f.json")
        for (old, new) in [(original, read), (read, original)] {
          let difference = SurveyDifference(old: old, new: new)
          _ = difference.lines(against: "old", width: 60)
          _ = difference.json.text
          for comment in [SurveyComment(difference, against: "old"), SurveyComment(new)] {
            let lines = comment.markdown.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(lines <= SurveyComment.highestCount, "seed \(seed)")
          }
          for difference in [nil, difference] {
            _ = Remark.workflowCommands(of: new.remarks(difference))
            _ = new.tests(difference).junit
            _ = new.sarif(difference).json.text
          }
        }
        return true
      } catch {
        Self.refused(error, seed)
        return false
      }
    }
  }

  /// Checks the message of what was refused.
  private static func refused(_ error: any Error, _ seed: UInt64) {
    let line = "\(error)"
    #expect(error is InputError, "seed \(seed): \(error)")
    #expect(!line.isEmpty && !line.unicodeScalars.contains(where: PrintableText.isControl), "seed \(seed)")
    #expect(line.utf8.count < 4_000, "seed \(seed): a message of \(line.utf8.count) bytes")
  }
}
