// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `gate NEW`: compares with a baseline; the exit code is the answer.
struct GateCommand: Command {
  static let against = Option(
    "against", value: "OLD", brief: "What NEW is judged against; the default is results/baseline.")
  static let update = Option(
    "update", brief: "Accept NEW: put its exact rows into the baseline.",
    detail: "Rows that NEW does not have stay. Cases that failed are never accepted.")
  static let require = Option(
    "require", value: "METRIC", isRepeatable: true,
    brief: "End with 3 if this metric cannot be compared.",
    detail: """
      May be given several times. For allocations or instructions, where CI and the baseline
      share a machine type.
      """)
  static let thresholds = Option(
    "thresholds", value: "FILE",
    brief: "Exceptions from equality.",
    detail: "The default is Benchmarks/thresholds.json if it is there.")
  static let format = CommonOptions.format(
    and: [.github, .junit],
    detail: """
      github: an annotation a finding, for the log of a job. junit: a test a case, a suite a scenario.
      """)
  static let defaultThresholds = "Benchmarks/thresholds.json"

  let name = "gate"
  let summary = "A run against the baseline: the exit code is the answer."
  let operands = "NEW"
  let options = [
    Self.against, Self.update, Self.require, Self.thresholds, CommonOptions.filter, CommonOptions.size,
    CommonOptions.metric, Self.format,
  ]
  let discussion = """
    One record is judged, against results/baseline or what --against names. Exact metrics are judged
    by equality. Engine counters are judged everywhere; allocations, bytes, instructions, retains and
    releases only where both runs have the same architecture, toolchain, jemalloc and build options;
    otherwise they are named as incomparable. Times are never judged against a recorded number.

    A missing case fails, an added one is a notice. A figure that grows faster with the size than its
    scenario declares (or than it did) fails even if every single figure is the same.

    Exit codes: 0 same · 1 regressed, missing, failed check · 3 nondeterministic, nothing or too
    little comparable · 4 a case crashed or timed out · 5 better than the baseline: accept with --update.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if arguments.operands.count > 1 {
      throw InputError(
        "gate judges one record, \(arguments.operands.count) given",
        advice: "write 'gate NEW', against results/baseline, or 'gate NEW --against OLD'")
    }
    try arguments.requireOperands(1...1, operands)
    for metric in arguments.values(Self.require) where Metric.named(metric)?.kind != .exact {
      guard Metric.named(metric) == nil else {
        throw InputError("--require \(metric) is a time", advice: "times are never judged by gate")
      }
      throw CaseSelection.unknownMetric(metric)
    }
    let selection = try CaseSelection(arguments)
    let oldName = arguments.value(Self.against) ?? Baseline.defaultPath
    let isUpdate = arguments.has(Self.update)
    if isUpdate, let format = ServiceFormat(arguments) {
      throw InputError("--update judges nothing that \(format) could show", advice: "leave out --format")
    }
    let run = try console.results(arguments.operands[0])
    let thresholds = try thresholds(arguments, console)
    guard let whole = try baseline(oldName, isUpdate, console) else {
      return try accept(nil, oldName, try selection.filter([run])[0], console)
    }
    try run.requireSameText(as: whole)
    let files = try selection.filter([whole, run])
    let new = files[1]
    let old = isUpdate ? Self.restricted(files[0], to: new) : files[0]
    let gate = Gate(
      Comparison(old: old, new: new, thresholds: thresholds), required: arguments.values(Self.require))
    switch ServiceFormat(arguments) {
    case .github: try console.write(Remark.workflowCommands(of: gate.remarks))
    case .junit: try console.write(gate.tests.junit)
    case .sarif, nil:
      try GateReport(gate: gate, isUpdate: isUpdate).write(to: console, OutputFormat(arguments))
    }
    guard isUpdate else { return ExitCode(gate.outcome) }
    let refusing = gate.entries.filter { $0.verdict == .failed || $0.verdict == .nondeterministic }
    guard !refusing.contains(where: { $0.new?.error != nil }) else {
      console.note("\(oldName) is left as it is: cases without a figure cannot be accepted")
      return ExitCode(gate.outcome)
    }
    return try accept(whole, oldName, new, console)
  }

  private func accept(
    _ old: ResultFile?, _ oldName: String, _ new: ResultFile, _ console: Console
  ) throws -> ExitCode {
    let rows = try Baseline.update(old, with: new, folder: console.path(oldName), named: oldName)
    console.note("\(oldName) updated: \(HumanFigure.grouped(Int64(rows))) rows changed")
    return .fine
  }

  /// The baseline so far; `nil` when `--update` is to make the first one.
  private func baseline(_ name: String, _ isUpdate: Bool, _ console: Console) throws -> ResultFile? {
    if isUpdate {
      switch InputFile.kind(of: console.path(name)) {
      case .missing: return nil
      case .directory: break
      case .file:
        throw InputError("--update needs the baseline's folder", advice: "name the folder", file: name)
      }
    } else if name == Baseline.defaultPath, InputFile.kind(of: console.path(name)) == .missing {
      throw InputError(
        "there is no baseline", advice: "name it with --against, or make it with 'gate --update NEW'",
        file: name)
    }
    return try console.results(name)
  }

  private func thresholds(_ arguments: Arguments, _ console: Console) throws -> Thresholds {
    let name = arguments.value(Self.thresholds) ?? Self.defaultThresholds
    if !arguments.has(Self.thresholds), InputFile.kind(of: console.path(name)) == .missing {
      return Thresholds()
    }
    return try Thresholds(json: try console.json(name), file: name)
  }

  /// What an update replaces: only the cases that the new run has.
  private static func restricted(_ old: ResultFile, to new: ResultFile) -> ResultFile {
    let cases = Set(new.table.cases)
    return ResultFile(
      name: old.name, table: old.table.filter { cases.contains($0.key.caseKey) }, record: old.record)
  }
}
