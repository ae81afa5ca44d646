// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import TestSupport
import Testing

/// What a run leaves on disk.
struct RecordingTests {
  private let options = ["run", "--quick", "--allow-debug", "--output", "out", "--format", "csv"]

  private func records(_ directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory + "/out").sorted()
  }

  @Test func exactRowsOfTwoRunsAreTheSameBytes() throws {
    try Fixture.inDirectory { directory in
      for _ in 1...2 {
        let answer = try Fixture.call(options + ["fixture.{count-taps,mount,suspend}"], in: directory)
        #expect(answer.code == 0)
      }
      let names = try records(directory)
      #expect(names.count == 2)
      let texts = try names.map {
        try String(contentsOfFile: "\(directory)/out/\($0)/exact.csv", encoding: .utf8)
      }
      #expect(texts[0] == texts[1])
      #expect(texts[0].contains("fixture.suspend,state,1,,allocations,count,exact,8,"))
    }
  }

  /// Makes a directory a repository with one commit.
  ///
  /// - Returns: The commit.
  private func commit(in directory: String) throws -> String {
    let script = """
      cd '\(directory)' && git init -q && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m first \
      && git rev-parse HEAD
      """
    let child = try ChildProcess.run("/bin/sh", ["-c", script], timeout: 60)
    try #require(child.ending == .exited(0))
    return String(decoding: child.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The signal ends git too, so the commit must be known by then.
  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptedRunKnowsItsCommit(signal: Int32) throws {
    try Fixture.inDirectory { directory in
      let commit = try commit(in: directory)
      _ = try interruptedRun(signal, in: directory)
      let record = try RecordFolder.records(in: directory + "/out", named: "out")[0].record
      #expect(record.commit == commit)
      #expect(!record.isDirty)
      let answer = try Fixture.call(options + ["fixture.trap", "--resume"], in: directory)
      #expect(answer.talk.contains("1 cases are there already, 1 are left"))
    }
  }

  @Test func recordsAreNoChangeOfTheCode() throws {
    try Fixture.inDirectory { directory in
      _ = try commit(in: directory)
      for _ in 1...2 {
        #expect(try Fixture.call(options + ["fixture.idle/screen"], in: directory).code == 0)
      }
      let clean = try RecordFolder.records(in: directory + "/out", named: "out")
      #expect(clean.map(\.record.isDirty) == [false, false])
      try "new".write(toFile: directory + "/file", atomically: true, encoding: .utf8)
      _ = try Fixture.call(options + ["fixture.idle/screen"], in: directory)
      #expect(try RecordFolder.records(in: directory + "/out", named: "out").count { $0.record.isDirty } == 1)
    }
  }

  @Test func theRecordCanBePrintedAlone() throws {
    try Fixture.inDirectory { directory in
      let words = options.dropLast(2) + ["--print-record", "fixture.idle/screen"]
      let answer = try Fixture.call(Array(words), in: directory)
      #expect(answer.code == 0)
      #expect(try answer.output == "out/\(records(directory)[0])\n")
      #expect(answer.talk.contains("fixture.idle\n"))
    }
  }

  /// Each has a checkpoint of its own; the first is still running when the second ends.
  @Test func twoRunsMayWriteIntoOneDirectory() throws {
    try Fixture.inDirectory { directory in
      let words = options + ["fixture.{mount,trap,hang}", "--timeout", "60s"]
      var names: [String] = []
      var second: Fixture.Answer?
      let first = try Fixture.call(words, in: directory) { process, talk in
        guard second == nil, talk.contains("fixture.trap/trap/1: crashed") else { return }
        second = try? Fixture.call(options + ["fixture.idle", "--resume"], in: directory)
        names = (try? records(directory)) ?? []
        kill(process, SIGKILL)
      }
      #expect(first.code == SIGKILL)
      #expect(second?.code == 0)
      // Nothing was taken over from a run that still went on, and its checkpoint is there.
      #expect(second?.talk.contains("0 cases are there already") == true)
      #expect(names.count { $0.hasPrefix(".unfinished-") } == 1)
      let resumed = try Fixture.call(options + ["fixture.mount", "--resume"], in: directory)
      #expect(resumed.talk.contains("1 cases are there already, 0 are left"))
      #expect(try !records(directory).contains { $0.hasPrefix(".unfinished-") })
    }
  }

  /// Runs a case that crashes and one that never ends, and sends a signal when the first has been reported on.
  private func interruptedRun(_ signal: Int32, in directory: String) throws -> Fixture.Answer {
    var isSent = false
    return try Fixture.call(options + ["fixture.{trap,hang}", "--timeout", "60s"], in: directory) {
      process, talk in
      guard !isSent, talk.contains("fixture.trap/trap/1: crashed") else { return }
      isSent = true
      kill(process, signal)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptKeepsWhatIsFinished(signal: Int32) throws {
    try Fixture.inDirectory { directory in
      let answer = try interruptedRun(signal, in: directory)
      #expect(answer.code == 128 + signal)
      let names = try records(directory)
      #expect(names.count == 1)
      let table = try ResultFile(named: names[0], at: "\(directory)/out/\(names[0])").table
      #expect(table.cases.map(\.description) == ["fixture.trap/trap/1", "fixture.trap/well/1"])
      #expect(try CSVReader.table(from: Array(answer.output.utf8), file: "output") == table)
    }
  }

  @Test func resumeTakesOverWhatIsThere() throws {
    try Fixture.inDirectory { directory in
      _ = try Fixture.call(options + ["fixture.idle/screen"], in: directory)
      let answer = try Fixture.call(options + ["fixture.idle", "--resume"], in: directory)
      #expect(answer.code == 0)
      #expect(answer.talk.contains("1 cases are there already, 1 are left"))
      let names = try records(directory)
      #expect(names.count == 2)
      let tables = try names.map { try ResultFile(named: $0, at: "\(directory)/out/\($0)").table }
      #expect(tables[1].cases.map(\.variant) == ["by-hand", "screen"])
      let time = ResultKey(scenario: "fixture.idle", variant: "screen", size: 1, metric: "frame_time")
      #expect(tables[0][time] == tables[1][time])
    }
  }

  @Test func aKilledRunLeavesACheckpointAndNoRecord() throws {
    try Fixture.inDirectory { directory in
      let answer = try interruptedRun(SIGKILL, in: directory)
      #expect(answer.code == SIGKILL)
      let names = try records(directory)
      #expect(names.count == 1 && names[0].hasPrefix(".unfinished-"))
      let checkpoint = "\(directory)/out/\(names[0])"
      #expect(try RecordFolder.records(in: checkpoint, named: "checkpoint").count == 1)
    }
  }

  @Test func aRecordOpensWithTheAnswersAndKeepsHowTimesWereTaken() throws {
    try Fixture.inDirectory { directory in
      _ = try Fixture.call(options + ["fixture.allocate"], in: directory)
      let folder = try #require(try records(directory).first)
      let readme = try String(contentsOfFile: "\(directory)/out/\(folder)/README.md", encoding: .utf8)
      let lines = readme.split(separator: "\n")
      #expect(lines[1] == "```")
      #expect(lines[2].hasPrefix("fixture.allocate · 1: kept "))
      let file = try ResultFile(named: folder, at: "\(directory)/out/\(folder)")
      #expect(file.record?.timing?.groups == 2)
    }
  }
}
