// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `new NAME`: the beginning of a scenario.
struct NewCommand: Command {
  static let directory = Option(
    "directory", letter: "d", value: "DIR",
    brief: "Where the scenarios are; the default is Benchmarks/Scenarios.")

  let name = "new"
  let summary = "Write a scenario file to start from."
  let operands = "NAME"
  let options = [Self.directory]
  let discussion = """
    NAME is group.workload. The file goes into a folder named after the group and is never
    overwritten. It compiles and holds as it is; change the screen, the step and the check.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let template = try ScenarioTemplate(arguments.operands[0])
    let scenarios = arguments.value(Self.directory) ?? "Benchmarks/Scenarios"
    guard InputFile.kind(of: console.path(scenarios)) == .directory else {
      throw InputError("no such directory", advice: "name it with --directory", file: scenarios)
    }
    let file = "\(scenarios)/\(template.folder)/\(template.typeName).swift"
    guard InputFile.kind(of: console.path(file)) == .missing else {
      throw InputError("is there already", advice: "choose another name", file: file)
    }
    try AtomicFile.makeDirectories(console.path("\(scenarios)/\(template.folder)"))
    try AtomicFile.write(template.text, to: console.path(file), named: file)
    try console.write("\(file)\n")
    console.note("now add this line to \(scenarios)/Catalog.swift: \(template.catalogLine)")
    return .fine
  }
}
