// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import BenchmarkHarness

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
      #expect(try records(directory) == [".unfinished"])
      let checkpoint = try ResultFile(named: "checkpoint", at: "\(directory)/out/.unfinished")
      #expect(checkpoint.record != nil)
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
