// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkCommands

struct PackageTemplateTests {
  private func package(_ name: String = "Mine", from source: String = "/x/swift-view-benchmark") throws
    -> PackageTemplate
  {
    PackageTemplate(name: name, source: source, scenario: try ScenarioTemplate("shopping.toggle"))
  }

  @Test func theFilesStandWhereNewLooksForThem() throws {
    #expect(
      try package().files.map(\.path) == [
        "Package.swift", "Benchmarks/main.swift", "Benchmarks/Scenarios/Catalog.swift",
        "Benchmarks/Scenarios/Shopping/ToggleScenario.swift", ".gitignore",
      ])
  }

  @Test(arguments: [
    (
      "/x/swift-view-benchmark", ".package(name: \"swift-view-benchmark\", path: \"/x/swift-view-benchmark\")"
    ),
    ("https://a.b/c.git", ".package(url: \"https://a.b/c.git\", branch: \"main\")"),
    ("/a \"b\\(c)\u{1b}", ".package(name: \"swift-view-benchmark\", path: \"/a \\\"b\\\\(c)\\u{1b}\")"),
  ])
  func theDependencyIsALiteral(source: String, line: String) throws {
    #expect(try package(from: source).files[0].text.contains("    \(line)\n"))
  }

  /// The packages of a build must not share the name of a target.
  @Test func theProgramHasANameOfItsOwn() throws {
    let manifest = try package().files[0].text
    #expect(manifest.contains("name: \"benchmarks\",\n"))
    #expect(!manifest.contains("name: \"view-benchmark\""))
  }

  /// The sources of the tests lie in the package itself.
  @Test func thePackageIsFoundAboveAProgramBuiltInIt() throws {
    let source = try #require(PackageTemplate.source(above: #filePath))
    #expect(FileManager.default.fileExists(atPath: source + "/Sources/BenchmarkCommands"))
    #expect(PackageTemplate.source(above: "/usr/bin/env") == nil)
  }
}
