// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import Testing

@testable import BenchmarkResults

@Suite struct CatalogTests {
  /// The folder that holds the scenarios' sources.
  private var folder: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Benchmarks/Scenarios")
  }

  @Test func namesAndVariantsAreLegalAndUnique() throws {
    let catalog = try Catalog(allScenarios)
    #expect(catalog.scenarios.count == allScenarios.count)
  }

  @Test func everyScenarioInTheSourcesIsListed() throws {
    let declared = try sources().flatMap { file in
      try names(declaredIn: file)
    }
    #expect(declared.count > 10)
    #expect(declared.sorted() == allScenarios.map(\.name).sorted())
  }

  @Test func eachFileHoldsOneScenarioAtMost() throws {
    for file in try sources() {
      #expect(try names(declaredIn: file).count <= 1, "\(file.lastPathComponent)")
    }
  }

  @Test func everyScenarioSaysWhatItShows() {
    for scenario in allScenarios {
      #expect(scenario.analysis.count >= 100, "\(scenario.name)")
      #expect(!scenario.analysis.contains("\n"), "\(scenario.name)")
    }
  }

  @Test func scenariosAreShortFiles() throws {
    for file in try sources() {
      // Marks of what a page of findings shows do not count.
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).filter { !$0.hasPrefix("// shown: ") && $0 != "// end" }
      #expect(lines.count <= 151, "\(file.lastPathComponent)")
    }
  }

  @Test func theDefaultRunAnswersEveryQuestion() {
    let measured = Set(allScenarios.flatMap(\.cases))
    for comparison in FindingQuestion.all.flatMap(\.comparisons) {
      let missing = comparison.cases.filter { !measured.contains($0) }
      #expect(missing.isEmpty, "\(comparison.scenario)")
    }
  }

  private func names(declaredIn file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "static let name = \"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  private func sources() throws -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try #require(files.isEmpty ? nil : files)
  }
}
