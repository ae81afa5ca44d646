// SPDX-License-Identifier: Apache-2.0
import BenchmarkCommands
import BenchmarkResults
import Foundation
import Synchronization

/// Runs command lines in this process, in a directory of its own, and keeps what they print.
final class TestShell: Sendable {
  /// What a command line left behind.
  struct Outcome {
    var code: ExitCode
    var output: String
    var talk: String
  }

  let directory: String

  init() throws {
    directory = NSTemporaryDirectory() + "view-benchmark-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// Runs a command line; words are separated by blanks.
  func run(
    _ line: String, input: String = "", commands: [any Command] = BenchmarkCommand.fileCommands
  ) async -> Outcome {
    await run(words: line.split(separator: " ").map(String.init), input: input, commands: commands)
  }

  /// Runs a command line whose words may hold anything.
  func run(
    words: [String], input: String = "", commands: [any Command] = BenchmarkCommand.fileCommands
  ) async -> Outcome {
    let output = Mutex("")
    let talk = Mutex("")
    let console = Console(
      write: { text in output.withLock { $0 += text } }, talk: { text in talk.withLock { $0 += text } },
      readInput: { Array(input.utf8) }, directory: directory)
    let code = await BenchmarkCommand.run(words, commands: commands, console: console)
    return Outcome(code: code, output: output.withLock { $0 }, talk: talk.withLock { $0 })
  }

  /// Writes a result file of exact rows: body evaluations by case.
  func write(_ name: String, _ counts: [String: Int64], metric: Metric = .bodyEvaluations) throws {
    let rows = counts.map { ResultRow(exact: [$1], of: metric, in: Self.key($0)) }
    try write(name, text: CSVWriter.text(of: try ResultTable(rows)))
  }

  func write(_ name: String, text: String) throws {
    try AtomicFile.write(text, to: "\(directory)/\(name)")
  }

  func read(_ name: String) throws -> String {
    String(decoding: try InputFile.bytes(at: "\(directory)/\(name)"), as: UTF8.self)
  }

  /// Writes a record and returns its path, as a user would type it.
  func record(
    _ rows: [ResultRow], in parent: String = "record", commit: String = "0123456789",
    toolchain: String = "6.3.1",
    start: Double = 1_800_000_000, shard: RunRecord.Shard? = nil
  ) throws -> String {
    let record = RunRecord(
      machine: RunRecord.Machine(cpu: "Test CPU", cores: 2, kernel: "Linux 6.1", architecture: "x86_64"),
      commit: commit, isDirty: false, toolchain: toolchain, jemalloc: "5.3.0", buildOptions: ["release"],
      commandLine: ["view-benchmark", "run"], start: Date(timeIntervalSince1970: start),
      end: Date(timeIntervalSince1970: start + 1), shard: shard)
    let path = try RecordFolder.write(try ResultTable(rows), record, under: "\(directory)/\(parent)")
    return String(path.dropFirst(directory.count + 1))
  }

  /// A row of body evaluations, or of another exact metric.
  static func row(_ name: String, _ count: Int64, _ metric: Metric = .bodyEvaluations) -> ResultRow {
    ResultRow(exact: [count], of: metric, in: key(name))
  }

  static func key(_ name: String) -> CaseKey {
    let parts = name.split(separator: "/").map(String.init)
    return CaseKey(scenario: parts[0], variant: parts[1], size: Int(parts[2]) ?? 0)
  }
}
