// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `compare-binaries A B`: the times of two programs, run in turns on this machine.
struct CompareBinariesCommand: Command {
  static let rounds = Option(
    "rounds", letter: "k", value: "K", brief: "Rounds of a case; the default is 10.",
    detail: "Fewer than 5 find nothing, whatever the difference. 20 find about half as small a difference.")
  static let budget = Option(
    "budget", value: "TIME", brief: "Time for the rounds; the default is 10m.",
    detail: "When it is short, rounds have fewer processes. What is left is spent where a verdict is open.")
  static let seed = Option("seed", value: "N", brief: "Draw the order of the programs by this number.")
  static let threshold = Option(
    "threshold", value: "PERCENT", brief: "The smallest difference that matters; the default is 0.5.")
  static let detect = Option(
    "detect", value: "PERCENT",
    brief: "A slowdown that must not go unnoticed; the default is 5.",
    detail: "A case in which noise might have hidden one is underpowered instead of the same.")

  let name = "compare-binaries"
  let summary = "Two builds in turns on this machine: is the second one slower?"
  let operands = "A B"
  let options = [
    CommonOptions.filter, CommonOptions.size, CommonOptions.format, Self.rounds, Self.budget, Self.seed,
    Self.threshold, Self.detect, MeasuringOptions.timeout, MeasuringOptions.memoryLimit,
    MeasuringOptions.allowDebug,
    MeasuringOptions.noProgress,
  ]
  let discussion = """
    A and B are benchmark executables, A the older one. In each round every case runs in fresh
    processes of A, of A once more, and of B, each of a file copied for it: where the system keeps a
    file in memory makes two files with the same bytes differ by up to 2 %. The three share a
    processor and take turns of about a millisecond, in orders that are drawn and balanced; a turn
    in which somebody else used the core is taken again. Of each turn the fastest sample counts, the
    median of 7 turns, the median of 3 processes; what A once more says of the round is taken off. A
    case that is the same beyond doubt is settled after 6 rounds; one that stays open gets up to
    four times K. B is compared with A by an exact two-sided rank test over the rounds, corrected
    for the number of cases (Holm), at a level of 1 % for the whole; a difference must also exceed
    0.5 % and what two lanes of A differ by. A change is printed with half of its 95 % interval, and
    split into more work and dearer work.

    Exit codes: 0 same · 1 slower, missing, failed check · 3 underpowered, nondeterministic,
    incomparable · 4 a case of B crashed or timed out · 5 faster.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(2...2, operands)
    let plan = try Self.plan(arguments)
    let judge = try Self.judge(arguments)
    let programs = try arguments.operands.map { name in
      try BenchmarkProgram(named: name, at: console.path(name))
    }
    let allowsDebug = arguments.has(MeasuringOptions.allowDebug)
    for program in programs where program.configuration == "debug" && !allowsDebug {
      throw InputError(
        "is a debug build, its times mean nothing", advice: "build with -c release, or add --allow-debug",
        file: program.name)
    }
    let cases = try Self.cases(of: programs, arguments)
    let bar = ProgressBar(
      console, total: cases.count * (plan.rounds + 1),
      isWanted: !arguments.has(MeasuringOptions.noProgress))
    let timeout = try TimeSpan.value(MeasuringOptions.timeout, arguments)?.seconds ?? 120
    var launcher = JobLauncher(timeout: timeout, interrupts: InterruptSignals.watch()) { bytes in
      bar.clear()
      console.talk(String(decoding: bytes, as: UTF8.self))
    }
    launcher.memoryLimit = try MemorySize.limit(arguments)
    var comparison = ProgramComparison(programs[0], programs[1], plan, launcher)
    comparison.progress = { done, total, left, key in
      bar.show(done, of: total, left.map { "\(TimeSpan.text($0)) left · \(key)" } ?? "\(key)")
    }
    let result = comparison.run(cases, judge)
    bar.clear()
    try TimeReport(comparison: result).write(to: console, OutputFormat(arguments))
    if let signal = comparison.interruption { return ExitCode(rawValue: 128 + signal) ?? .terminated }
    return ExitCode(result.outcome)
  }

  private static func plan(_ arguments: Arguments) throws -> ProgramComparison.Plan {
    var plan = ProgramComparison.Plan()
    plan.rounds = try arguments.integer(rounds, in: 2...50) ?? plan.rounds
    plan.budget = try TimeSpan.value(budget, arguments)?.seconds ?? 600
    let drawn = UInt64.random(in: 0..<1 << 32)
    plan.seed = try arguments.integer(seed, in: 0...Int.max).map(UInt64.init) ?? drawn
    return plan
  }

  private static func judge(_ arguments: Arguments) throws -> TimeJudge {
    var judge = TimeJudge()
    judge.smallestThreshold = try share(threshold, arguments) ?? judge.smallestThreshold
    judge.wanted = try share(detect, arguments) ?? judge.wanted
    return judge
  }

  private static func share(_ option: Option, _ arguments: Arguments) throws -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let percent = Double(text), (0...1000).contains(percent) else {
      throw InputError("--\(option.name) is '\(text)'", advice: "give a number of percent, such as 0.5")
    }
    return percent / 100
  }

  /// The cases of both programs, in the order of the second; what only the first has comes last. Optional sizes are meant
  /// where they are named.
  @MainActor private static func cases(
    of programs: [BenchmarkProgram], _ arguments: Arguments
  ) throws -> [CaseKey] {
    let selection = try CaseSelection(arguments)
    let meant = programs.map { program in
      (program.cases + program.optionalCases.filter(selection.namesSize)).filter(selection.includes)
    }
    let known = Set(meant[1])
    let cases = meant[1] + meant[0].filter { !known.contains($0) }
    guard !cases.isEmpty else {
      throw InputError("no case matches the options", advice: "widen --filter or --size; 'list' shows all")
    }
    return cases
  }
}

extension ExitCode {
  /// What an outcome means to the shell.
  init(_ outcome: Gate.Outcome) {
    switch outcome {
    case .passed: self = .fine
    case .improved: self = .improved
    case .undecided: self = .undecided
    case .regressed: self = .regression
    case .crashed: self = .crashed
    }
  }
}
