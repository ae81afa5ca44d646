// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `trace CASE`: the timeline of a few steps.
struct TraceCommand: Command {
  static let steps = Option("steps", value: "N", brief: "How many steps; the default is 5.")
  static let output = Option(
    "output", letter: "o", value: "FILE", brief: "Write into this file instead of standard output.")

  let catalog: Catalog

  let name = "trace"
  let summary = "Write the timeline of a few steps, for chrome://tracing or ui.perfetto.dev."
  let operands = "CASE"
  let options = [
    Self.steps, Self.output, MeasuringOptions.text, MeasuringOptions.timeout, MeasuringOptions.memoryLimit,
  ]
  let discussion = """
    Steps, frames, phases, comparisons and matching are stretches; bodies that ran or were skipped are instants
    with their path and reasons, at the first clock read after them. Reading the clock so often slows a
    frame down: look at proportions here, at frame_time for durations.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let single = try SingleCase(catalog, arguments, console)
    var plan = SamplePlan()
    plan.countedSteps = try arguments.integer(Self.steps, in: 1...1_000) ?? 5
    let (timeline, code) = single.answer(.trace, plan, \.timeline)
    guard let text = timeline?.json.text else { return code }
    guard let name = arguments.value(Self.output) else {
      try console.write(text)
      return .fine
    }
    try AtomicFile.write(text, to: console.path(name), named: name)
    console.note("\(name) written: open it in ui.perfetto.dev or chrome://tracing")
    return .fine
  }
}
