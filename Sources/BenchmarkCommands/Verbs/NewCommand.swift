// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// `new NAME`: the beginning of a scenario, or of a package of scenarios.
struct NewCommand: Command {
  static let directory = Option(
    "directory", letter: "d", value: "DIR",
    brief: "Where the scenarios are; the default is \(PackageTemplate.scenarios).")
  static let package = Option(
    "package", letter: "p", value: "DIR",
    brief: "Write a package around the scenario that builds and verifies at once.")
  static let from = Option(
    "from", value: "PLACE",
    brief: "With --package: the folder or address of swift-view-benchmark.",
    detail: "The default is the package that this program was built in.")

  let name = "new"
  let summary = "Write a scenario file to start from, or a package of them."
  let operands = "NAME"
  let options = [Self.directory, Self.package, Self.from]
  let discussion = """
    NAME is group.workload. The file goes into a folder named after the group and is never
    overwritten. It compiles and holds as it is; change the screen, the step and the check.
    A package has its program in Benchmarks/main.swift:
      view-benchmark new shopping.toggle --package ../ShoppingBenchmarks
      cd ../ShoppingBenchmarks && swift run -c release benchmarks verify
    """

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let template = try ScenarioTemplate(arguments.operands[0])
    if let package = arguments.value(Self.package) {
      return try writePackage(package, template, arguments, console)
    }
    if arguments.has(Self.from) {
      throw InputError("--from goes with --package", advice: "add --package DIR, or leave it out")
    }
    let scenarios = arguments.value(Self.directory) ?? PackageTemplate.scenarios
    guard InputFile.kind(of: console.path(scenarios)) == .directory else {
      throw InputError(
        "no such directory", advice: "name it with --directory, or begin a package with --package DIR",
        file: scenarios)
    }
    let (folder, catalog) = place(of: template.folder, in: scenarios, console)
    try write([("\(folder)/\(template.typeName).swift", template.text)], console)
    console.note("now add this line to \(catalog): \(template.catalogLine)")
    return .fine
  }

  /// The folder of a family, and the catalogue that lists what is in it. Where a folder has a catalogue of its own, it is a
  /// module: it may be that of the family, or have the family's folder in it.
  private func place(of family: String, in scenarios: String, _ console: Console) -> (
    folder: String, catalog: String
  ) {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: console.path(scenarios))) ?? []
    let modules = folders.sorted().map { "\(scenarios)/\($0)" }.filter {
      InputFile.kind(of: console.path("\($0)/Catalog.swift")) == .file
    }
    let own = "\(scenarios)/\(family)"
    if let module = modules.first(where: { InputFile.kind(of: console.path("\($0)/\(family)")) == .directory }
    ) {
      return ("\(module)/\(family)", "\(module)/Catalog.swift")
    }
    return (own, "\(modules.contains(own) ? own : scenarios)/Catalog.swift")
  }

  private func writePackage(
    _ directory: String, _ scenario: ScenarioTemplate, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    if arguments.has(Self.directory) {
      throw InputError(
        "--directory and --package are given",
        advice: "leave out --directory: a package has its scenarios in \(PackageTemplate.scenarios)")
    }
    let folder = URL(fileURLWithPath: console.path(directory)).standardizedFileURL
    let source = try source(arguments, console, from: folder.path)
    let package = PackageTemplate(name: folder.lastPathComponent, source: source, scenario: scenario)
    try write(package.files.map { ("\(directory)/\($0.path)", $0.text) }, console)
    console.note("now: cd \(directory) && swift run -c release benchmarks verify")
    return .fine
  }

  /// Where the new package is to look for this one.
  private func source(
    _ arguments: Arguments, _ console: Console, from folder: String
  ) throws -> String {
    guard let given = arguments.value(Self.from) else {
      if let found = PackageTemplate.source(above: Executables.own) { return found }
      throw InputError(
        "this program was not built in swift-view-benchmark's own folder",
        advice: "say where that is with --from DIR or --from URL")
    }
    if given.contains("://") || given.hasPrefix("git@") { return given }
    guard InputFile.kind(of: console.path(given) + "/Package.swift") == .file else {
      throw InputError("no Package.swift in it", advice: "name the package's folder", file: given)
    }
    return URL(fileURLWithPath: console.path(given)).standardizedFileURL.path
  }

  /// Writes files that are all new, or none.
  private func write(_ files: [(path: String, text: String)], _ console: Console) throws {
    for file in files where InputFile.kind(of: console.path(file.path)) != .missing {
      throw InputError("is there already", advice: "choose another name", file: file.path)
    }
    for file in files {
      let path = console.path(file.path)
      try AtomicFile.makeDirectories(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try AtomicFile.write(file.text, to: path, named: file.path)
      try console.write("\(file.path)\n")
    }
  }
}
