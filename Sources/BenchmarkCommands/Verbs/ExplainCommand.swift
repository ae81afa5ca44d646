// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `explain CASE`: why each body of a step ran, or was skipped.
struct ExplainCommand: Command {
  static let step = Option(
    "step", value: "N", brief: "The step to look at, from 0; the default is 4: caches are filled by then.")
  static let format = Option(
    "format", value: "FORMAT", choices: ["text", "dot", "svg", "json"],
    brief: "How the causes are written; the default is text.",
    detail: "dot is for Graphviz, svg is drawn by it where it is installed. json is for --against.")
  static let against = Option(
    "against", value: "BASE.json", brief: "Show only what differs from a graph written before.")
  static let variantAgainst = Option(
    "variant-against", value: "VARIANT", brief: "Show what this case does that another variant does not.",
    detail: "VARIANT is one of the same scenario, taken at the same size, or a whole CASE.")

  let catalog: Catalog

  let name = "explain"
  let summary = "What a step did and why, pass by pass: bodies, readers, actions, presentations."
  let operands = "CASE"
  let options = [
    Self.step, Self.format, Self.against, Self.variantAgainst, MeasuringOptions.text,
    MeasuringOptions.timeout, MeasuringOptions.memoryLimit, SurveyCommand.sources,
  ]
  let discussion = """
    Every pass of every frame of the step, in order. A line of a body is a chain: what was written, then
    the views on the way down to the body that ran. A body whose result was the same as before is marked
    wasted; a presentation whose closure holds old values is marked stale. Of a scenario that measures
    mounting, the mount is shown.
    With --sources the text names the line of each view and of each write; scripts/survey leaves the file in its
    folder: .build/survey/sources.json.
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
    let other = try arguments.value(Self.variantAgainst).map { try otherCase($0, than: single.key) }
    if base != nil || other != nil, format == "dot" || format == "svg" {
      throw InputError("a comparison has no picture", advice: "use --format text or json")
    }
    if base != nil, other != nil {
      throw InputError("--against and --variant-against exclude each other", advice: "leave one of them out")
    }
    if let base, base.name != "\(single.key)" {
      console.note("the base is of another case: \(base.name)")
    }
    let (first, code) = single.answer(.explain, plan, \.causes)
    guard let graph = first else { return code }
    if let base {
      let difference = CauseDifference(old: base, new: graph)
      try console.write(format == "json" ? difference.json.text : difference.text)
    } else if let other {
      let (second, code) = single.with(other).answer(.explain, plan, \.causes)
      guard let second else { return code }
      let difference = VariantDifference(graph, second)
      try console.write(format == "json" ? difference.json.text : difference.text)
    } else {
      switch format {
      case "json": try console.write(graph.json.text)
      case "dot": try console.write(graph.dot)
      case "svg": try console.write(try Graphviz.svg(of: graph.dot))
      default: try console.write(graph.text(try SurveyCommand.sources(arguments, console)))
      }
    }
    return .fine
  }

  /// The case that a VARIANT means.
  @MainActor private func otherCase(_ name: String, than key: CaseKey) throws -> CaseKey {
    if name.contains("/") { return try SingleCase.key(name, in: catalog) }
    let variants = catalog[key.scenario]?.variants ?? []
    guard variants.contains(name) else {
      let near = Suggestion.nearest(to: name, among: variants).map { "did you mean \($0)?" }
      throw InputError(
        "'\(key.scenario)' has no variant '\(name)'",
        advice: near ?? "choose from \(variants.joined(separator: ", "))")
    }
    return CaseKey(scenario: key.scenario, variant: name, size: key.size)
  }
}
