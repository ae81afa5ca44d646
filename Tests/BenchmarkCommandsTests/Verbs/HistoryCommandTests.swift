// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct HistoryCommandTests {
  private func shell() throws -> TestShell {
    let shell = try TestShell()
    for (index, count) in [5, 5, 7, 6].enumerated() {
      _ = try shell.record(
        [TestShell.row("a.b/x/10", Int64(count)), TestShell.row("a.b/y/10", 1)], commit: "c\(index)aaaaaaa",
        start: 1_800_000_000 + Double(index) * 86_400)
    }
    return shell
  }

  @Test func stepsAreMarkedBehindTheFigures() async throws {
    let outcome = await (try shell()).run("history record")
    #expect(outcome.code == .fine)
    #expect(
      outcome.output.split(separator: "\n").map { String($0).trimmed } == [
        "case      metric            2027-01-15 c0aaaaa  2027-01-16 c1aaaaa  2027-01-17 c2aaaaa  2027-01-18 c3aaaaa",
        "a.b/x/10  body_evaluations                 5                   5                   7 +                 6 -",
        "a.b/y/10  body_evaluations                 1                   1                   1                   1",
      ])
  }

  @Test func onlyStepsAndOnlyTheNewestOnDemand() async throws {
    let shell = try shell()
    let changed = await shell.run("history record --changed --last 2 --format csv").output
    #expect(
      changed == """
        scenario,variant,size,metric,unit,start,commit,median,step
        a.b,x,10,body_evaluations,count,2027-01-17T08:00:00Z,c2aaaaaaa,7,same
        a.b,x,10,body_evaluations,count,2027-01-18T08:00:00Z,c3aaaaaaa,6,improved

        """)
    let calm = await shell.run("history record --changed --filter */y")
    #expect(calm.code == .fine)
    #expect(calm.output.isEmpty)
    #expect(calm.talk == "no steps\n")
  }

  @Test func aPageSaysWhatSteppedNewestFirst() async throws {
    let shell = try shell()
    #expect(await shell.run("history record --page page.html").code == .fine)
    let page = try shell.read("page.html")
    let newest = try #require(page.firstRange(of: "<h3>2027-01-18 c3aaaaa</h3>"))
    let older = try #require(page.firstRange(of: "<h3>2027-01-17 c2aaaaa</h3>"))
    #expect(newest.lowerBound < older.lowerBound)
    #expect(page.contains("a.b/x/10 body_evaluations <span class=\"bad\">5 → 7, 1.40× more</span>"))
    #expect(page.contains("<span class=\"best\">7 → 6, 1.17× less</span>"))
    #expect(!page.contains("<h3>2027-01-16 c1aaaaa</h3>"))
  }

  @Test func optionsThatLeaveNothingAreASlip() async throws {
    let outcome = await (try shell()).run("history record --filter no.such")
    #expect(outcome.code == .badInput)
    #expect(
      outcome.talk == "record: no row matches the options; widen --filter, --size or --metric\n")
  }

  @Test func aDirectoryWithoutRecordsIsNamed() async throws {
    let shell = try TestShell()
    let outcome = await shell.run("history record")
    #expect(outcome.code == .badInput)
    #expect(
      outcome.talk == "record: cannot be read: No such file or directory; name a directory of records\n")
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
