// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct RankCommandTests {
  private func shell() throws -> TestShell {
    let shell = try TestShell()
    try shell.write(
      "run.csv", ["a.b/x/10": 4, "a.b/x/100": 40, "a.b/y/10": 1, "a.b/y/100": 10, "a.b/z/10": 1])
    return shell
  }

  @Test func theBestComesFirst() async throws {
    let outcome = await (try shell()).run("rank run.csv")
    #expect(outcome.code == .fine)
    #expect(
      outcome.output == """
        a.b by body_evaluations
        place  variant      than x  size 10  size 100
            1  y        4.00× less        1        10
            2  x                1×        4        40
               z                          1

        """)
  }

  @Test func dataComesInOtherFormats() async throws {
    let shell = try shell()
    #expect(
      await shell.run("rank run.csv --format csv").output == """
        scenario,metric,unit,place,variant,reference,ratio,smallest,largest
        a.b,body_evaluations,count,1,y,x,0.2500,0.2500,0.2500
        a.b,body_evaluations,count,2,x,x,1.0000,1.0000,1.0000
        a.b,body_evaluations,count,,z,x,,,

        """)
    let json = await shell.run("rank run.csv --format json").output
    #expect(
      json.contains(
        """
              {
                "variant": "x",
                "place": 2,
                "ratio": 1.0000,
        """))
    #expect(
      await shell.run("rank run.csv --format markdown").output.hasPrefix(
        "### a.b by body_evaluations\n\n| place"))
  }

  @Test func aMetricWithoutRowsCannotRank() async throws {
    let outcome = await (try shell()).run("rank run.csv --metric allocations")
    #expect(outcome.code == .badInput)
    #expect(outcome.output.isEmpty)
  }
}
