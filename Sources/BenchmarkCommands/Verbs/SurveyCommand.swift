// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import Survey

/// `survey`: what every screen costs, and every control on it, without a scenario.
struct SurveyCommand: Command {
  static let all = Option(
    "all", letter: "a", brief: "Show every step and all advice, not only the dearest 20 and 3.")

  static let format = CommonOptions.format(
    and: ServiceFormat.allCases,
    detail: """
      csv has every figure, a row each. json is one object, schema 1: the screens with their steps, why
      bodies ran, the advice, what was left out; each with the file and the line, as far as --sources
      says; --against and --record read it. markdown is a comment of at most 60 lines. sarif (2.1.0) has
      the advice, each kind a rule; github has annotations for the log of a job; junit has a test a step,
      a suite a screen.
      """)

  static let against = Option(
    "against", value: "RECORD", brief: "Show only what differs from this survey, which --format json wrote.",
    detail: """
      A step is worse when more of the app's own code runs, or as much and more of it in vain. What two
      versions of the engine counted is not compared.
      """)

  static let record = Option(
    "record", value: "RECORD", brief: "Measure nothing: show this survey, which --format json wrote.")

  static let noTimes = Option(
    "no-times", brief: "Leave out times, so that two runs of the same code print the same.")

  static let timeout = Option(
    "timeout", value: "TIME", brief: "Longest time for one step of a screen; the default is 10s.")

  static let sources = Option(
    "sources", value: "FILE", brief: "What scripts/survey knows of the source files.",
    detail: "JSON: names, kinds and lines of what the files declare, call and write, and what was left out.")

  static let page = Option(
    "page", value: "FILE",
    brief: "Write a page as well: pictures, steps, advice and the code that it is about.",
    detail: "HTML in one file, which needs no network.")

  static let scale = Option(
    "scale", value: "SIZES", brief: "Also do each step with lists several times as long: 1,4,16.",
    detail: """
      Every ForEach, List and Table shows its elements so many times over; copies have ids of their own, and
      bindings, indices, onDelete and onMove go to the element that is copied. What grows with the rows
      comes first in the bill, with the figure at 1,000 rows, which follows from the others.
      """)

  let catalog: Catalog

