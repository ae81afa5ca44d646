// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import CMeasurement
import Foundation

/// Has one job done by a worker, a process of its own.
public struct JobLauncher {
  /// How a job ended.
  public nonisolated enum Outcome: Sendable, Equatable {
    case finished(JobResult)
    /// The process died, hung or could not be started.
    case failed(ResultError)
    /// A signal asked this process to stop.
    case interrupted(Int32)
  }

  /// The benchmark executable; this process's own unless said otherwise.
  public var executable: String
  /// Seconds that a job may take.
  public var timeout: Double
  /// The most bytes of memory that a job may take; `nil` for any.
  public var memoryLimit: UInt64? = Self.defaultMemoryLimit
  /// What children measure texts by.
  public var text = TextChoice.grid
  /// Variables that children see in addition to this process's.
  public var environment: [String: String] = [:]
  /// Receives what children write to standard error.
  public var forward: ([UInt8]) -> Void
  /// Whether children run at the same addresses every time; found out by trying.
  public private(set) var hasFixedAddresses = false

  /// 4 GB, or half of this machine's memory if that is less: ten times what the largest case takes.
  public nonisolated static var defaultMemoryLimit: UInt64 {
    let half = cm_physical_memory() / 2
    return half == 0 ? 4_000_000_000 : min(4_000_000_000, half)
  }

  /// What a child may write to standard error before the rest is left out, in bytes.
  private nonisolated static let longestTalk = 1_000_000
  private let interrupts: Int32

  /// Prepares for children.
  ///
  /// - Parameters:
  ///   - executable: The benchmark program; this process's own unless said otherwise.
  ///   - timeout: Seconds that a job may take.
  ///   - interrupts: The descriptor of `InterruptSignals`, or -1 to not watch for any.
  ///   - forward: Receives what workers write to standard error.
  public init(
    executable: String? = nil, timeout: Double = 120, interrupts: Int32 = -1,
    forward: @escaping ([UInt8]) -> Void = { FileHandle.standardError.write(Data($0)) }
  ) {
    self.executable = executable ?? Executables.own
    self.timeout = timeout
    self.interrupts = interrupts
    self.forward = forward
  }

