// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

/// The log as a reader sees it; `Tests/ScriptTests` holds it against the official schema.
struct SARIFLogTests {
  private struct Log: Decodable {
    struct Text: Decodable { var text: String }
    struct Rule: Decodable {
      var id: String
      var help: Text
    }
    struct Artifact: Decodable {
      var uri: String
      var uriBaseId: String?
    }
    struct Region: Decodable {
      var startLine: Int
      var startColumn: Int?
    }
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Location: Decodable { var physicalLocation: Physical }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Text
      var locations: [Location]
      var baselineState: String?
    }
    struct Driver: Decodable { var rules: [Rule] }
    struct Tool: Decodable { var driver: Driver }
    struct Run: Decodable {
      var tool: Tool
      var results: [Result]
    }
    var version: String
    var runs: [Run]
  }

  private func run(_ log: SARIFLog) throws -> Log.Run {
    let read = try JSONDecoder().decode(Log.self, from: Data(log.json.text.utf8))
    #expect(read.version == "2.1.0")
    return try #require(read.runs.first)
  }

  @Test("An absolute path is an address of its own, and a colon makes no scheme")
  func addresses() throws {
    func address(_ file: String) throws -> Log.Artifact? {
      let log = SARIFLog(
        version: "1.0.0", rules: [.init(id: "a", summary: "A.", help: "B.", level: .notice)],
        findings: [.init(rule: "a", text: "t", place: .init(file: file, line: 1), identity: "i")])
      return try run(log).results.first?.locations.first?.physicalLocation.artifactLocation
    }
    #expect(try address("/a b/c.swift")?.uri == "file:///a%20b/c.swift")
    #expect(try address("/a b/c.swift")?.uriBaseId == nil)
    #expect(try address("a:b.swift")?.uri == "a%3Ab.swift")
  }
}