  let name = "survey"
  let summary = "What every preview costs, and every control on it; what would save most."
  let operands = "[SCREEN…]"
  let options = [
    Self.all, Self.format, Self.noTimes, MeasuringOptions.output, MeasuringOptions.printRecord, Self.timeout,
    MeasuringOptions.memoryLimit, MeasuringOptions.allowDebug, MeasuringOptions.noProgress,
    Self.sources, Self.against, Self.record, Self.page, Self.scale,
  ]
  let discussion = """
    Every #Preview and PreviewProvider of every module that is linked into the program is mounted, dropped,
    left alone for a frame, resized, and given another font and color scheme; then each control on it is
    operated once, on a host of its own: buttons, switches, fields, sliders, choices, tabs, links, gestures,
    scrolling to the end, deleting a row; what that opens is closed again. Of the rows that one place in the
    source makes, the first and the last are operated. After each step the screen is held against one made
    from scratch, and everything is counted in a second process.
    A SCREEN is a name such as preview.card; globs are allowed. Files of screens that are in no package
    yet: scripts/survey FILE-OR-FOLDER…
    Exit codes: 0 fine · 1 a screen went wrong · 3 a count differs between two processes ·
    4 a step crashed or timed out, the others' results are kept · 130/143 interrupted.
    With --against: 0 nothing is worse · 1 a step is worse · 3 another engine counted ·
    4 a step crashes or hangs that did not · 5 a step is better and none worse.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let old = try SurveyOutput.Old(arguments, console)
    if let name = arguments.value(Self.record) {
      guard !arguments.has(Self.page) else {
        throw InputError("--record has no pictures", advice: "leave out --page, or survey anew")
      }
      return try SurveyOutput(arguments, console, old).write(recordNamed: name)
    }
    // What nobody can write is known before anything is measured.
    let page = try arguments.value(Self.page).map { try SurveyPageFile($0, console) }
    guard !BuildConfiguration.isDebug || arguments.has(MeasuringOptions.allowDebug) else {
      throw InputError(
        "this is a debug build, its figures mean nothing",
        advice: "build with -c release, or add --allow-debug to try something out")
    }
    let output = arguments.value(MeasuringOptions.output)
    guard output != nil || !arguments.has(MeasuringOptions.printRecord) else {
      throw InputError("--print-record needs a record", advice: "add --output DIR")
    }
    let isJSON = arguments.value(Self.format) == "json" && old == nil
    var sources = try Self.sources(arguments, console)
    let engine = Self.engine(sources)
    if let old, old.engine != engine {
      return try SurveyOutput(arguments, console, old).write(incomparableWith: engine)
    }
    let screens: [SurveyScreen]
    do {
      screens = try self.screens(arguments.operands)
    } catch {
      // Whoever reads the object finds one.
      if isJSON { try console.write(SurveyReport(engine: engine, sources: sources).json.text) }
      throw error
    }
    sources.know(screens)
    // Now, because the signal that ends a run would end git too.
    var record = output.map { output in
      Machine.record(
        start: Date(), commandLine: [console.program] + CommandLine.arguments.dropFirst(),
        directory: console.directory, records: console.path(output), shard: nil, growth: [:])
    }
    var runner = try runner(arguments, sources)
    let outcome = try survey(screens, &runner, arguments, console)
    if let page, outcome.interruption == nil {
      try page.write(outcome, screens, sources, engine: engine, runner)
    }
    let table = try ResultTable(outcome.steps.flatMap(\.rows))
    var shown = console
    if let output, record != nil {
      record?.end = Date()
      let folder = try record.map {
        try RecordFolder.write(table, $0, under: console.path(output), notes: catalog.notes)
      }
      console.note("record written: \(folder ?? "")")
      if let folder, arguments.has(MeasuringOptions.printRecord) {
        try console.write("\(folder)\n")
        shown = console.talking
      }
    }
    var code = ExitCode(of: outcome.steps.flatMap(\.rows).compactMap(\.error))
    let told = SurveyOutput(arguments, shown, old)
    if told.needsRecord {
      code = try told.write(SurveyReport(engine: engine, outcome, of: screens, sources))
    } else if arguments.value(Self.format) == "csv" {
      try shown.write(CSVWriter.text(of: table))
    } else {
      var style = SurveyBill.Style()
      if arguments.has(Self.all) { (style.steps, style.advice) = (nil, nil) }
      style.showsTimes = !arguments.has(Self.noTimes)
      style.width = min(style.width, console.width ?? style.width)
      let bill = SurveyBill(outcome.steps, advice: outcome.advice, sources: sources)
      try shown.write(bill.lines(style).map { $0 + "\n" }.joined())
    }
    for line in outcome.notes { console.note(line) }
    if let signal = outcome.interruption { return ExitCode(rawValue: 128 + signal) ?? .terminated }
    return code
  }

  /// The version of what counts: that of the package, and where it is known what its sources were.
  private static func engine(_ sources: SourceMap) -> String {
    BenchmarkCommand.version + (sources.engine.isEmpty ? "" : "+\(sources.engine)")
  }

  /// What --scale says: whole numbers from 1, ascending, each once.
  private static func sizes(_ arguments: Arguments) throws -> [Int] {
    guard let text = arguments.value(Self.scale) else { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let sizes = words.compactMap { Int($0) }.filter { (1...1_000).contains($0) }
    guard sizes.count == words.count, Set(sizes).count > 1 else {
      throw InputError(
        "--scale '\(text)' is no list of sizes",
        advice: "give two or more whole numbers up to 1,000: --scale 1,4,16")
    }
    return Set(sizes).sorted()
  }

  /// What --sources says.
  static func sources(_ arguments: Arguments, _ console: Console) throws -> SourceMap {
    guard let file = arguments.value(Self.sources) else { return SourceMap() }
    return try SourceMap(
      json: try InputFile.bytes(at: console.path(file), named: file, limit: SourceMap.highestSize),
      file: file)
  }

  /// What to give instead of a name that no screen has. People know a screen by its title.
  private static func advice(instead pattern: String, _ screens: [SurveyScreen]) -> String {
    let meant = Suggestion.nearest(to: pattern, among: screens.flatMap { [$0.name, $0.title] })
    if let screen = screens.first(where: { $0.name == meant || $0.title == meant }) {
      return "did you mean '\(screen.name)'?"
    }
    let most = 10
    let more = screens.count > most ? " and \(screens.count - most) more" : ""
    return "there are \(screens.prefix(most).map(\.name).joined(separator: ", "))\(more)"
  }

  /// The screens that are meant, in their order.
  @MainActor private func screens(_ patterns: [String]) throws -> [SurveyScreen] {
    let screens = try SurveyRunner.screens()
    let all = screens.map(\.name)
    guard !all.isEmpty else {
      throw InputError(
        "this program has no previews",
        advice: "link a module with #Preview into it, or use scripts/survey FILE-OR-FOLDER…")
    }
    if patterns.isEmpty { return screens }
    var wanted: Set<String> = []
    for pattern in patterns {
      let glob = try CaseGlob(pattern)
      let found = all.filter { glob.matches(CaseKey(scenario: $0, variant: "mount", size: 1)) }
      guard !found.isEmpty else {
        throw InputError("no screen matches '\(pattern)'", advice: Self.advice(instead: pattern, screens))
      }
      wanted.formUnion(found)
    }
    return screens.filter { wanted.contains($0.name) }
  }

  @MainActor private func survey(
    _ screens: [SurveyScreen], _ runner: inout SurveyRunner, _ arguments: Arguments, _ console: Console
  ) throws -> SurveyRunner.Outcome {
    let bar = ProgressBar(
      console, total: screens.count, isWanted: !arguments.has(MeasuringOptions.noProgress))
    defer { bar.clear() }
    return try runner.run(screens.map(\.name)) { bar.show($0, $1) }
  }

  @MainActor private func runner(_ arguments: Arguments, _ sources: SourceMap) throws -> SurveyRunner {
    let limit = try TimeSpan.value(Self.timeout, arguments)?.seconds ?? 10
    // What screens print is of no interest here; why they crash is part of the result.
    var launcher = JobLauncher(timeout: 3_600, interrupts: InterruptSignals.watch()) { _ in }
    launcher.memoryLimit = try MemorySize.limit(arguments)
    var runner = SurveyRunner(launcher, limit: limit, isTimed: !arguments.has(Self.noTimes), sources: sources)
    runner.sizes = try Self.sizes(arguments)
    return runner
  }
}