  /// What children see: this process's variables, and what makes counts repeat.
  ///
  /// Hashes without a seed; an allocator that gives no memory back on its own, starts no thread and keeps huge
  /// blocks in the thread's own arena; no crash report, which takes seconds and is written for a debugger.
  package nonisolated static func childEnvironment(
    _ inherited: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    var environment = inherited
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["MALLOC_CONF"] =
      "dirty_decay_ms:-1,muzzy_decay_ms:-1,background_thread:false,oversize_threshold:0"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  /// Has a job done.
  public mutating func run(_ job: Job) -> Outcome {
    let job = job.measuringTexts(by: text)
    guard
      job.kind == .references || (job.kind == .instructions && InstructionCounter.method == .callgrind)
    else {
      return spawn(executable, job, memoryLimit: memoryLimit)
    }
    guard let valgrind = Executables.find("valgrind") else {
      return .failed(ResultError(.unavailable, "valgrind is not installed"))
    }
    do {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try BareExecutable.write(executable, to: folder.file("program"))
      var job = job
      let dumps = folder.file("callgrind.out")
      job.callgrindDumps = dumps
      let tool = [
        "--quiet", "--tool=callgrind", "--instr-atstart=no", "--dump-line=no",
        "--callgrind-out-file=\(dumps)", folder.file("program"),
      ]
      // Valgrind keeps books of every byte.
      let limit = memoryLimit.map { $0.multipliedReportingOverflow(by: 4) }
      return spawn(
        valgrind, behind: tool, job, memoryLimit: limit.flatMap { $0.overflow ? nil : $0.partialValue })
    } catch {
      return .failed(ResultError(.unavailable, "a copy for valgrind cannot be written: \(error)"))
    }
  }

  /// Has two jobs done at the same time; nothing may be timed in them, or counted by valgrind.
  ///
  /// Beside the first, the second has half of the memory that a job may take, so that both together leave room for others.
  /// If that does not do, it is done again on its own.
  ///
  /// - Returns: How the first ended, and how the second did: `nil` unless the first has a result that has not failed,
  ///   because then the second is of no use and is ended.
  package mutating func run(_ first: Job, beside second: Job) -> (first: Outcome, second: Outcome?) {
    do {
      let limits = [memoryLimit, memoryLimit.map { $0 / 2 }]
      let children = try zip([first, second], limits).map { job, limit in
        try start(
          executable, try Worker.arguments(job.measuringTexts(by: text)), for: job.key, memoryLimit: limit,
          listens: false)
      }
      let ended = outcome(of: children[0])
      guard case .finished(let result) = ended, !result.hasFailed else { return (ended, nil) }
      let besides = outcome(of: children[1])
      guard case .failed(let error) = besides, error.cause == .memoryLimit else { return (ended, besides) }
      return (ended, run(second))
    } catch {
      return (.failed(ResultError(.crashed, "\(error)")), nil)
    }
  }

  private mutating func spawn(
    _ program: String, behind words: [String] = [], _ job: Job, memoryLimit: UInt64?
  ) -> Outcome {
    do {
      let arguments = try words + Worker.arguments(job)
      return outcome(
        of: try start(program, arguments, for: job.key, memoryLimit: memoryLimit, listens: false))
    } catch {
      return .failed(ResultError(.crashed, "\(error)"))
    }
  }

  /// Starts a worker that times a case in turns with others; see `TimeMeasurement`.
  mutating func startTurns(_ key: CaseKey, _ plan: SamplePlan) throws -> ChildProcess {
    try start(
      executable, try Worker.arguments(Job(.time, key, plan).measuringTexts(by: text)), for: key,
      memoryLimit: memoryLimit,
      listens: true)
  }

  package mutating func start(
    _ program: String, _ arguments: [String], for key: CaseKey, memoryLimit: UInt64?, listens: Bool,
    quietLimit: Double? = nil
  ) throws -> ChildProcess {
    hasFixedAddresses = cm_set_address_randomisation(false)
    defer { _ = cm_set_address_randomisation(true) }
    return try ChildProcess(
      program, arguments, environment: Self.childEnvironment().merging(environment) { $1 },
      timeout: timeout, quietLimit: quietLimit, interrupts: interrupts, memoryLimit: memoryLimit,
      listens: listens,
      forward: Self.shortened(forward, for: key))
  }

  /// Passes on what a child writes until it is too much, and says so once.
  private static func shortened(
    _ forward: @escaping ([UInt8]) -> Void, for key: CaseKey
  ) -> ([UInt8]) -> Void {
    var left = longestTalk
    var isCut = false
    return { bytes in
      if left > 0 { forward(Array(bytes.prefix(left))) }
      let isTooLong = bytes.count > left
      left -= min(left, bytes.count)
      guard isTooLong, !isCut else { return }
      isCut = true
      let note = "\(key): printed more than \(longestTalk / 1_000_000) MB, the rest is left out"
      forward(Array("\n\(note)\n".utf8))
    }
  }

  /// Waits for the end of a child.
  package func outcome(of child: ChildProcess) -> Outcome {
    switch child.finish() {
    case .interrupted(let signal): return .interrupted(signal)
    case .outgrew:
      let limit = HumanFigure.text(Double(memoryLimit ?? 0), .bytes)
      return .failed(ResultError(.memoryLimit, "more than \(limit); --memory-limit sets another limit"))
    case .flooded:
      return .failed(ResultError(.crashed, "a report of more than \(ChildProcess.highestOutput >> 20) MB"))
    case .timedOut: return .failed(ResultError(.timedOut, "no result within \(Int(timeout)) s"))
    case .signalled(let signal):
      return .failed(ResultError(.crashed, Self.crash("signal \(signal) (\(Self.name(of: signal)))", child)))
    case .exited(0):
      if let result = Self.result(in: child.output) { return .finished(result) }
      return .failed(ResultError(.crashed, Self.crash("ended early: exit code 0 and no result", child)))
    case .exited(let code):
      return .failed(ResultError(.crashed, Self.crash("ended early: exit code \(code)", child)))
    }
  }

  /// What a worker wrote as its last line; `nil` when it is cut short.
  private static func result(in output: [UInt8]) -> JobResult? {
    guard output.last == UInt8(ascii: "\n") else { return nil }
    return Message.value(from: String(decoding: output, as: UTF8.self))
  }

  /// The way a process ended, and the last line that says why.
  private static func crash(_ ending: String, _ child: ChildProcess) -> String {
    let complaints = String(decoding: child.complaints, as: UTF8.self)
    return CrashReport.message(in: complaints).map { "\(ending): \($0)" } ?? ending
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "trap"
    case SIGSEGV: "bad memory access"
    case SIGBUS: "bus error"
    case SIGABRT: "abort"
    case SIGFPE: "arithmetic error"
    case SIGKILL: "killed"
    default: String(cString: strsignal(signal))
    }
  }
}

/// SIGINT and SIGTERM as something to look at instead of something to die of.
public nonisolated enum InterruptSignals {
  /// Starts to note them.
  ///
  /// - Returns: A descriptor that becomes readable when one arrives, or -1.
  public static func watch() -> Int32 { cm_catch_interrupts() }

  /// The first that arrived; `nil` for none.
  public static var caught: Int32? {
    let signal = cm_caught_signal()
    return signal == 0 ? nil : signal
  }
}
