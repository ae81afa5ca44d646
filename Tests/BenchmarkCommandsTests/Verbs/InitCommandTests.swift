// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

/// What is written; `Tests/ScriptTests/test_workflows.py` holds it against the services' schemas.
struct InitCommandTests {
  private func run(_ line: String, in shell: TestShell) async -> TestShell.Outcome {
    await shell.run(line, commands: [InitCommand()])
  }

  @Test("A workflow surveys the sources by the published action, and nothing is left to fill in")
  func github() async throws {
    let shell = try TestShell()
    try AtomicFile.makeDirectories(shell.directory + "/Sources")
    let outcome = await run("init ci --github --from me/swift-view-benchmark@v2", in: shell)
    #expect(outcome.code == .fine && outcome.talk.isEmpty)
    #expect(outcome.output == ".github/workflows/view-benchmark.yml\n")
    let text = try shell.read(".github/workflows/view-benchmark.yml")
    #expect(
      text.contains("      - uses: me/swift-view-benchmark@v2\n        with:\n          survey: 'Sources'\n"))
    #expect(!text.contains("OWNER") && !text.contains("run: "))
  }

  @Test("Where nobody says who publishes the action, the line to change is named")
  func owner() async throws {
    let shell = try TestShell()
    let outcome = await run("init ci --github", in: shell)
    #expect(outcome.code == .fine)
    let lines = try shell.read(".github/workflows/view-benchmark.yml").split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("OWNER/swift-view-benchmark@v1") })
    #expect(outcome.talk.hasPrefix(".github/workflows/view-benchmark.yml:\(line + 1): "))
    #expect(lines.contains("          survey: '.'"))
  }

  @Test("A package's benchmarks are run; paths may be named beside them")
  func products() async throws {
    let shell = try TestShell()
    try AtomicFile.makeDirectories(shell.directory + "/App/Views")
    _ = await run("init ci --github --run benchmarks --from me/x", in: shell)
    let text = try shell.read(".github/workflows/view-benchmark.yml")
    #expect(text.contains("run: 'benchmarks'") && !text.contains("survey:"))
    let both = await run("init ci --gitlab --run benchmarks --survey App/Views --from me/x", in: shell)
    #expect(both.output == ".gitlab-ci.yml\n")
    let gitlab = try shell.read(".gitlab-ci.yml")
    #expect(gitlab.contains("--reports reports App/Views || surveyed=$?"))
    #expect(gitlab.contains("--counts --product benchmarks --reports reports"))
    #expect(gitlab.contains("https://github.com/me/x.git"))
  }

  @Test("Nothing is overwritten: one line, and the file stays as it is")
  func existing() async throws {
    let shell = try TestShell()
    try shell.write(".gitlab-ci.yml", text: "mine\n")
    let outcome = await run("init ci --gitlab --from me/x", in: shell)
    #expect(outcome.code == .badInput && outcome.output.isEmpty)
    #expect(
      outcome.talk
        == ".gitlab-ci.yml: is there already; write the workflow elsewhere with --file FILE, and include it\n"
    )
    #expect(try shell.read(".gitlab-ci.yml") == "mine\n")
    #expect(await run("init ci --gitlab --from me/x --file ci/views.yml", in: shell).code == .fine)
    #expect(try shell.read("ci/views.yml").contains("views:"))
  }

  @Test(
    "Bad usage is one line, and nothing is written",
    arguments: [
      "init", "init scenario --github", "init ci", "init ci --github --gitlab", "init ci --github --from me",
      "init ci --github --from a/b/c", "init ci --github --from a/b@", "init ci --github --survey nowhere",
    ])
  func badUsage(_ line: String) async throws {
    let shell = try TestShell()
    let outcome = await run(line, in: shell)
    #expect(outcome.code == .badInput && outcome.output.isEmpty)
    #expect(outcome.talk.split(separator: "\n").count == 1)
    #expect(InputFile.kind(of: shell.directory + "/.github") == .missing)
  }
}
