// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement
import Foundation

/// A program that was started, reading both of its streams.
package nonisolated final class ChildProcess {
  /// How it ended.
  package enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    /// It had more memory than it may have.
    case outgrew
    /// It wrote more to its standard output than any report is long.
    case flooded
    /// This process was asked to stop by a signal; the child was ended.
    case interrupted(Int32)
  }

  /// Everything written to standard output that `nextLine` did not take.
  package private(set) var output: [UInt8] = []
  /// The last lines of standard error, for messages.
  package private(set) var complaints: [UInt8] = []
  /// `nil` while it runs.
  package private(set) var ending: Ending?
  /// From its start to its end.
  package private(set) var seconds = 0.0

  /// The most that is kept of standard output, in bytes.
  package static let highestOutput = 64 << 20

  private var child = cm_child()
  private let start = Clock.monotonic
  private let memoryLimit: UInt64?
  private let deadline: UInt64
  private let quietLimit: UInt64?
  /// When it has been silent for too long.
  private var quietDeadline = UInt64.max
  private let interrupts: Int32
  private let forward: ([UInt8]) -> Void
  private var isOutputOpen = true
  private var areErrorsOpen = true
  private var status: Int32?
  private var peakResidentBytes: UInt64 = 0
  private var nextMemoryLook: UInt64 = 0

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - timeout: Seconds after which it is killed.
  ///   - quietLimit: Seconds after which it is killed when it has begun to write to its standard output and says no
  ///     more; `nil` for no such limit.
  ///   - interrupts: The descriptor of `cm_catch_interrupts`, or -1.
  ///   - memoryLimit: The most bytes of memory that it may have; `nil` for any.
  ///   - listens: Whether `send` will be used; else its standard input is empty.
  ///   - forward: Receives what it writes to standard error, as it comes.
  /// - Throws: `CheckFailure` when it cannot be started.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], timeout: Double,
    quietLimit: Double? = nil, interrupts: Int32, memoryLimit: UInt64? = nil, listens: Bool = false,
    forward: @escaping ([UInt8]) -> Void
  ) throws {
    let argv = CStrings([program] + arguments)
    let envp = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
    // Looked at now and then, which a fast one outruns: then it is refused more, a little later.
    let dataLimit = memoryLimit.map { $0 &+ $0 / 4 } ?? .max
    let code = cm_spawn(program, argv.pointers, envp.pointers, listens, dataLimit, &child)
    guard code == 0 else {
      throw CheckFailure("\(program) cannot be started: \(String(cString: strerror(code)))")
    }
    // To write to a child that is gone must not end this process.
    if listens { signal(SIGPIPE, SIG_IGN) }
    deadline = Clock.monotonic &+ UInt64(timeout * 1e9)
    self.quietLimit = quietLimit.map { UInt64($0 * 1e9) }
    self.memoryLimit = memoryLimit
    self.interrupts = interrupts
    self.forward = forward
  }

  /// Starts a program and waits for its end.
  package static func run(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment, timeout: Double,
    interrupts: Int32 = -1, forward: @escaping ([UInt8]) -> Void = { _ in }
  ) throws -> ChildProcess {
    let child = try ChildProcess(
      program, arguments, environment: environment, timeout: timeout, interrupts: interrupts,
      forward: forward)
    child.finish()
    return child
  }

  /// Waits for its end; it finds that its standard input has ended.
  ///
  /// - Parameter others: Children that run at the same time. They are read and held to their limits meanwhile: one that nobody
  ///   reads stands still when its pipe is full.
  @discardableResult
  package func finish(beside others: [ChildProcess] = []) -> Ending {
    closeInput()
    pump(beside: others) { false }
    guard let ending else { preconditionFailure("still running at its end") }
    return ending
  }

  /// Waits until one of several ends, if one of them runs; they find that their standard input has ended.
  package static func waitForOne(of children: [ChildProcess]) {
    let running = children.filter { $0.ending == nil }
    for child in running { child.closeInput() }
    running.first?.pump(beside: Array(running.dropFirst())) { running.contains { $0.ending != nil } }
  }

  /// Sends a line to its standard input. One that is gone does not mind; `nextLine` will tell.
  package func send(_ line: String) {
    _ = Descriptor.writeAll("\(line)\n", to: child.input)
  }

  /// Waits for the next line of its standard output and takes it, if it is what is expected.
  ///
  /// - Returns: `nil` when it is something else, or the program ended without one.
  package func nextLine<Value>(as parse: (String) -> Value?) -> Value? {
    var end: Int?
    pump {
      end = output.firstIndex(of: UInt8(ascii: "\n"))
      return end != nil
    }
    guard let end, let value = parse(String(decoding: output[..<end], as: UTF8.self)) else { return nil }
    output.removeSubrange(...end)
    return value
  }

  /// Reads both streams until something is there, or the program ended.
  private func pump(beside others: [ChildProcess] = [], until isDone: () -> Bool) {
    while ending == nil {
      if isDone() { return }
      let running = ([self] + others).filter { $0.mayGoOn() }
      if ending != nil { break }
      var waits = running.flatMap(\.streams) + [pollfd(fd: interrupts, events: Int16(POLLIN), revents: 0)]
      poll(&waits, nfds_t(waits.count), running.map(\.pause).min() ?? 0)
      for (index, child) in running.enumerated() {
        child.take(output: waits[2 * index].revents != 0, errors: waits[2 * index + 1].revents != 0)
      }
    }
    _ = isDone()
  }

  /// Ends it if it has ended, or must not go on.
  ///
  /// - Returns: Whether it goes on.
  private func mayGoOn() -> Bool {
    if ending != nil { return false }
    if !isOutputOpen, !areErrorsOpen, let status {
      end(status)
    } else if let reason = stopReason(Clock.monotonic) {
      stop()
      end(reason)
    }
    return ending == nil
  }

  private var streams: [pollfd] {
    [
      pollfd(fd: isOutputOpen ? child.output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: areErrorsOpen ? child.errors : -1, events: Int16(POLLIN), revents: 0),
    ]
  }

  /// Milliseconds after which it is looked at in any case: a program that it left behind may keep the pipes open.
  private var pause: Int32 {
    if status != nil || (!isOutputOpen && !areErrorsOpen) { return 1 }
    let now = Clock.monotonic
    return Int32(min(100, (max(now, deadline) - now) / 1_000_000 + 1))
  }

  /// Reads what is there. The child's own output is there to be read by the first look after its end, not necessarily by the
  /// last one before.
  private func take(output hasOutput: Bool, errors hasErrors: Bool) {
    let hadEnded = status != nil
    if isOutputOpen, hasOutput {
      isOutputOpen = Self.read(child.output) { output += $0 }
      if let quietLimit { quietDeadline = Clock.monotonic &+ quietLimit }
    }
    if areErrorsOpen, hasErrors {
      areErrorsOpen = Self.read(child.errors) {
        forward($0)
        complaints = (complaints + $0).suffix(8_192)
      }
    }
    if status == nil, cm_has_ended(child.pid) { status = reap() }
    if hadEnded, let status, !hasOutput, !hasErrors { end(status) }
  }

  /// A child that nobody waited for must not go on.
  deinit {
    guard ending == nil else { return }
    stop()
    end(.exited(0))
  }

  private func stop() {
    if status == nil { status = reap() }
  }

  /// Ends the child with everything that it started, and takes its wait status.
  private func reap() -> Int32 {
    cm_kill_session(child.pid)
    return cm_reap(child.pid, &peakResidentBytes)
  }

  private func end(_ status: Int32) {
    let signal = cm_ending_signal(status)
    if signal != 0, hasRunOut { return end(.outgrew) }
    end(signal == 0 ? .exited(cm_exit_code(status)) : .signalled(signal))
  }

  /// Whether a crash is that of a program which was refused memory: it had come to the limit, or says so.
  private var hasRunOut: Bool {
    guard let memoryLimit else { return false }
    if peakResidentBytes >= memoryLimit { return true }
    let lines = String(decoding: complaints, as: UTF8.self)
    let words = ["failed to allocate", "ould not allocate", "std::bad_alloc", "ut of memory"]
    return words.contains { lines.contains($0) }
  }

  private func end(_ ending: Ending) {
    self.ending = ending
    seconds = Double(Clock.monotonic - start) / 1e9
    closeInput()
    close(child.output)
    close(child.errors)
  }

  private func closeInput() {
    if child.input >= 0 { close(child.input) }
    child.input = -1
  }

  /// Why it must not go on; `nil` if it may.
  private func stopReason(_ now: UInt64) -> Ending? {
    let signal = cm_caught_signal()
    if signal != 0 { return .interrupted(signal) }
    if now >= min(deadline, quietDeadline) { return .timedOut }
    if output.count > Self.highestOutput { return .flooded }
    guard let memoryLimit, status == nil, now >= nextMemoryLook else { return nil }
    nextMemoryLook = now &+ 100_000_000
    return cm_data_bytes(child.pid) >= memoryLimit ? .outgrew : nil
  }

  private static func read(_ descriptor: Int32, _ take: ([UInt8]) -> Void) -> Bool {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      got = Glibc.read(descriptor, buffer.baseAddress, 1 << 16)
      count = max(0, got)
    }
    if got < 0 { return errno == EINTR || errno == EAGAIN }
    if got > 0 { take(bytes) }
    return got > 0
  }

}

/// A null-terminated array of C strings that lives as long as this object.
private nonisolated final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
