// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation

/// The files that `new --package` writes: a benchmark executable of a package of its own.
struct PackageTemplate {
  /// The folder's name, which becomes the package's.
  let name: String
  /// Where this package is: a folder or the address of a repository.
  let source: String
  let scenario: ScenarioTemplate

  /// Where the scenarios go, in the package: the place where `new` looks for them by default.
  static let scenarios = "Benchmarks/Scenarios"

  /// Every file with its text, by its path in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Benchmarks/main.swift", main),
      ("\(Self.scenarios)/Catalog.swift", catalog),
      ("\(Self.scenarios)/\(scenario.folder)/\(scenario.typeName).swift", scenario.text),
      (".gitignore", ".build/\nresults/record/\n"),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(literal(name)),
      dependencies: [
        \(dependency)
      ],
      targets: [
        .executableTarget(
          name: "benchmarks",
          dependencies: [
            .product(name: "HeadlessViews", package: "swift-view-benchmark"),
            .product(name: "BenchmarkHarness", package: "swift-view-benchmark"),
            .product(name: "BenchmarkCommands", package: "swift-view-benchmark"),
          ],
          path: "Benchmarks",
          swiftSettings: [.defaultIsolation(MainActor.self)])
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var dependency: String {
    source.contains("://") || source.hasPrefix("git@")
      ? ".package(url: \(literal(source)), branch: \"main\")"
      : ".package(name: \"swift-view-benchmark\", path: \(literal(source)))"
  }

  private var main: String {
    """
    import BenchmarkCommands
    import BenchmarkHarness

    BenchmarkCommand.main(catalog: try Catalog(scenarios))

    """
  }

  private var catalog: String {
    """
    import BenchmarkHarness

    /// Every scenario of this package, in the order in which they are listed and run.
    let scenarios: [AnyScenario] = [
      \(scenario.catalogLine)
    ]

    """
  }

  /// The text as a Swift string literal, whatever is in it.
  private func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension PackageTemplate {
  /// The folder of this package above a program that was built in it; `nil` for a program built elsewhere.
  static func source(above program: String) -> String? {
    var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if let text = try? String(contentsOfFile: manifest, encoding: .utf8) {
        return text.contains("name: \"swift-view-benchmark\",\n  products:") ? folder.path : nil
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
