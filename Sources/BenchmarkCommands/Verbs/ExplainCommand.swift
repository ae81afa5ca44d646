// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `explain CASE`: why each body of a step ran, or was skipped.
struct ExplainCommand: Command {
  static let step = Option(
    "step", value: "N", brief: "The step to look at, from 0; the default is 4: caches are filled by then.")
  static let format = Option(
    "format", value: "FORMAT", choices: ["text", "dot", "json"],
    brief: "How the causes are written; the default is text.",
    detail: "dot is for Graphviz: 'explain CASE --format dot | dot -Tsvg'. json is for --against.")
  static let against = Option(
    "against", value: "BASE.json", brief: "Show only what differs from a graph written before.")

  let catalog: Catalog

  let name = "explain"
  let summary = "Why each body of a step ran, or was skipped."
  let operands = "CASE"
  let options = [
    Self.step, Self.format, Self.against, MeasuringOptions.timeout, MeasuringOptions.memoryLimit,
  ]
  let discussion = """
    Each line is a chain: what was written, then the views on the way down to the body that ran. A body
    whose result was the same as before is marked wasted. What a step renders last is looked at.
    --against compares with a graph of another commit, written by 'explain CASE --format json'.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let single = try SingleCase(catalog, arguments, console)
    var plan = SamplePlan()
    plan.warmUpSteps = try arguments.integer(Self.step, in: 0...100_000) ?? 4
    let base = try arguments.value(Self.against).map { name in
      try CauseGraph(json: try console.json(name), file: name)
    }
    let format = arguments.value(Self.format) ?? "text"
    if base != nil, format == "dot" {
      throw InputError("--against has no dot form", advice: "use --format text or json")
    }
    if let base, base.name != "\(single.key)" {
      console.note("the base is of another case: \(base.name)")
    }
    let (text, code) = single.text(.explain, plan)
    guard let text else { return code }
    let graph = try CauseGraph(json: Array(text.utf8), file: "child")
    if let base {
      let difference = CauseDifference(old: base, new: graph)
      try console.write(format == "json" ? difference.json.text : difference.text)
    } else {
      try console.write(format == "json" ? graph.json.text : format == "dot" ? graph.dot : graph.text)
    }
    return .fine
  }
}
