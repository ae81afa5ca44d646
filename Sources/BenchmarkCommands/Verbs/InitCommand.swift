// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation

/// `init ci`: a workflow for the repository around.
struct InitCommand: Command {
  static let github = Option("github", brief: "For GitHub: \(WorkflowTemplate.Service.github.file).")
  static let gitlab = Option("gitlab", brief: "For GitLab: \(WorkflowTemplate.Service.gitlab.file).")
  static let survey = Option(
    "survey", value: "PATH", isRepeatable: true,
    brief: "A file or folder with SwiftUI screens; may be given several times.",
    detail: "The default is Sources, or all of the repository where there is no such folder.")
  static let run = Option(
    "run", value: "PRODUCT",
    brief: "A benchmark executable of the package; then nothing is surveyed unless --survey says so.")
  static let from = Option(
    "from", value: "OWNER/NAME",
    brief: "Where swift-view-benchmark is published; a tag may follow: OWNER/NAME@v1.")
  static let file = Option(
    "file", value: "FILE", brief: "Write into this file instead, to be included by another one.")

  let name = "init"
  let summary = "Write a workflow that judges each change of a repository."
  let operands = "ci"
  let options = [Self.github, Self.gitlab, Self.survey, Self.run, Self.from, Self.file]
  let discussion = """
    The workflow builds the tool once and keeps it, surveys the screens (or runs the benchmarks) of each
    pull request and of its base commit, fails where a step costs more, keeps one comment that is there
    only if something changed, and hands on SARIF and JUnit's XML. Nothing is overwritten.
      cd MyApp && view-benchmark init ci --github
    """

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    guard arguments.operands == ["ci"] else {
      let given = arguments.operands.isEmpty ? "nothing" : "'\(arguments.operands.joined(separator: " "))'"
      throw InputError(
        "init writes a workflow, and \(given) was asked for",
        advice: "write 'init ci --github' or 'init ci --gitlab'")
    }
    guard arguments.has(Self.github) != arguments.has(Self.gitlab) else {
      throw InputError("whose CI?", advice: "add --github or --gitlab, one of the two")
    }
    let service: WorkflowTemplate.Service = arguments.has(Self.github) ? .github : .gitlab
    let file = arguments.value(Self.file) ?? service.file
    guard InputFile.kind(of: console.path(file)) == .missing else {
      throw InputError(
        "is there already", advice: "write the workflow elsewhere with --file FILE, and include it",
        file: file)
    }
    let source = try arguments.value(Self.from).map { text throws(InputError) in
      try WorkflowTemplate.Source(option: text)
    }
    let template = WorkflowTemplate(
      service: service, source: source ?? .unknown, survey: try paths(arguments, console),
      product: arguments.value(Self.run))
    let path = console.path(file)
    try AtomicFile.makeDirectories(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try AtomicFile.write(template.text, to: path, named: file)
    try console.write("\(file)\n")
    if !template.source.isKnown {
      let lines = template.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.contains(template.source.repository) }.map { $0 + 1 } ?? 1
      console.note(
        "\(file):\(line): put in who publishes swift-view-benchmark in place of OWNER, or use --from")
    }
    return .fine
  }

  /// What is surveyed.
  private func paths(_ arguments: Arguments, _ console: Console) throws(InputError) -> [String] {
    let given = arguments.values(Self.survey)
    for path in given {
      if InputFile.kind(of: console.path(path)) == .missing {
        throw InputError("no such file or folder", advice: "name it from the repository's root", file: path)
      }
      // The action takes several paths with blanks between.
      if path.contains(where: \.isWhitespace) {
        throw InputError(
          "a path with blanks cannot be surveyed by a workflow", advice: "name a folder above it", file: path)
      }
    }
    if !given.isEmpty || arguments.value(Self.run) != nil { return given }
    return InputFile.kind(of: console.path("Sources")) == .directory ? ["Sources"] : ["."]
  }
}
