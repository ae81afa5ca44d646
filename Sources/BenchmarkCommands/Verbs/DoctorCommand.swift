// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `doctor`: what this machine can measure, and how noisy it is.
struct DoctorCommand: Command {
  let name = "doctor"
  let summary = "Say what this machine can measure and how noisy it is."
  let operands = ""
  let options = [CommonOptions.format]
  let discussion = """
    Every line is an experiment of this moment: run it while nothing else runs.
    Exit codes: 0 exact counts can be had · 3 they cannot.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(0...0, "no operand")
    let check = MachineCheck()
    let machine = Machine.machine
    let lines = [
      ("machine", "\(machine.cpu), \(machine.cores) cores, \(machine.architecture), \(machine.kernel)"),
      ("toolchain", Machine.toolchain),
      ("build", BuildConfiguration.isDebug ? "debug: 'run' refuses to measure it" : "release"),
      ("allocations", Self.allocations(check)),
      ("addresses", Self.addresses(check)),
      ("instructions", Self.instructions(check)),
      (
        "clocks",
        "monotonic \(Self.nanoseconds(check.monotonicReadCost)) a read, "
          + "thread time \(Self.nanoseconds(check.threadCPUReadCost)) a read; both are taken off"
      ),
      ("noise", Self.noise(check)),
    ]
    let format = OutputFormat(arguments)
    if format == .table {
      let width = lines.map(\.0.count).max() ?? 0
      try console.write(lines.map { "\($0.0.padded(to: width + 2))\($0.1)\n" }.joined())
    } else {
      try console.write(TextRows(["check", "result"], lines.map { [$0.0, $0.1] }), format)
    }
    return check.countedAllocations == 1_000 ? .fine : .undecided
  }

  @MainActor private static func allocations(_ check: MachineCheck) -> String {
    switch check.countedAllocations {
    case 1_000: "exact (1,000 objects counted as 1,000), jemalloc \(Machine.jemalloc)"
    case let count?: "NOT exact: 1,000 objects counted as \(count), jemalloc \(Machine.jemalloc)"
    case nil: "cannot be counted: not linked with a jemalloc that keeps statistics; install libjemalloc-dev"
    }
  }

  @MainActor private static func addresses(_ check: MachineCheck) -> String {
    check.canFixAddresses
      ? "fixed for measured processes"
      : "random: this container refuses personality(2); instruction counts may differ, then nobody judges them"
  }

  @MainActor private static func instructions(_ check: MachineCheck) -> String {
    switch check.instructionMethod {
    case let method?: "by \(method), with 'run --instructions'"
    case nil: "unavailable: no perf_event_open, and no valgrind (install it and build again)"
    }
  }

  @MainActor private static func noise(_ check: MachineCheck) -> String {
    let load = check.load.map { ", load \(HumanFigure.fixed($0, 2))" } ?? ""
    return "the same work takes \(HumanFigure.text(check.work.median, .nanoseconds)), "
      + "the middle half within \(HumanFigure.fixed(check.work.interquartile * 100, 1)) %, "
      + "1 in 100 slower by \(HumanFigure.fixed(check.work.tail * 100, 1)) % or more" + load
  }

  private static func nanoseconds(_ value: Double) -> String { "\(HumanFigure.fixed(value, 0)) ns" }
}
