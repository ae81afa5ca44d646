// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `list`: what there is to run, and what it shows.
struct ListCommand: Command {
  let catalog: Catalog

  let name = "list"
  let summary = "Show scenarios, their variants and sizes, and what they are about."
  let operands = "[CASE…]"
  let options = [
    CommonOptions.filter, CommonOptions.size, MeasuringOptions.all, CommonOptions.format, Self.metrics,
  ]
  let discussion = """
    The formats csv and json list single cases: scenario,variant,size. A family's name, such as geometry,
    lists all of its scenarios.
    """

  static let metrics = Option(
    "metrics", brief: "Show what is counted and timed instead: each metric, its unit and what it says.")

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    if arguments.has(Self.metrics) { return try listMetrics(arguments, console) }
    let cases = try CatalogSelection(arguments).cases(in: catalog)
    switch arguments.value(CommonOptions.format) ?? "table" {
    case "csv":
      try console.write(CaseTable.csv(of: cases))
    case "json":
      try console.write(CaseTable.json(of: cases).text)
    case "markdown":
      try console.write(groups(cases).map(markdown).joined(separator: "\n"))
    default:
      let width = console.width ?? WrappedText.usualWidth
      try console.write(groups(cases).map { text($0, width) }.joined(separator: "\n"))
    }
    return .fine
  }

  private struct Group {
    let scenario: AnyScenario
    let variants: [String]
    let sizes: [Int]
    /// The scenario's further sizes.
    let optionalSizes: [Int]

    /// What can be asked for besides.
    var hint: String {
      let left = optionalSizes.filter { !sizes.contains($0) }.map(String.init)
      return left.isEmpty ? "" : "; with --size also \(left.joined(separator: ", "))"
    }
  }

  /// The scenarios of the cases, each with the variants and sizes that are among them.
  @MainActor private func groups(_ cases: [CaseKey]) -> [Group] {
    catalog.scenarios.compactMap { scenario in
      let own = cases.filter { $0.scenario == scenario.name }
      guard !own.isEmpty else { return nil }
      return Group(
        scenario: scenario,
        variants: scenario.variants.filter { name in own.contains { $0.variant == name } },
        sizes: (scenario.sizes + scenario.optionalSizes).filter { size in own.contains { $0.size == size } },
        optionalSizes: scenario.optionalSizes)
    }
  }

  @MainActor private func text(_ group: Group, _ width: Int) -> String {
    let sizes = group.sizes.map(String.init).joined(separator: ", ") + group.hint
    let lines =
      [group.scenario.name] + WrappedText.lines(group.scenario.analysis, behind: "  ", to: width)
      + WrappedText.lines(group.variants.joined(separator: ", "), behind: "  variants  ", to: width)
      + WrappedText.lines(sizes, behind: "  sizes     ", to: width)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Every metric, exact ones and times.
  @MainActor private func listMetrics(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.operands.isEmpty, arguments.values(CommonOptions.filter).isEmpty else {
      throw InputError("--metrics lists no cases", advice: "leave out CASE and --filter")
    }
    switch OutputFormat(arguments) {
    case .csv: try console.write(MetricTable.csv)
    case .json: try console.write(MetricTable.json.text)
    case .markdown: try console.write(MetricTable.markdown)
    case .table: try console.write(MetricTable.text(width: console.width ?? WrappedText.usualWidth))
    }
    return .fine
  }

  @MainActor private func markdown(_ group: Group) -> String {
    """
    ### `\(group.scenario.name)`

    \(group.scenario.analysis)

    - Variants: \(group.variants.map { "`\($0)`" }.joined(separator: ", "))
    - Sizes: \(group.sizes.map(String.init).joined(separator: ", "))\(group.hint)

    """
  }
}
