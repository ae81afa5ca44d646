// SPDX-License-Identifier: Apache-2.0
import BenchmarkCommands
import BenchmarkResults
import Foundation
import Testing

/// Command lines of known and unknown words over good and bad files. Each ends with one of the exit codes; bad usage is
/// one line, and nothing else is printed then.
struct CommandLineFuzzTests {
  private static var inputs: Int {
    if let asked = ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap({ Int($0) }) { return asked }
    #if DEBUG
      return 500
    #else
      return 30_000
    #endif
  }

  private static let values = [
    "0", "-1", "10", "9223372036854775807", "9223372036854775808", "nan", "inf", "1e999", "", " ", "é",
    "\u{1b}[2J",
    "*", "{a,b}", "{", "a.b/x/10", "a.*", "////", "table", "csv", "json", "markdown", "html", "allocations",
    "frames",
    "frame_time", "2/8", "1/9223372036854775807", "90s", "1e300h", "nans", "512M", "1e300T", "none", "-",
    "--", "old",
    "new", "cut.csv", "empty", "missing", ".", "/dev/null", "thresholds.json",
  ]

  @Test func everyCommandLineEndsWell() async throws {
    let shell = try TestShell()
    let old = try shell.record([TestShell.row("a.b/x/10", 1), TestShell.row("a.b/y/10", 5)])
    let new = try shell.record(
      [TestShell.row("a.b/x/10", 2), TestShell.row("a.b/y/20", 5)], start: 1_800_000_100)
    try shell.write("cut.csv", text: "scenario,variant\n")
    try shell.write("thresholds.json", text: "{\"schema\": 1, \"exceptions\": []}")
    try AtomicFile.makeDirectories(shell.directory + "/empty")
    let commands = BenchmarkCommand.fileCommands
    // Half of the lines begin as they should.
    let starts =
      [
        ["gate", new, "--against=\(old)"], ["gate", old, "--against=\(new)"], ["compare", old, new],
        ["rank", new, "--metric=body_evaluations"], ["merge", old], ["history", "record"],
      ] + commands.map { [$0.name] } + [["gat"], [""], ["--help"], ["-x"], ["help"]]
    var codes: [ExitCode: Int] = [:]
    for seed in 0..<UInt64(Self.inputs) {
      var generator = SeededGenerator(seed: seed)
      var words = starts.randomElement(using: &generator) ?? []
      let options = commands.first { $0.name == words[0] }?.options ?? []
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let isRecord = Int.random(in: 0..<3, using: &generator) == 0
        let value = (isRecord ? ["old", "new"] : Self.values).randomElement(using: &generator) ?? ""
        let path = value == "old" ? old : value == "new" ? new : value
        guard Bool.random(using: &generator), let option = options.randomElement(using: &generator) else {
          words.append(path)
          continue
        }
        // What writes is left out: a baseline that grows makes the next line slower.
        guard !["update", "output", "page"].contains(option.name) else { continue }
        let attached =
          option.value != nil || !option.choices.isEmpty || Int.random(in: 0..<8, using: &generator) == 0
        words.append("--\(option.name)" + (attached ? "=\(path)" : ""))
      }
      let start = ContinuousClock.now
      let outcome = await shell.run(words: words, commands: commands)
      // Far more than any takes on a busy machine: a line that does not end is to be named.
      precondition(start.duration(to: .now) < .seconds(60), "seed \(seed): \(words) took too long")
      codes[outcome.code, default: 0] += 1
      let lines = outcome.talk.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!lines.contains { $0.unicodeScalars.contains { $0.value < 0x20 } }, "seed \(seed): \(words)")
      if outcome.code == .badInput {
        #expect(outcome.output.isEmpty && outcome.talk.hasSuffix("\n"), "seed \(seed): \(words)")
      }
    }
    print(
      "command lines: \(Self.inputs) inputs, "
        + codes.map { "\($1) × \($0)" }.sorted().joined(separator: ", "))
    #expect(codes.keys.count >= 3)
  }

  @Test func valuesAreReadOrRefused() {
    for seed in 0..<UInt64(Self.inputs) {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<3).map { _ in Self.values.randomElement(using: &generator) ?? "" }.joined()
      if let span = try? TimeSpan(text, option: "budget") { #expect(span.seconds > 0 && span.seconds <= 1e6) }
      if let shard = try? RunRecord.Shard(option: text) { #expect((1...shard.count).contains(shard.index)) }
      let options = [MeasuringOptions.memoryLimit]
      if let arguments = try? Arguments(["--memory-limit=\(text)"], options: options),
        let limit = try? MemorySize.limit(arguments)
      {
        #expect(limit > 0)
      }
      _ = Suggestion.nearest(to: text, among: Self.values)
    }
  }
}
