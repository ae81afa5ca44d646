// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct CompareCommandTests {
  @Test func differencesAreListedAndTheExitCodeIsZero() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/x/10": 1, "a.b/y/10": 5, "a.b/z/10": 1])
    try shell.write("new.csv", ["a.b/x/10": 2, "a.b/y/10": 5, "a.c/x/10": 1])
    let outcome = await shell.run("compare old.csv new.csv")
    #expect(outcome.code == .fine)
    #expect(
      outcome.output == """
        case      metric            view  old  new  change  verdict
        a.b/x/10  body_evaluations          1    2      +1  regressed
        a.b/z/10  body_evaluations          1               missing
        a.c/x/10  body_evaluations               1          added

        1 regressed · 1 same · 1 missing · 1 added

        """)
  }

  @Test func aPageIsWrittenBesideTheTable() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/x/10": 1])
    try shell.write("new.csv", ["a.b/x/10": 2])
    let outcome = await shell.run("compare old.csv new.csv --page page.html")
    #expect(outcome.code == .fine)
    #expect(outcome.output.contains("a.b/x/10  body_evaluations"))
    let page = try shell.read("page.html")
    #expect(page.contains("<p>body_evaluations 1 → 2</p>") && page.hasSuffix("</html>\n"))
  }

  @Test func dataComesInFourFormats() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/=x/10": 1])
    try shell.write("new.csv", ["a.b/=x/10": 2])
    #expect(
      await shell.run("compare old.csv new.csv --format csv").output == """
        scenario,variant,size,view,metric,unit,kind,old,new,verdict,reason
        a.b,'=x,10,,body_evaluations,count,exact,1,2,regressed,

        """)
    let json = try JSONReader.value(
      from: Array(await shell.run("compare old.csv new.csv --format json").output.utf8), file: "out")
    guard case .array(let entries) = json.content else {
      Issue.record("not a list")
      return
    }
    #expect(entries.count == 1)
    #expect(
      await shell.run("compare old.csv new.csv --format markdown").output.hasPrefix(
        "| case | metric | view | old | new | change | verdict |\n| --- | --- | --- | ---: | ---: | ---: | --- |\n"
      ))
  }

  @Test func standardInputIsAFile() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/x/10": 1])
    let outcome = await shell.run("compare old.csv -", input: try shell.read("old.csv"))
    #expect(outcome.output == "1 same\n")
    let empty = await shell.run("compare old.csv -")
    #expect(empty.code == .badInput)
    #expect(empty.talk == "-: the file is empty; write it again with 'run'\n")
  }

  @Test func everythingIsListedOnDemandAndFiltered() async throws {
    let shell = try TestShell()
    try shell.write("old.csv", ["a.b/x/10": 1, "a.b/y/10": 5])
    let all = await shell.run("compare --all --filter */y old.csv old.csv")
    #expect(all.output.contains("a.b/y/10  body_evaluations          5    5       0  same\n"))
    #expect(all.output.hasSuffix("\n1 same\n"))
    let none = await shell.run("compare --size 11 old.csv old.csv")
    #expect(none.code == .badInput)
    #expect(none.talk == "old.csv, old.csv: no row matches the options; widen --filter, --size or --metric\n")
  }

  @Test func whatTheMachinesForbidIsSaid() async throws {
    let shell = try TestShell()
    let old = try shell.record([TestShell.row("a.b/x/10", 1, .allocations)])
    let new = try shell.record([TestShell.row("a.b/x/10", 2, .allocations)], toolchain: "6.4")
    let outcome = await shell.run("compare \(old) \(new)")
    #expect(outcome.output == "1 incomparable\n")
    #expect(
      outcome.talk
        == "not compared: allocations, bytes, instructions, retains and releases, because toolchain was 6.3.1, is 6.4\n"
    )
  }
}
